### The texts of the page, Japanese. Colours and numbers come in as selectors; $color is yellow, red, green or black.

## Everywhere

title = パクルー – シャクルー、アザクルー、パクルー
navigation = メインメニュー
skip = 本文へスキップ
home = トップページへ
games = マイゲーム
lobby = ロビー
online-game = オンラインゲーム
analyse = 検討
rules = ルール
settings = 設定
language = 言語
back = 戻る
no = いいえ
update-ready = このページの新しいバージョンがあります。
update-reload = 再読み込み
list-comma = {"、"}
list-two = { $first }と{ $second }
color = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}

## Start

welcome = ひとつの盤で3つのゲーム
welcome-more = 前だけを見て進むシェブロンと、土地を手に入れるマーカー。シャクルーは5分で覚えられ、パクルーは何年でも楽しめます。
the-games = ゲーム
game-name = { $game ->
    [shacru] シャクルー
    [azacru] アザクルー
   *[pacru] パクルー
}
game-about = { $game ->
    [shacru] 1マスずつ自分の色にしていき、だれももう増やせなくなったら終わりです。だれでもすぐに覚えられます。
    [azacru] マーカーがシェブロンの力になります。長距離移動も、コネクションも、ジャンプもできます。
   *[pacru] 挟撃（ピンサー）、ミーティング、その場での方向転換。すべての技がそろっています。
}
game-facts = { $age }歳から · { $minutes }分
play-computer = コンピューターと対戦
other-ways = ほかの遊び方
more-ways = { $game ->
    [shacru] シャクルーのほかの遊び方
    [azacru] アザクルーのほかの遊び方
   *[pacru] パクルーのほかの遊び方
}
go-on = 続きから遊ぶ
play-elsewhere = 離れた人と遊ぶ
to-the-lobby = 今遊べる人を探す

## Games that are kept

no-games-yet = このブラウザーに保存されたゲームはまだありません。
open-game = このゲームを開く
forget-game = 削除
forget-sure = 本当に削除しますか？
turn-number = { $turn }手目
game-gone = このゲームは見つかりません
game-gone-why = 別のブラウザーで遊んだか、削除された可能性があります。
lost = ここには何もありません
lost-why = アドレスが正しくないようです。ゲームはトップページで待っています。

## Setting up a game

new-game = 新しいゲーム
which-game = ゲーム
how-many = 人数
seats-number = { $seats }人
who-plays = プレイヤー（手番順）
seat-color = 席{ $seat }の色
seat-who = 席{ $seat }のプレイヤー
seat-name = 席{ $seat }の名前
seat-earlier = 席{ $seat }の順番を早くする
name = 名前
who-me = あなた
who-here = いっしょにいる人
who-elsewhere = 離れた場所の人
who-computer = コンピューター レベル{ $level }
options = オプション
option-no-twist = ボーダーランドツイストなし
option-meet9 = 大会のミーティングルール：相手のだれかのマーカーが9個以上のときだけ成立
option-target = 勝つのに必要なマーカーの数
clock = 持ち時間
clock-none = 制限なし
clock-setting = { $minutes }分＋1手ごとに{ $seconds }秒
clock-own = 自分で決める…
clock-days = 1手ごとに{ $days }日
clock-minutes = 分
clock-increment = 1手ごとに加える秒数
series = ゲーム数
series-games = { $games ->
    [1] 1ゲーム
   *[other] { $games }ゲーム、マーカーを合計
}
begin = 開始

## Settings

look = 外観
look-system = システムに合わせる
look-light = ライト
look-dark = ダーク
setting-coordinates = 座標を表示
setting-confirm = 動かす前に毎回確認する
setting-sound = オンラインで自分の手番になったら音を鳴らす
notify-ask = 自分の手番になったら通知する
notify-on = ページを開いている間、通知はオンです。

## The board

board-label = { $game ->
    [shacru] シャクルーの盤
    [azacru] アザクルーの盤
   *[pacru] パクルーの盤
}
field-chevron = { $at }、{ $facing ->
    [north] 北
    [north-east] 北東
    [east] 東
    [south-east] 南東
    [south] 南
    [south-west] 南西
    [west] 西
   *[north-west] 北西
}向きの{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロン{ $marked ->
    [yes] 、自分のマーカーの上
   *[no] {""}
}
field-marker = { $at }、{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のマーカー
field-empty = { $at }、中立
field-can-move = { $what }。移動先：{ $fields }
field-can-turn = { $what }。方向転換できます
field-chosen = { $what }。選択中
field-goal = { $what }。移動できます
field-choice = { $what }。選べます

## What to do now

do-chevron = { $me ->
    [yes] あなたの手番（{ $color ->
        [yellow] 黄色
        [red] 赤
        [green] 緑
       *[black] 黒
    }）です。シェブロンを選んでください。
   *[no] { $color ->
        [yellow] 黄色
        [red] 赤
        [green] 緑
       *[black] 黒
    }の手番です。シェブロンを選んでください。
}
do-destination = 移動先を選んでください。
do-twist = 境界を越えました。どちらに向けますか？
do-mark = { $pincer ->
    [yes] 取りました！境界も越えたので、マーカーを置く中立のマスを選んでください。
   *[no] 境界を越えました。マーカーを置く中立のマスを選んでください。
}
do-transform = { $pincer ->
    [yes] 取りました！ここには中立のマスがないので、ほかのプレイヤーのマスをひとつ選んで、自分の色に変えてください。
   *[no] ここには中立のマスがありません。ほかのプレイヤーのマスをひとつ選んで、自分の色に変えてください。
}
do-connection-or-mark = コネクションにするか、自分の色に変えるマスを選んでください。
do-meeting = ミーティングです！盤全体からシェブロンがいないマスをひとつ選んで、自分の色に変えてください。
do-give = { $owed ->
    [0] 取り除くマーカーがそろいました。
   *[other] 取り除くマーカーをあと{ $owed }個選んでください。
}
do-computer = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}が考えています…
do-pass = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}は動けないのでパスします。
do-confirm = この手でいいですか？
do-look-back = 前の手番を表示しています。
do-over = ゲームは終わりました。
hurry = 急がせる
to-the-game = ゲームに戻る
confirm = 決定
twist-left = 左へツイスト
straight = そのまま
twist-right = 右へツイスト
take-connection = コネクションにする
turn-left = 左へ方向転換
turn-right = 右へ方向転換
rule-number = ルール { $rule }

## Around the board

game-panel = プレイヤーと手順
game-actions = ゲーム
looking-back = ふり返る
player-out = 脱落
player-won = 勝ち
player-to-move = 手番
markers = マーカー{ $markers }個
markers-of = マーカー{ $markers }/{ $target }個
chevrons-left = シェブロン{ $chevrons }個
moves = 手順
no-moves-yet = まだだれも動かしていません。
first = 最初へ
previous = 1手戻る
next = 1手進む
last = 最後へ
undo = 元に戻す
redo = やり直す
hint = ヒント
hint-thinking = ヒントを探しています…
turn-board = 盤を回す
resign = 投了
resign-sure = 投了しますか？
resign-yes = はい、投了します
not-kept = このブラウザーではゲームを保存できません。ページを閉じると消えてしまいます。

## What happened

event-captured = { $at }の{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロンが取られました。
event-removed = コネクションと引き換えに、{ $at }の{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロンが盤から取り除かれました。
event-last-round = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}は動けません。最後のラウンドが始まります。
event-passed = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}はパスしました。
event-out = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}は脱落です。{ $why ->
    [captured] 最後のシェブロンを取られました。
    [blocked] 動かせるシェブロンがありません（ブロック負け）。
    [resign] 投了しました。
    [time] 時間切れです。
   *[gone] ゲームから抜けました。
}

## The end

end-nobody = 勝者はいません。
end-won = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}の勝ちです！
end-drawn = { $winners }の引き分けです。
end-shared = { $winners }がそろって勝ちました。
end-why = { $reason ->
    [target] マーカーが{ $markers }個になり、目標の{ $target }個に届きました。
    [last] ほかのプレイヤーはもう残っていません。
    [dead] もうだれもマスを増やせません。いちばん多いマーカーの数：{ $markers }個。
    [last-round] 最後のラウンドが終わりました。いちばん多いマーカーの数：{ $markers }個。
    [repetition] 同じ局面が3回目に現れました。
    [agreed] プレイヤーどうしの合意で決まりました。
    [cancelled] ゲームは中止になりました。
   *[idle] { $game ->
        [pacru] 変化のない手番が続きすぎました。
       *[other] 変化のない手番が続きすぎました。いちばん多いマーカーの数：{ $markers }個。
    }
}
chart-of-markers = ゲーム中の各プレイヤーのマーカーの数
rematch = もう一度対戦
next-game = 次のゲーム
save-record = 棋譜を保存
copy-record = 棋譜をコピー
copied = コピーしました
series-so-far = { $planned }ゲーム中{ $played }ゲーム目
total-markers = マーカー
total-wins = 勝ち

## Why not

why-stuck = { $at }のシェブロンは進めません。{ $because }
why-edge = { $at }のシェブロンは進めません。目の前が盤の端です。
why-no-chevron-chosen = 先にシェブロンを選んでください。
why-not-a-way = 左、そのまま、右のどれかを選んでください。
why-form = 手として読めません。{ $column }文字目がまちがっています。
why-game-over = ゲームは終わりました。
why-no-passing = このゲームではパスできません。
why-can-move = パスできるのは動かせるシェブロンがないときだけですが、{ $at }のシェブロンは動かせます。
why-no-reorientation = { $game ->
    [shacru] シャクルーでは、その場での方向転換はできません。
   *[azacru] アザクルーでは、その場での方向転換はできません。
}
why-no-chevron = { $at }にシェブロンはいません。
why-not-yours = { $at }のシェブロンは{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のものです。
why-direction = { $from }から{ $to }のほうへは進めません。進めるのは、向いている方向か、そこから45°左か右の方向だけです。
why-one-field = 遠すぎます。シャクルーでは、シェブロンは1マスだけ進みます。
why-too-far = 遠すぎます。ここでの移動力は{ $power }マスです。
why-in-the-way = { $at }の{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロンが道をふさいでいます。
why-occupied = { $at }には{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロンがいます。
why-no-pincer = { $at }の{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロンを取るには、自分のシェブロン2つがアタックしていなければなりません。{ $attackers ->
    [0] いまはひとつもありません。
    [1] いまはひとつだけです。
   *[other] いまは{ $attackers }つです。
}
why-nothing-to-take = { $at }に取れるシェブロンはいません。
why-write-as-pincer = { $at }のシェブロンを取る手は、x を使って書きます。
why-others-marker = { $at }には{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のマーカーがあります。
why-twist-without-border = 境界を越えなければ、ツイストはできません。
why-twist-of-lost-chevron = コネクションでシェブロンが盤から取り除かれるので、ツイストはできません。
why-no-twist = このゲームはツイストなしで遊んでいます。
why-nothing-to-choose = ここで選べるのはツイストだけです。
why-mark-due = 境界を越えます。自分の色に変えるマスを選んでください。
why-mark-or-connection-due = コネクションで、境界も越えます。コネクションにするか、自分の色に変えるマスを選んでください。
why-connection-due = これはコネクションです。
why-no-connection = これはコネクションではありません。
why-bad-mark = { $at }にマーカーは置けません。{ $why ->
    [elsewhere] 着いたボーダーランドのマスではありません。
    [occupied] シェブロンがいます。
    [own] すでに自分のマスです。
   *[not-neutral] 中立のマスが先です。
}
why-meeting-due = { $at }のシェブロンとミーティングになります。自分の色に変えるマスを選んでください。
why-bad-meeting = ミーティングで{ $at }は変えられません。{ $why ->
    [occupied] シェブロンがいます。
    [own] すでに自分のマスです。
   *[other] ルールに合いません。
}
why-nothing-to-mark = { $at }にマーカーは置けません。このボーダーランドに変えられるマスはありません。
why-no-meeting = { $at }までは選べません。ミーティングではありません。
why-field-too-many = { $at }までは選べません。
why-price = この方向転換には、シェブロンがいないマスの自分のマーカーが{ $price }個必要です。{ $given ->
    [0] いまはひとつもありません。
   *[other] いまは{ $given }個しかありません。
}
why-no-own-marker = { $at }に取り除ける自分のマーカーはありません。
why-marker-under-chevron = { $at }のマーカーの上にはシェブロンがいます。

## Why a position is impossible

setup-color-not-playing = { $at }にある{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}は、参加していない色です。
setup-chevron-of-player-out = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}は脱落しているのに、{ $at }にシェブロンがいます。
setup-chevron-on-others-marker = { $at }の{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロンが、ほかのプレイヤーのマーカーの上にいます。
setup-too-many-chevrons = { $at }の{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロンは置けません。{ $allowed }個までです。
setup-not-playing = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}は参加していません。
setup-nobody-in = 全員が脱落しています。少なくとも1人は残っていなければなりません。
setup-mover-out = 手番の{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}が脱落しています。
setup-no-last-round = 最後のラウンドがあるのはアザクルーだけです。
setup-number = 範囲を外れた数があります。
setup-in-without-chevrons = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}はシェブロンがひとつもないので脱落です。
setup-target-not-to-move = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}はもう勝っているのに、手番ではありません。
setup-mover-blocked = 手番の{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}は動かせるシェブロンがないので脱落です。

## Analysis

analysis-panel = コンピューターと手順
engine = コンピューター
engine-off = オフ
engine-begins = 考え始めました…
engine-busy = ゲーム全体を評価しています
engine-fair = ほかの人と対局中の局面です。ゲームが終わるとコンピューターがまた手伝います。
engine-progress = 深さ{ $depth } · { $nodes }局面を検討
engine-says = いまのところの最善手：{ $move }、{ $depth }手先まで読みました。
best-lines = 最善の手順
shares = 予想勝率
share = { $percent }%
won-in = { $turns }手で勝ち
lost-in = { $turns }手で負け
pass = パス
tree-start = 開始
tree-empty = 盤の上で、どの色の手でも順番に進めてみてください。同じ局面で別の手を選ぶと分岐になります。
tree-actions = 手順と盤
promote = 本筋にする
delete-from-here = ここ以降を削除
edit-position = 局面を編集
evaluate-game = ゲーム全体を評価
evaluate-stop = 中止
evaluate-progress = { $all }局面中{ $done }
chart-of-shares = ゲーム中の各プレイヤーの予想勝率
turning-points = 勝負の分かれ目
no-turning-points = 大きく動いた手番はありません。
turning-point = { $turn }手目：{ $move }で{ $percent }%損をしました。
turning-better = { $move }のほうがいい手でした。
import = 棋譜や局面を開く
import-label = 棋譜、局面、または手を貼り付けてください
import-open = 開く
import-file = ファイルを選ぶ
export = 保存とコピー
position-text = 局面
copy-position = 局面をコピー
save-picture = 画像を保存
copy-picture = 画像をコピー
editor-board = 局面編集の盤
editor-possible = ありうる局面です。
editor-leave = 検討に戻る
editor-use = この局面を使う
editor-start = 初期ポジション
editor-empty = 空の盤
editor-to-move = 手番
editor-order = 色（手番順）
palette = 盤に置くもの
palette-hint = シェブロンをもう一度選ぶと、ここでも盤の上でも45°回ります。
brush-marker = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のマーカー
brush-chevron = { $facing ->
    [north] 北
    [north-east] 北東
    [east] 東
    [south-east] 南東
    [south] 南
    [south-west] 南西
    [west] 西
   *[north-west] 北西
}向きの{ $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロン
brush-eraser = 消しゴム
paste-empty = まだ開くものがありません。
paste-too-long = ゲームにしては長すぎます。
paste-unknown = 棋譜でも、局面でも、手の一覧でもありません。
paste-at = { $line }行目、{ $column }文字目：{ $what }
record-empty = ゲームが入っていません。棋譜は [Game "…"] で始まります。
record-tag = タグは [Name "value"] のように書きます。
record-repeated-tag = タグ { $name } が2回出てきます。
record-missing-tag = タグ { $name } がありません。
record-start-differs = タグ Start のゲームか手番の順番が、Game や Order と違います。
record-result-tag = 「{ $text }」は結果として読めません。「g target 42-31」や「*」のように書きます。
record-open-comment = コメントを閉じる波かっこがありません。
record-no-comment = コメントがないのに、閉じる波かっこがあります。
record-open-branch = 分岐を閉じるかっこがありません。
record-no-branch = 分岐がないのに、閉じるかっこがあります。
record-branch-of-nothing = 分岐は、置き換える手のあとに書きます。
record-too-deep = 分岐の中の分岐が深すぎます。
record-move = { $move } – { $why }
record-already-out = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}はすでに脱落しています。
record-missing-result = ゲームの結果がありません。最後に勝者の色の文字を、終わっていないゲームなら * を書いてください。
record-result-in-branch = 分岐の中に結果は書けません。
record-trailing = 結果のあとに余分なものがあります。
position-at = { $part ->
    [game] ゲーム
    [order] 手番の順番
    [to-move] いまの手番
    [board] 盤
    [last-round] 最後のラウンド
    [idle] 変化のない手番の数
   *[turn] 手番の番号
}（{ $column }文字目）：{ $what }
position-missing = 抜けています。局面は、ゲーム、手番の順番、いまの手番、盤、最後のラウンド、変化のない手番の数、手番の番号の7つの部分からなります。
position-space = 部分と部分の間は、半角スペースひとつで区切ります。
position-trailing = 手番の番号のあとに余分なものがあります。
position-no-color = 「{ $text }」は色ではありません。y、r、g、b のどれかを使います。
position-ranks = 横の段が9段ではなく{ $ranks }段です。
position-rank = { $rank }段目のマスが9個ではなく{ $fields }個です。
position-character = 「{ $text }」は盤に書けません。1 から 9 の数、y のようなマーカー、Y4 や Y4+ のようなシェブロンを使います。
position-numbers = 数が2つ並んでいます。合計を書いてください。
position-facing = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}のシェブロンに向き（0 から 7）がありません。
position-number = 「{ $text }」は、数字だけで書いた1000000以下の数ではありません。
position-game = 「{ $text }」は3つのゲームのどれでもありません。
position-option = このゲームに「{ $text }」というオプションがないか、ここには書けません。
position-order = 参加するのは、異なる2色、3色、または4色です。
position-not-opposite = 2人なら向かい合って座ります。緑と黄色、または赤と黒です。

## 学ぶ

learn = 学ぶ
learn-about = 本物の盤で学ぶ短いコースです。1つのステップに1つずつ、すぐに試しながら覚えられます。
learn-rules = すべてのルールを図入りで。読むことも、冊子として印刷することもできます。
learn-questions = パスしてもいい？ 2人が同時に勝ったら？ よくある質問への答えです。
courses = コース
course-begin = はじめる
course-go-on = 続きから
course-again = もう一度
course-progress = { $all }ステップ中{ $done }ステップ完了
course-end = 最後まで来ました
steps = ステップ
steps-left = まだ残っているステップ：
step-number = ステップ{ $step }／{ $all }
step-mark = { $mark ->
    [done] （完了）
    [skipped] （スキップ）
   *[open] （まだ）
}
step-before = 前のステップへ
task = 課題
next-step = 次へ
skip-step = スキップ
show-me = お手本を見る
shown-now = こうすればできます。今度は自分でやってみましょう！
try-again = もう一度やってみる
missed = できる手ですが、ここでの課題とは違います。
do-stuck = 動かせるシェブロンがありません。
start-over = このコースを最初からやり直す
start-over-sure = ここまでの記録を消しますか？
play-level = コンピューター（レベル{ $level }）と対戦
next-course = { $game ->
    [shacru] シャクルーを学ぶ
    [azacru] 次はアザクルーへ
   *[pacru] 次はパクルーへ
}
offer-course = { $game ->
    [shacru] はじめてですか？ 本物の盤で、シャクルーを5分で覚えましょう。
    [azacru] シャクルーはもう大丈夫！ 次はアザクルー。10分で、シェブロンが遠くまで走れるようになります。
   *[pacru] アザクルーはもう大丈夫。次は20分で、パクルーのすべてを覚えましょう。
}
offer-go-on = { $game ->
    [shacru] シャクルーの続きを学びますか？ 次はステップ{ $step }／{ $all }です。
    [azacru] アザクルーの続きを学びますか？ 次はステップ{ $step }／{ $all }です。
   *[pacru] パクルーの続きを学びますか？ 次はステップ{ $step }／{ $all }です。
}
offer-take = 今すぐ学ぶ
offer-refuse = いいえ
challenges = チャレンジ
challenges-about = コンピューターどうしのゲームに現れた局面です。一番よい答えは1つだけ。見つけられますか？
daily = 今日のチャレンジ
daily-open = 毎日新しい問題が出ます。解けますか？
daily-solved = 解けました！ 明日また新しい問題が出ます。
daily-take = 挑戦する
questions = 質問
search = 検索
nothing-found = そのような質問はありません。
contents = 目次
all-games = 3つのゲームすべて
print = 印刷
loading = 読み込み中…
not-loaded = 読み込めませんでした
not-loaded-why = 接続が切れているかもしれません。あとでもう一度お試しください。
