### Challenges. Korean. Positions and moves come from data; colours and numbers come in as selectors.
### $color is yellow, red, green or black; $kind is gain, win-now, save-chevron, win-in-two or win-in-more.

## All challenges

challenge-title = 도전 문제
challenge-intro = 컴퓨터가 혼자 둔 게임에서 나온 상황이에요. 문제마다 가장 좋은 답은 하나뿐이에요. 찾을 수 있나요?
challenge-kind = { $kind ->
    [gain] 칸 얻기
    [win-now] 이번 차례에 이기기
    [save-chevron] 말 지키기
    [win-in-two] 두 번 만에 이기기
   *[win-in-more] 반드시 이기기
}
challenge-grade = { $grade ->
    [1] 쉬움
    [2] 조금 어려움
    [3] 까다로움
    [4] 어려움
   *[5] 아주 어려움
}
challenge-count = { $all }개 가운데 { $solved }개 해결
challenge-done = 해결함
challenge-open = 아직 풀지 않음
challenge-all = 모든 문제
challenge-gone = 그런 문제는 없어요
challenge-gone-why = 주소가 잘린 것일지도 몰라요. 목록에 모든 문제가 있어요.

## The challenge of the day

challenge-daily = 오늘의 문제
challenge-daily-about = 오늘의 문제는 누구에게나 똑같아요. 월요일은 쉽고 일요일은 어려워요.
challenge-daily-solved = 오늘의 문제를 풀었어요. 내일은 새 문제가 나와요.

## The task

challenge-side = { $color ->
    [yellow] 노란색을 맡아요.
    [red] 빨간색을 맡아요.
    [green] 녹색을 맡아요.
   *[black] 검은색을 맡아요.
}
challenge-target = 이 게임은 판에 마커 { $markers }개를 모으면 이겨요.
challenge-last-round = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}이 가장 먼저 패스했어요. 마지막 라운드예요.
challenge-task-gain = 한 번 움직여서 { $fields }칸을 얻어 보세요.
challenge-task-win-now = 이번 차례에 이겨 보세요.
challenge-task-save-chevron = { $chevrons ->
    [1] 마지막 말을 지키세요. 내 차례가 끝난 다음에는 아무도 그 말을 잡거나 가둘 수 없어야 해요.
   *[other] 내 말 하나가 위험해요. 상대가 어떻게 해도 말을 하나도 잡지 못하고 이기지도 못하게 하세요.
}
challenge-task-win-in-two = 상대가 어떻게 하든 두 번 만에 이겨 보세요.
challenge-task-win-in-more = 상대가 어떻게 하든 { $turns }번 만에 이겨 보세요.

## What comes of a move

challenge-solved = { $praise ->
    [1] 잘 봤어요!
    [2] 바로 그거예요!
    [3] 멋져요!
   *[4] 맞아요. 잘했어요!
}
challenge-go-on = 여기까지 좋아요! 상대가 움직였어요. { $turns }번 남았어요.
challenge-miss-gained = { $fields ->
    [0] 그러면 칸을 하나도 못 얻어요. { $wanted }칸까지 얻을 수 있어요.
   *[other] 그러면 { $fields }칸을 얻어요. { $wanted }칸까지 얻을 수 있어요.
}
challenge-miss-gave-up = 그러면 마커를 내주게 돼요. { $wanted }칸까지 얻을 수 있어요.
challenge-miss-not-over = 아직 아니에요. 게임이 계속될 거예요.
challenge-miss-not-won = 게임은 끝나지만 혼자 이긴 것이 아니에요.
challenge-miss-escapes = 상대가 { $reply } 이동으로 빠져나가요.
challenge-miss-chevron-taken = 상대가 { $reply } 이동으로 { $field }에 있는 내 말을 잡아요.
challenge-miss-put-out = 상대가 { $reply } 이동을 하면 져요.
challenge-miss-otherwise = 그건 답이 아니에요.

## Help

challenge-try-again = 다시 해 보기
challenge-hint = 힌트
challenge-hint-chevron = { $field }에 있는 말을 살펴보세요.
challenge-show-answer = 답 보기
challenge-next = 다음 문제
