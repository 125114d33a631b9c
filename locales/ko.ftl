### The texts of the page, Korean. Colours and numbers come in as selectors; $color is yellow, red, green or black.

## Everywhere

title = 파크루 – 샤크루, 아자크루, 파크루
navigation = 주 메뉴
skip = 본문으로 건너뛰기
home = 시작 화면으로
games = 내 게임
lobby = 로비
online-game = 온라인 게임
analyse = 분석
rules = 규칙
settings = 설정
language = 언어
back = 뒤로
no = 아니요
update-ready = 이 페이지의 새 버전이 준비됐어요.
update-reload = 새로고침
list-comma = {", "}
# Only names of colours are joined, and all of them end in -색.
list-two = { $first }과 { $second }
color = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}

## Start

welcome = 판 하나로 즐기는 세 가지 게임
welcome-more = 말은 앞만 보고 나아가고, 마커는 땅을 차지해요. 샤크루는 5분이면 배우고, 파크루는 몇 년을 해도 질리지 않을 거예요.
the-games = 게임
game-name = { $game ->
    [shacru] 샤크루
    [azacru] 아자크루
   *[pacru] 파크루
}
game-about = { $game ->
    [shacru] 한 칸씩 차지해 나가다가 아무도 더 얻을 수 없으면 끝나요. 누구나 금방 배워요.
    [azacru] 마커가 말에게 힘을 줘요. 장거리 이동, 연결, 점프까지 할 수 있어요.
   *[pacru] 협공, 접선, 제자리 방향 전환까지, 모든 기술이 다 있어요.
}
game-facts = { $age }세 이상 · { $minutes }분
play-computer = 컴퓨터와 하기
other-ways = 다른 방식으로 하기
more-ways = { $game ->
    [shacru] 샤크루 다른 방식으로 하기
    [azacru] 아자크루 다른 방식으로 하기
   *[pacru] 파크루 다른 방식으로 하기
}
go-on = 하던 게임 이어서 하기
play-elsewhere = 멀리 있는 사람과 하기
to-the-lobby = 지금 할 사람 찾기

## Games that are kept

no-games-yet = 이 브라우저에 저장된 게임이 아직 없어요.
open-game = 이 게임 열기
forget-game = 삭제
forget-sure = 정말 삭제할까요?
turn-number = { $turn }번째 차례
game-gone = 게임을 찾을 수 없어요
game-gone-why = 다른 브라우저에서 했거나 삭제된 게임일 수 있어요.
lost = 여기에는 아무것도 없어요
lost-why = 주소가 잘못된 것 같아요. 게임은 시작 화면에서 기다리고 있어요.

## Setting up a game

new-game = 새 게임
which-game = 게임
how-many = 인원
seats-number = { $seats }명
who-plays = 참가자 (차례 순)
seat-color = { $seat }번 자리의 색
seat-who = { $seat }번 자리의 참가자
seat-name = { $seat }번 자리의 이름
seat-earlier = { $seat }번 자리의 순서 앞당기기
name = 이름
who-me = 나
who-here = 같이 있는 사람
who-elsewhere = 멀리 있는 사람
who-computer = 컴퓨터 { $level }단계
options = 옵션
option-no-twist = 경계선 변화(말 돌리기) 없이
option-meet9 = 대회용 접선 규칙: 상대 중 누군가의 마커가 9개 이상일 때만 접선으로 인정
option-target = 이기는 데 필요한 마커 수
clock = 제한 시간
clock-none = 제한 없음
clock-setting = { $minutes }분 + 차례마다 { $seconds }초
clock-own = 직접 정하기…
clock-days = 차례마다 { $days }일
clock-minutes = 분
clock-increment = 차례마다 더하는 초
series = 게임 수
series-games = { $games ->
    [1] 한 게임
   *[other] { $games }게임, 마커 합산
}
begin = 시작

## Settings

look = 화면 모드
look-system = 시스템 설정
look-light = 밝게
look-dark = 어둡게
setting-coordinates = 좌표 표시
setting-confirm = 움직이기 전에 매번 확인
setting-sound = 온라인에서 내 차례가 되면 소리 내기
notify-ask = 내 차례가 되면 알림 받기
notify-on = 페이지가 열려 있는 동안 알림이 켜져 있어요.

## The board

board-label = { $game ->
    [shacru] 샤크루 판
    [azacru] 아자크루 판
   *[pacru] 파크루 판
}
field-chevron = { $at }, { $facing ->
    [north] 북쪽
    [north-east] 북동쪽
    [east] 동쪽
    [south-east] 남동쪽
    [south] 남쪽
    [south-west] 남서쪽
    [west] 서쪽
   *[north-west] 북서쪽
}을 보는 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말{ $marked ->
    [yes] , 자기 마커 위
   *[no] {""}
}
field-marker = { $at }, { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 마커
field-empty = { $at }, 중립 칸
field-can-move = { $what }; 갈 수 있는 칸: { $fields }
field-can-turn = { $what }; 방향 전환 가능
field-chosen = { $what }; 선택됨
field-goal = { $what }; 갈 수 있음
field-choice = { $what }; 고를 수 있음

## What to do now

do-chevron = { $me ->
    [yes] 내 차례({ $color ->
        [yellow] 노란색
        [red] 빨간색
        [green] 녹색
       *[black] 검은색
    })예요. 말을 고르세요.
   *[no] { $color ->
        [yellow] 노란색
        [red] 빨간색
        [green] 녹색
       *[black] 검은색
    } 차례예요. 말을 고르세요.
}
do-destination = 어디로 갈지 고르세요.
do-twist = 경계선을 넘었어요. 어느 쪽을 보게 할까요?
do-mark = { $pincer ->
    [yes] 잡았어요! 경계선도 넘었으니 마커를 놓을 중립 칸을 고르세요.
   *[no] 경계선을 넘었어요. 마커를 놓을 중립 칸을 고르세요.
}
do-transform = { $pincer ->
    [yes] 잡았어요! 이 영역에는 중립 칸이 없으니, 다른 사람의 칸 하나를 골라 자기 색으로 바꾸세요.
   *[no] 이 영역에는 중립 칸이 없어요. 다른 사람의 칸 하나를 골라 자기 색으로 바꾸세요.
}
do-connection-or-mark = 연결하거나, 자기 색으로 바꿀 칸을 고르세요.
do-meeting = 접선이에요! 판 전체에서 말이 없는 칸 하나를 골라 자기 색으로 바꾸세요.
do-give = { $owed ->
    [0] 치울 마커를 다 골랐어요.
   *[other] 치울 마커를 { $owed }개 더 고르세요.
}
do-computer = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}이 생각하고 있어요…
do-pass = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 움직일 수 없어서 패스해요.
do-confirm = 이렇게 할까요?
do-look-back = 지난 차례를 보고 있어요.
do-over = 게임이 끝났어요.
hurry = 재촉하기
to-the-game = 게임으로 돌아가기
confirm = 확정
twist-left = 왼쪽으로 돌리기
straight = 그대로
twist-right = 오른쪽으로 돌리기
take-connection = 연결하기
turn-left = 왼쪽으로 방향 전환
turn-right = 오른쪽으로 방향 전환
rule-number = 규칙 { $rule }

## Around the board

game-panel = 참가자와 이동 기록
game-actions = 게임
looking-back = 돌아보기
player-out = 탈락
player-won = 승리
player-to-move = 차례
markers = 마커 { $markers }개
markers-of = 마커 { $markers }/{ $target }개
chevrons-left = 말 { $chevrons }개
moves = 이동 기록
no-moves-yet = 아직 아무도 움직이지 않았어요.
first = 처음으로
previous = 이전 차례
next = 다음 차례
last = 끝으로
undo = 되돌리기
redo = 다시 하기
hint = 힌트
hint-thinking = 힌트를 찾는 중…
turn-board = 판 돌리기
resign = 기권
resign-sure = 기권할까요?
resign-yes = 네, 기권할게요
not-kept = 이 브라우저에는 게임을 저장할 수 없어요. 페이지를 닫으면 게임이 사라져요.

## What happened

event-captured = { $at } 칸의 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말이 잡혔어요.
event-removed = 연결의 대가로 { $at } 칸의 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말이 판에서 나갔어요.
event-last-round = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 움직일 수 없어요. 마지막 라운드가 시작돼요.
event-passed = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}이 패스했어요.
event-out = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}이 탈락했어요. { $why ->
    [captured] 마지막 말이 잡혔어요.
    [blocked] 움직일 수 있는 말이 없어요.
    [resign] 기권했어요.
    [time] 시간이 다 됐어요.
   *[gone] 게임을 떠났어요.
}

## The end

end-nobody = 아무도 이기지 못했어요.
end-won = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}이 이겼어요!
end-drawn = { $winners }의 무승부예요.
end-shared = { $winners }의 공동 승리예요.
end-why = { $reason ->
    [target] 마커가 { $markers }개로, 목표인 { $target }개를 채웠어요.
    [last] 다른 사람은 아무도 남지 않았어요.
    [dead] 이제 아무도 칸을 더 얻을 수 없어요. 가장 많은 마커: { $markers }개.
    [last-round] 마지막 라운드가 끝났어요. 가장 많은 마커: { $markers }개.
    [repetition] 같은 상황이 세 번째로 나왔어요.
    [agreed] 참가자들이 합의했어요.
    [cancelled] 게임이 취소됐어요.
   *[idle] { $game ->
        [pacru] 변화 없는 차례가 너무 오래 이어졌어요.
       *[other] 변화 없는 차례가 너무 오래 이어졌어요. 가장 많은 마커: { $markers }개.
    }
}
chart-of-markers = 게임 동안 각자의 마커 수
rematch = 다시 한 판
next-game = 다음 게임
save-record = 기보 저장
copy-record = 기보 복사
copied = 복사했어요
series-so-far = { $planned }게임 중 { $played }번째
total-markers = 마커
total-wins = 승리

## Why not

why-stuck = { $at } 칸의 말은 나아갈 수 없어요. { $because }
why-edge = { $at } 칸의 말은 나아갈 수 없어요. 바로 앞이 판의 끝이에요.
why-no-chevron-chosen = 먼저 말을 고르세요.
why-not-a-way = 왼쪽, 그대로, 오른쪽 중에서 고르세요.
why-form = 이동으로 읽을 수 없어요. { $column }번째 글자가 잘못됐어요.
why-game-over = 게임이 끝났어요.
why-no-passing = 이 게임에서는 패스할 수 없어요.
why-can-move = 움직일 수 있는 말이 없을 때만 패스할 수 있는데, { $at } 칸의 말은 움직일 수 있어요.
why-no-reorientation = { $game ->
    [shacru] 샤크루에서는 말을 제자리에서 방향 전환할 수 없어요.
   *[azacru] 아자크루에서는 말을 제자리에서 방향 전환할 수 없어요.
}
why-no-chevron = { $at } 칸에는 말이 없어요.
why-not-yours = { $at } 칸에 있는 것은 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말이에요.
why-direction = { $from } 칸에서 { $to } 칸 쪽으로는 갈 수 없어요. 말은 보는 쪽이나 거기서 45° 왼쪽 또는 오른쪽으로만 나아가요.
why-one-field = 너무 멀어요. 샤크루에서 말은 한 칸만 가요.
why-too-far = 너무 멀어요. 여기서 이 말의 이동 능력은 { $power }칸이에요.
why-in-the-way = { $at } 칸의 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말이 길을 막고 있어요.
why-occupied = { $at } 칸에 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말이 서 있어요.
why-no-pincer = { $at } 칸의 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말을 잡으려면 자기 말 두 개가 공격하고 있어야 해요. { $attackers ->
    [0] 지금은 하나도 없어요.
    [1] 지금은 하나뿐이에요.
   *[other] 지금은 { $attackers }개예요.
}
why-nothing-to-take = { $at } 칸에는 잡을 말이 없어요.
why-write-as-pincer = { $at } 칸의 말을 잡을 때는 x를 써서 적어요.
why-others-marker = { $at } 칸에 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 마커가 있어요.
why-twist-without-border = 경계선을 넘지 않으면 경계선 변화(말 돌리기)를 할 수 없어요.
why-twist-of-lost-chevron = 연결로 말이 판에서 나가니까 경계선 변화(말 돌리기)를 할 수 없어요.
why-no-twist = 이 게임은 경계선 변화(말 돌리기) 없이 해요.
why-nothing-to-choose = 여기서는 경계선 변화(말 돌리기)만 고를 수 있어요.
why-mark-due = 경계선을 넘어요. 자기 색으로 바꿀 칸을 고르세요.
why-mark-or-connection-due = 연결이면서 경계선도 넘어요. 연결을 하거나, 자기 색으로 바꿀 칸을 고르세요.
why-connection-due = 이 이동은 연결이에요.
why-no-connection = 이 이동은 연결이 아니에요.
why-bad-mark = { $at } 칸에는 마커를 놓을 수 없어요. { $why ->
    [elsewhere] 도착한 영역에 있는 칸이 아니에요.
    [occupied] 말이 서 있어요.
    [own] 이미 자기 칸이에요.
   *[not-neutral] 중립 칸이 먼저예요.
}
why-meeting-due = { $at } 칸의 말과 접선해요. 자기 색으로 바꿀 칸을 고르세요.
why-bad-meeting = 접선으로 { $at } 칸을 바꿀 수 없어요. { $why ->
    [occupied] 말이 서 있어요.
    [own] 이미 자기 칸이에요.
   *[other] 규칙에 어긋나요.
}
why-nothing-to-mark = { $at } 칸에는 마커를 놓을 수 없어요. 이 영역에는 바꿀 수 있는 칸이 없어요.
why-no-meeting = { $at } 칸까지 고를 수는 없어요. 접선이 아니에요.
why-field-too-many = { $at } 칸까지 고를 수는 없어요.
why-price = 이 방향 전환에는 말이 없는 칸의 자기 마커가 { $price }개 필요해요. { $given ->
    [0] 지금은 하나도 없어요.
   *[other] 지금은 { $given }개뿐이에요.
}
why-no-own-marker = { $at } 칸에는 치울 자기 마커가 없어요.
why-marker-under-chevron = { $at } 칸의 마커 위에는 말이 서 있어요.

## Why a position is impossible

setup-color-not-playing = { $at } 칸에 있는 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 참가하지 않는 색이에요.
setup-chevron-of-player-out = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 탈락했는데 { $at } 칸에 말이 있어요.
setup-chevron-on-others-marker = { $at } 칸의 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말이 다른 사람의 마커 위에 서 있어요.
setup-too-many-chevrons = { $at } 칸의 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말은 놓을 수 없어요. 최대 { $allowed }개까지예요.
setup-not-playing = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 참가하지 않아요.
setup-nobody-in = 모두 탈락했어요. 적어도 한 명은 남아 있어야 해요.
setup-mover-out = 차례인 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}이 탈락한 상태예요.
setup-no-last-round = 마지막 라운드는 아자크루에만 있어요.
setup-number = 범위를 벗어난 수가 있어요.
setup-in-without-chevrons = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 말이 없으니 탈락이에요.
setup-target-not-to-move = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 이미 이겼는데 차례가 아니에요.
setup-mover-blocked = 차례인 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 움직일 수 있는 말이 없으니 탈락이에요.

## Analysis

analysis-panel = 컴퓨터와 이동 기록
engine = 컴퓨터
engine-off = 꺼짐
engine-begins = 생각하기 시작했어요…
engine-busy = 게임 전체를 평가하고 있어요
engine-fair = 지금 다른 사람과 두고 있는 국면이에요. 게임이 끝나면 컴퓨터가 다시 도와줘요.
engine-progress = 깊이 { $depth } · 국면 { $nodes }개 검토
engine-says = 지금까지 가장 좋은 수: { $move }, { $depth }수 앞까지 봤어요.
best-lines = 가장 좋은 수순
shares = 예상 승률
share = { $percent }%
won-in = { $turns }수 만에 승리
lost-in = { $turns }수 만에 패배
pass = 패스
tree-start = 시작
tree-empty = 판에서 누구의 말이든 차례대로 움직여 보세요. 같은 국면에서 다르게 움직이면 분기가 생겨요.
tree-actions = 이동 기록과 판
promote = 주 수순으로 바꾸기
delete-from-here = 여기부터 삭제
edit-position = 국면 편집
evaluate-game = 게임 전체 평가
evaluate-stop = 중지
evaluate-progress = { $all }개 중 { $done }개
chart-of-shares = 게임 동안 각자의 예상 승률
turning-points = 승부처
no-turning-points = 크게 달라진 차례가 없어요.
turning-point = { $turn }번째 차례: { $move } 때문에 { $percent }% 손해를 봤어요.
turning-better = { $move } 쪽이 더 나았어요.
import = 기보나 국면 열기
import-label = 기보, 국면 또는 이동을 붙여 넣으세요
import-open = 열기
import-file = 파일 선택
export = 저장과 복사
position-text = 국면
copy-position = 국면 복사
save-picture = 그림 저장
copy-picture = 그림 복사
editor-board = 국면 편집기의 판
editor-possible = 가능한 국면이에요.
editor-leave = 분석으로 돌아가기
editor-use = 이 국면 쓰기
editor-start = 시작 위치
editor-empty = 빈 판
editor-to-move = 차례
editor-order = 색 (차례 순)
palette = 판에 놓기
palette-hint = 말을 다시 고르면 여기서도 판에서도 45° 돌아가요.
brush-marker = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 마커
brush-chevron = { $facing ->
    [north] 북쪽
    [north-east] 북동쪽
    [east] 동쪽
    [south-east] 남동쪽
    [south] 남쪽
    [south-west] 남서쪽
    [west] 서쪽
   *[north-west] 북서쪽
}을 보는 { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말
brush-eraser = 지우개
paste-empty = 아직 열 것이 없어요.
paste-too-long = 게임이라기에는 너무 길어요.
paste-unknown = 기보도, 국면도, 이동 목록도 아니에요.
paste-at = { $line }번째 줄, { $column }번째 글자: { $what }
record-empty = 게임이 들어 있지 않아요. 기보는 [Game "…"] 태그로 시작해요.
record-tag = 태그는 [Name "value"]처럼 적어요.
record-repeated-tag = { $name } 태그가 두 번 나와요.
record-missing-tag = { $name } 태그가 없어요.
record-start-differs = Start 태그의 게임이나 차례 순서가 Game, Order 태그와 달라요.
record-result-tag = “{ $text }”: 결과로 읽을 수 없어요. “g target 42-31” 또는 “*”처럼 적어요.
record-open-comment = 주석을 닫는 중괄호가 없어요.
record-no-comment = 주석이 없는데 닫는 중괄호가 있어요.
record-open-branch = 분기를 닫는 괄호가 없어요.
record-no-branch = 분기가 없는데 닫는 괄호가 있어요.
record-branch-of-nothing = 분기는 그것이 대신하는 이동 뒤에 적어요.
record-too-deep = 분기 안에 분기가 너무 많이 겹쳐 있어요.
record-move = { $move } – { $why }
record-already-out = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
}은 이미 탈락했어요.
record-missing-result = 게임에 결과가 없어요. 끝에 이긴 색의 글자를 적고, 끝나지 않은 게임이면 *를 적으세요.
record-result-in-branch = 분기 안에는 결과를 적을 수 없어요.
record-trailing = 결과 뒤에 다른 내용이 있어요.
position-at = { $part ->
    [game] 게임
    [order] 차례 순서
    [to-move] 지금 차례
    [board] 판
    [last-round] 마지막 라운드
    [idle] 변화 없는 차례 수
   *[turn] 차례 번호
} ({ $column }번째 글자): { $what }
position-missing = 빠져 있어요. 국면은 게임, 차례 순서, 지금 차례, 판, 마지막 라운드, 변화 없는 차례 수, 차례 번호의 일곱 부분으로 되어 있어요.
position-space = 부분 사이에는 공백을 하나씩만 넣어요.
position-trailing = 차례 번호 뒤에 다른 내용이 있어요.
position-no-color = “{ $text }”: 색이 아니에요. y, r, g, b 중에서 쓰세요.
position-ranks = 가로줄이 9개가 아니라 { $ranks }개예요.
position-rank = 가로줄 { $rank }: 칸이 9개가 아니라 { $fields }개예요.
position-character = “{ $text }”: 판에 쓸 수 없어요. 1부터 9까지의 수, y 같은 마커, Y4나 Y4+ 같은 말을 쓰세요.
position-numbers = 수 두 개가 나란히 있어요. 더한 수를 적으세요.
position-facing = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 말에 방향(0부터 7까지)이 없어요.
position-number = “{ $text }”: 1000000 이하의 수를 숫자로만 적으세요.
position-game = “{ $text }”: 세 게임 가운데 어느 것도 아니에요.
position-option = 이 게임에 “{ $text }” 옵션이 없거나, 있어도 이 자리에는 쓸 수 없어요.
position-order = 서로 다른 색 둘, 셋 또는 넷이 참가해요.
position-not-opposite = 둘이 할 때는 마주 보고 앉아요. 녹색과 노란색, 또는 빨간색과 검은색이에요.

## 배우기

learn = 배우기
learn-about = 진짜 판 위에서 배우는 짧은 강좌예요. 한 단계에 하나씩, 바로 해 보며 익혀요.
learn-rules = 모든 규칙을 그림과 함께 담았어요. 읽어도 되고 소책자로 인쇄해도 돼요.
learn-questions = 패스해도 되나요? 둘이 동시에 이기면요? 자주 묻는 질문에 대한 답이에요.
courses = 강좌
course-begin = 시작하기
course-go-on = 이어서 하기
course-again = 다시 하기
course-progress = { $all }단계 중 { $done }단계 완료
course-end = 끝까지 왔어요
steps = 단계
steps-left = 아직 남은 단계예요:
step-number = { $all }단계 중 { $step }단계
step-mark = { $mark ->
    [done] (완료)
    [skipped] (건너뜀)
   *[open] (남음)
}
step-before = 이전 단계로
task = 해 볼 일
next-step = 다음
skip-step = 건너뛰기
show-me = 보여 주세요
shown-now = 이렇게 하면 돼요. 이제 직접 해 보세요!
try-again = 다시 해 보기
missed = 둘 수 있는 수지만, 여기서 할 일은 아니에요.
do-stuck = 움직일 수 있는 말이 없어요.
start-over = 이 강좌를 처음부터 하기
start-over-sure = 지금까지 한 것을 지울까요?
play-level = 컴퓨터 { $level }단계와 두기
next-course = { $game ->
    [shacru] 샤크루 배우기
    [azacru] 아자크루로 넘어가기
   *[pacru] 파크루로 넘어가기
}
offer-course = { $game ->
    [shacru] 처음 오셨나요? 진짜 판 위에서 샤크루를 5분 만에 배워 보세요.
    [azacru] 샤크루를 다 배웠어요! 다음은 아자크루예요. 10분이면 말이 멀리 달릴 수 있어요.
   *[pacru] 아자크루를 다 배웠어요. 이제 20분 만에 파크루 전체를 배워 보세요.
}
offer-go-on = { $game ->
    [shacru] 샤크루를 이어서 배울까요? { $all }단계 중 { $step }단계를 할 차례예요.
    [azacru] 아자크루를 이어서 배울까요? { $all }단계 중 { $step }단계를 할 차례예요.
   *[pacru] 파크루를 이어서 배울까요? { $all }단계 중 { $step }단계를 할 차례예요.
}
offer-take = 지금 배우기
offer-refuse = 괜찮아요
challenges = 도전 문제
challenges-about = 컴퓨터가 혼자 둔 게임에서 나온 장면이에요. 가장 좋은 답은 하나뿐이에요. 찾을 수 있나요?
daily = 오늘의 문제
daily-open = 매일 새로운 문제가 나와요. 풀 수 있나요?
daily-solved = 풀었어요! 내일 새 문제가 나와요.
daily-take = 풀어 보기
questions = 질문
search = 검색
nothing-found = 그런 질문은 없어요.
contents = 차례
all-games = 세 게임 모두
print = 인쇄
loading = 불러오는 중…
not-loaded = 불러오지 못했어요
not-loaded-why = 연결이 끊겼을 수 있어요. 나중에 다시 해 보세요.
