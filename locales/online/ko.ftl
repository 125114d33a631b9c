### 멀리 있는 사람과 하는 게임의 글, 한국어. 필요할 때 불러옵니다.

## Names that are suggested, and how the two words stand together

name-adjectives = 용감한, 즐거운, 조용한, 재빠른, 똑똑한, 다정한, 씩씩한, 행운의, 대담한, 궁금한, 황금, 은빛, 꿈꾸는, 날쌘, 슬기로운, 명랑한
name-animals = 여우, 수달, 부엉이, 토끼, 오소리, 고라니, 돌고래, 고슴도치, 까마귀, 판다, 다람쥐, 거북이, 비버, 호랑이, 두루미, 참새
name-suggested = { $adjective } { $animal }
your-name = 내 이름
another-name = 다른 이름

## Inviting

who-may-come = 누가 들어올 수 있나요?
only-with-link = 링크를 받은 사람만
anyone-may-come = 누구나 (로비에 표시)
invite = 게임을 만들고 초대하기
invite-someone = 초대하기
invite-link = 함께 할 사람에게 이 링크를 보내세요
watch-link = 이 링크를 열면 구경할 수 있어요
watch-link-more = 구경만 하는 링크
copy-link = 링크 복사
share-link = 공유
qr-code = { $link } QR 코드
qr-why = 이 코드를 카메라로 찍어도 돼요.

## Waiting

waiting-for = { $seats }명을 더 기다리고 있어요…
waiting-watch = 게임이 시작되면 바로 보여요.
seat-free = 빈자리
sit-down = 앉기
sit-down-as = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 자리에 앉기
stand-up = 일어나기
call-off = 게임 취소
call-off-sure = 정말 취소할까요?
public-game = 로비에서 누구나
private-game = 링크가 있는 사람만

## The connection

link-connecting = 연결하는 중…
link-connected = 연결됨
link-reconnecting = 연결이 끊겼어요. 다시 연결하는 중…
link-offline = 이 기기가 오프라인이에요. 연결되면 게임이 이어져요.
link-restarting = 서버가 다시 시작하고 있어요. 곧 돌아와요…
link-other-version = 서버가 새 버전이에요. 페이지를 새로 고치세요.
unsent = 연결되면 요청한 내용을 보낼게요.
player-present = 접속 중
player-away = 자리 비움
you = 나
you-watch = 구경하고 있어요
watchers = { $watchers }명이 구경 중
looking-for-game = 게임을 찾는 중…
no-game = 그런 게임이 없거나 볼 수 없는 게임이에요
no-game-why = 비공개 게임은 링크가 있는 사람만 볼 수 있어요. 주소의 일부가 빠졌을지도 몰라요.
no-server-title = 게임에 연결할 수 없어요
no-server = 게임 서버가 없거나 연결할 수 없어요. 이 화면에서 하는 게임은 평소처럼 할 수 있어요.

## Playing

your-turn = 내 차례
do-elsewhere = { $color ->
    [yellow] 노란색
    [red] 빨간색
    [green] 녹색
   *[black] 검은색
} 차례예요.
do-sending = 보내는 중…
time-left = { $days }일 { $hours }시간
time-until = { $left } 남음
clock-seconds = { $seconds }초 + 차례마다 { $increment }초
fair-play = 다른 사람과 게임하는 동안에는 힌트, 되돌리기, 분석을 쓸 수 없어요.
offer-draw = 무승부 제안
take-back = 무르기 부탁
offer-open = { $offer ->
    [draw] { $name }님이 무승부를 제안했어요.
    [take-back] { $name }님이 마지막 차례를 무르고 싶어 해요.
   *[rematch] { $name }님이 한 판 더 하고 싶어 해요.
}
offer-waiting = { $offer ->
    [draw] 무승부를 제안했어요. 답을 기다리는 중…
    [take-back] 마지막 차례를 무르자고 부탁했어요. 답을 기다리는 중…
   *[rematch] 한 판 더 하자고 했어요. 다른 사람을 기다리는 중…
}
offer-yes = 받아들이기
offer-no = 거절하기
offer-withdraw = 취소하기
claim-why = { $name }님이 오랫동안 자리를 비웠어요.
claim = 이 사람 없이 계속하기

## Table talk

talk = 자리에서 하는 말
say-something = 말하기
said-hidden = 가려진 메시지예요.
chat = 직접 쓰기
chat-why = 자리에 있는 모두가 켜면 서로 글을 쓸 수 있어요. 그전에는 준비된 말을 쓸 수 있어요.
chat-waits = 모두가 켤 때까지 기다리는 중이에요.
chat-flows = 모두가 켰어요. 서로 친절하게 말해요.
chat-text = 메시지
chat-send = 보내기
mute = { $name }님의 말 보지 않기
unmute = { $name }님의 말 다시 보기
phrase-hello = 안녕하세요!
phrase-good-luck = 행운을 빌어요!
phrase-have-fun = 재미있게 해요!
phrase-nice-move = 멋진 수예요!
phrase-wow = 우와!
phrase-oops = 앗!
phrase-one-moment = 잠깐만요.
phrase-back = 돌아왔어요.
phrase-your-turn = 그쪽 차례예요!
phrase-sorry = 미안해요!
phrase-thanks = 고마워요!
phrase-well-played = 잘했어요!
phrase-again = 한 판 더 할까요?
phrase-bye = 이만 가 볼게요. 안녕!

## The lobby, and my games

open-invitations = 열린 초대
no-invitations = 지금은 기다리는 사람이 없어요. 초대해 보세요!
playing-now = 지금 하는 게임
nobody-plays = 진행 중인 공개 게임이 없어요.
watch = 구경하기
open-it = 열기
option-meet9-short = 대회용 접선 규칙
option-target-short = 마커 { $target }개면 승리
games-online = 멀리 있는 사람과
game-waits = 사람을 기다리는 중
device-why = 다른 기기에서 이어 하려면 그 기기에서 개인 링크를 여세요. 다른 사람에게 보여 주지 마세요.
device-ask = 다른 기기용 링크
device-link = 다른 기기에서 이 링크를 여세요
device-until = 15분 안에 한 번만 쓸 수 있어요.
device-title = 이 기기에서 내 게임 하기
device-none = 게임을 이 기기로 옮기려면 다른 기기의 개인 링크를 여기서 여세요. 그 기기의 ‘내 게임’에 있어요.
device-own = 이 브라우저에는 이미 게임이 있어요. 계속하면 다른 기기의 게임이 대신 나오고, 여기 있던 게임은 더 이상 이 브라우저에서 둘 수 없어요.
device-instead = 다른 기기의 게임 보기
device-entering = 잠깐만요…
device-entered = 됐어요. 이제 여기서도 내 게임을 할 수 있어요.

## What the server does not do

refused-behind = 그사이 게임이 진행됐어요. 지금은 이런 상태예요.
refused-illegal = 서버가 받아들이지 않는 이동이에요.
refused-not-your-turn = 내 차례가 아니에요.
refused-not-your-seat = 내 자리가 아니에요.
refused-seat-taken = 다른 사람이 먼저 앉았어요.
refused-not-begun = 게임이 아직 시작되지 않았어요.
refused-over = 게임이 끝났어요.
refused-not-over = 게임이 아직 끝나지 않았어요.
refused-too-late = 그러기에는 늦었어요.
refused-too-early = 그러기에는 일러요.
refused-no-offer = 그 제안은 이제 없어요.
refused-nothing-to-take-back = 무를 차례가 없어요.
refused-chat-off = 직접 쓰려면 비공개 게임이어야 하고 모두가 켜야 해요.
refused-bad-text = 조금 더 짧게, 또는 조금 더 길게 써 주세요.
refused-bad-setup = 이렇게는 게임을 만들 수 없어요.
refused-bad-message = 서버가 이 페이지를 이해하지 못했어요. 새로 고치세요.
refused-not-found = 그런 게임이 없거나 볼 수 없는 게임이에요.
refused-bad-key = 이 링크는 쓸 수 없거나 이미 쓴 링크예요.
refused-too-many = 짧은 시간에 너무 많았어요. 잠시 기다려 주세요.
refused-storage = 지금은 서버에 저장할 수 없어요. 다시 시도할게요.
refused-stopping = 서버가 다시 시작하고 있어요. 다시 시도할게요.
refused-version = 서버가 새 버전이에요. 페이지를 새로 고치세요.
