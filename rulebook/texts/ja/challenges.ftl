### Challenges. Japanese. Positions and moves come from data; colours and numbers come in as selectors.
### $color is yellow, red, green or black; $kind is gain, win-now, save-chevron, win-in-two or win-in-more.

## All challenges

challenge-title = チャレンジ
challenge-intro = コンピューターどうしのゲームに出てきた局面です。どれも、いちばんよい答えはひとつだけ。見つけられますか？
challenge-kind = { $kind ->
    [gain] マスを手に入れる
    [win-now] この手番で勝つ
    [save-chevron] シェブロンを守る
    [win-in-two] 2手番で勝つ
   *[win-in-more] 必ず勝てる手順
}
challenge-grade = { $grade ->
    [1] やさしい
    [2] 少しむずかしい
    [3] ひとひねり
    [4] むずかしい
   *[5] とてもむずかしい
}
challenge-count = { $all }問のうち{ $solved }問クリア
challenge-done = クリア
challenge-open = まだ解いていません
challenge-all = すべてのチャレンジ
challenge-gone = そのチャレンジはありません
challenge-gone-why = アドレスが途中で切れているのかもしれません。一覧にすべてのチャレンジがあります。

## The challenge of the day

challenge-daily = 今日のチャレンジ
challenge-daily-about = 今日のチャレンジは、みんな同じ問題です。月曜日はやさしく、日曜日はむずかしくなります。
challenge-daily-solved = 今日のチャレンジはクリアしました。明日は新しい問題です。

## The task

challenge-side = { $color ->
    [yellow] 自分の色は黄色です。
    [red] 自分の色は赤です。
    [green] 自分の色は緑です。
   *[black] 自分の色は黒です。
}
challenge-target = このゲームは、盤の上にマーカーが{ $markers }個あれば勝ちです。
challenge-last-round = { $color ->
    [yellow] 黄色
    [red] 赤
    [green] 緑
   *[black] 黒
}が最初にパスしました。最後のラウンドです。
challenge-task-gain = 1回の移動で、{ $fields }マスを手に入れましょう。
challenge-task-win-now = この手番で勝ちましょう。
challenge-task-save-chevron = { $chevrons ->
    [1] 最後のシェブロンを守りましょう。手番のあと、だれにも取られず、閉じこめられもしないようにします。
   *[other] 自分のシェブロンのひとつが危険です。相手が何をしても、ひとつも取られず、負けにもならないようにしましょう。
}
challenge-task-win-in-two = 相手が何をしても、2手番で勝ちましょう。
challenge-task-win-in-more = 相手が何をしても、{ $turns }手番で勝ちましょう。

## What comes of a move

challenge-solved = { $praise ->
    [1] よく見つけました！
    [2] それです！
    [3] お見事！
   *[4] そのとおり。よくできました！
}
challenge-go-on = ここまで正解！ 相手が動きました。残りは{ $turns }手番です。
challenge-miss-gained = { $fields ->
    [0] それではマスがふえません。{ $wanted }マス手に入る動かし方があります。
   *[other] それだと{ $fields }マスです。{ $wanted }マス手に入る動かし方があります。
}
challenge-miss-gave-up = それではマーカーを手放してしまいます。{ $wanted }マス手に入る動かし方があります。
challenge-miss-not-over = まだです。ゲームは続いてしまいます。
challenge-miss-not-won = ゲームは終わりますが、ひとりの勝ちにはなりません。
challenge-miss-escapes = 相手は { $reply } で逃げてしまいます。
challenge-miss-chevron-taken = 相手は { $reply } で、{ $field } のシェブロンを取ります。
challenge-miss-put-out = 相手に { $reply } とされて、負けてしまいます。
challenge-miss-otherwise = それではありません。

## Help

challenge-try-again = もう一度
challenge-hint = ヒント
challenge-hint-chevron = { $field } のシェブロンを見てみましょう。
challenge-show-answer = 答えを見る
challenge-next = 次のチャレンジ
