### 離れた人と遊ぶゲームの文章、日本語。必要になったときに読み込みます。

## Names that are suggested, and how the two words stand together

name-adjectives = 勇敢な, 陽気な, 静かな, すばやい, かしこい, やさしい, 元気な, 幸運な, 大胆な, ふしぎな, 金色の, 銀色の, 夢見る, 身軽な, ものしりな, ほがらかな
name-animals = キツネ, カワウソ, フクロウ, ウサギ, アナグマ, サギ, イルカ, ハリネズミ, カラス, パンダ, リス, ハヤブサ, カメ, ビーバー, タヌキ, ツバメ
name-suggested = { $adjective }{ $animal }
your-name = あなたの名前
another-name = ほかの名前

## Inviting

who-may-come = だれが参加できますか？
only-with-link = リンクを知っている人
anyone-may-come = だれでも（ロビーに表示）
invite = ゲームを作って招待する
invite-someone = だれかを招待する
invite-link = いっしょに遊ぶ人にこのリンクを送ってください
watch-link = このリンクを開いた人は観戦できます
watch-link-more = 観戦だけのリンク
copy-link = リンクをコピー
share-link = 共有
qr-code = { $link } のQRコード
qr-why = このコードをカメラで読み取ることもできます。

## Waiting

waiting-for = あと{ $seats }人を待っています…
waiting-watch = ゲームが始まるとすぐに表示されます。
seat-free = 空席
sit-down = 座る
sit-down-as = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}の席に座る
stand-up = 席を立つ
call-off = ゲームを取りやめる
call-off-sure = 本当に取りやめますか？
public-game = ロビーでだれでも
private-game = リンクを知っている人だけ

## The connection

link-connecting = 接続しています…
link-connected = 接続中
link-reconnecting = 接続が切れました。再接続しています…
link-offline = この端末はオフラインです。つながるとゲームが続きます。
link-restarting = サーバーが再起動しています。まもなく戻ります…
link-other-version = サーバーが新しいバージョンになりました。ページを再読み込みしてください。
unsent = 接続が戻ったら送信します。
player-present = 接続中
player-away = 不在
you = あなた
you-watch = 観戦中です
watchers = { $watchers }人が観戦中
looking-for-game = ゲームを探しています…
no-game = そのゲームはないか、あなたは見られません
no-game-why = 非公開のゲームはリンクを知っている人だけが見られます。アドレスの一部が欠けているかもしれません。
no-server-title = ゲームに接続できません
no-server = ゲームサーバーがないか、接続できません。この画面でのゲームはいつもどおり遊べます。

## Playing

your-turn = あなたの手番
do-elsewhere = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}の手番です。
do-sending = 手を送信しています…
time-left = { $days }日{ $hours }時間
time-until = 残り{ $left }
clock-seconds = { $seconds }秒＋1手ごとに{ $increment }秒
fair-play = ほかの人との対局中は、ヒント・元に戻す・検討は使えません。
offer-draw = 引き分けを提案
take-back = 待ったを頼む
offer-open = { $offer ->
    [draw] { $name }さんが引き分けを提案しています。
    [take-back] { $name }さんが最後の手を戻したいと言っています。
   *[rematch] { $name }さんがもう一度遊びたいと言っています。
}
offer-waiting = { $offer ->
    [draw] 引き分けを提案しました。返事を待っています…
    [take-back] 最後の手を戻したいと頼みました。返事を待っています…
   *[rematch] もう一度遊びたいと伝えました。ほかの人を待っています…
}
offer-yes = 受ける
offer-no = 断る
offer-withdraw = 取り下げる
claim-why = { $name }さんは長い間不在です。
claim = この人なしで続ける

## Table talk

talk = テーブルでの会話
say-something = 話しかける
said-hidden = このメッセージは非表示になりました。
chat = 自由に書く
chat-why = テーブルの全員がオンにすると、メッセージを書けます。それまでは用意された言葉を使えます。
chat-waits = 全員がオンにするのを待っています。
chat-flows = 全員がオンにしました。思いやりのある言葉で。
chat-text = メッセージ
chat-send = 送信
mute = { $name }さんの発言を表示しない
unmute = { $name }さんの発言をまた表示する
phrase-hello = こんにちは！
phrase-good-luck = がんばって！
phrase-have-fun = 楽しみましょう！
phrase-nice-move = いい手ですね！
phrase-wow = わあ！
phrase-oops = おっと！
phrase-one-moment = 少し待ってください。
phrase-back = 戻りました。
phrase-your-turn = あなたの番ですよ！
phrase-sorry = ごめんなさい！
phrase-thanks = ありがとう！
phrase-well-played = いい勝負でした！
phrase-again = もう一局どうですか？
phrase-bye = そろそろ行きます。さようなら！

## The lobby, and my games

open-invitations = 募集中
no-invitations = 今は待っている人がいません。だれかを招待しましょう！
playing-now = 対局中
nobody-plays = 公開中の対局はありません。
watch = 観戦する
open-it = 開く
option-meet9-short = 大会のミーティングルール
option-target-short = マーカー{ $target }個で勝ち
games-online = 離れた人とのゲーム
game-waits = 参加者を待っています
device-why = ほかの端末で続けるには、その端末で個人用リンクを開きます。ほかの人には教えないでください。
device-ask = ほかの端末用のリンク
device-link = ほかの端末でこのリンクを開いてください
device-until = 15分以内に1回だけ使えます。
device-title = この端末でゲームを続ける
device-none = ゲームをこの端末でも続けるには、ほかの端末の個人用リンクをここで開いてください。リンクはその端末の「マイゲーム」にあります。
device-own = このブラウザーにはすでにゲームがあります。続けると、代わりに別の端末のゲームが表示され、ここにあったゲームはこのブラウザーでは続けられなくなります。
device-instead = 別の端末のゲームを表示する
device-entering = 少々お待ちください…
device-entered = 完了しました。ここでもあなたのゲームを続けられます。

## What the server does not do

refused-behind = その間にゲームが進みました。今はこうなっています。
refused-illegal = サーバーがこの手を受け付けませんでした。
refused-not-your-turn = あなたの手番ではありません。
refused-not-your-seat = あなたの席ではありません。
refused-seat-taken = ほかの人が先に座りました。
refused-not-begun = ゲームはまだ始まっていません。
refused-over = ゲームは終わっています。
refused-not-over = ゲームはまだ終わっていません。
refused-too-late = もう遅すぎます。
refused-too-early = まだ早すぎます。
refused-no-offer = その提案はもうありません。
refused-nothing-to-take-back = 戻せる手がありません。
refused-chat-off = 自由に書くには、非公開のゲームで全員がオンにする必要があります。
refused-bad-text = もう少し短く、または少し長く書いてください。
refused-bad-setup = この設定ではゲームを作れません。
refused-bad-message = サーバーがこのページを理解できませんでした。再読み込みしてください。
refused-not-found = そのゲームはないか、あなたは見られません。
refused-bad-key = このリンクは使えないか、期限が切れています。
refused-too-many = 短い時間に多すぎます。少し待ってください。
refused-storage = 今はサーバーに保存できません。もう一度試します。
refused-stopping = サーバーが再起動しています。もう一度試します。
refused-version = サーバーが新しいバージョンになりました。ページを再読み込みしてください。
