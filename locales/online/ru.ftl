### Тексты партий по сети, русский. Загружаются, когда понадобятся.

## Names that are suggested, and how the two words stand together

name-adjectives = Храбрый, Весёлый, Тихий, Быстрый, Умный, Солнечный, Добрый, Удачливый, Смелый, Любопытный, Золотой, Серебряный, Мечтательный, Ловкий, Мудрый, Озорной
name-animals = Лис, Филин, Заяц, Барсук, Дельфин, Ёжик, Ворон, Сокол, Бобр, Енот, Кот, Волк, Медведь, Соболь, Аист, Снегирь
name-suggested = { $adjective } { $animal }
your-name = Ваше имя
another-name = Другое имя

## Inviting

who-may-come = Кто может прийти?
only-with-link = Те, у кого есть ссылка
anyone-may-come = Кто угодно: партия видна в зале
invite = Создать партию и пригласить
invite-someone = Пригласить кого-нибудь
invite-link = Отправьте эту ссылку тому, кто будет играть
watch-link = Кто откроет эту ссылку, будет смотреть
watch-link-more = Ссылка только для зрителей
copy-link = Скопировать ссылку
share-link = Поделиться
qr-code = QR-код ссылки { $link }
qr-why = Или пусть сфотографируют этот код.

## Waiting

waiting-for = { $seats ->
    [one] Ждём ещё { $seats } игрока…
   *[other] Ждём ещё { $seats } игроков…
}
waiting-watch = Вы увидите партию, как только она начнётся.
seat-free = Свободное место
sit-down = Сесть за стол
sit-down-as = { $color ->
    [yellow] Играть жёлтыми
    [red] Играть красными
    [green] Играть зелёными
   *[black] Играть чёрными
}
stand-up = Встать из-за стола
call-off = Отменить партию
call-off-sure = Точно отменить?
public-game = В зале, для всех
private-game = Только по ссылке

## The connection

link-connecting = Подключение…
link-connected = Связь есть
link-reconnecting = Связь потеряна. Пробуем снова…
link-offline = Это устройство не в сети. Партия продолжится, когда связь появится.
link-restarting = Сервер перезапускается. Сейчас вернётся…
link-other-version = На сервере новая версия. Обновите страницу.
unsent = Ваш запрос будет отправлен, когда связь восстановится.
player-present = На связи
player-away = Не на связи
you = Вы
you-watch = Вы смотрите
watchers = { $watchers ->
    [one] Смотрит { $watchers } человек
    [few] Смотрят { $watchers } человека
    [many] Смотрят { $watchers } человек
   *[other] Смотрят { $watchers } человека
}
looking-for-game = Ищем партию…
no-game = Такой партии нет, или она не для вас
no-game-why = Закрытую партию видят только те, у кого есть ссылка. Возможно, часть адреса потерялась.
no-server-title = Партия недоступна
no-server = Игрового сервера здесь нет, или он не отвечает. Играть за этим экраном можно как всегда.

## Playing

your-turn = Ваш ход
do-elsewhere = { $color ->
    [yellow] Ход жёлтых.
    [red] Ход красных.
    [green] Ход зелёных.
   *[black] Ход чёрных.
}
do-sending = Отправляем ваш ход…
time-left = { $days } д { $hours } ч
time-until = осталось { $left }
clock-seconds = { $seconds } с + { $increment } с за ход
fair-play = Пока идёт партия с другими, нет ни подсказок, ни отмены, ни анализа.
offer-draw = Предложить ничью
take-back = Попросить вернуть ход
offer-open = { $offer ->
    [draw] { $name } предлагает ничью.
    [take-back] { $name } просит вернуть последний ход.
   *[rematch] { $name } хочет сыграть ещё раз.
}
offer-waiting = { $offer ->
    [draw] Предложена ничья. Ждём ответа…
    [take-back] Вы попросили вернуть последний ход. Ждём ответа…
   *[rematch] Вы хотите сыграть ещё раз. Ждём остальных…
}
offer-yes = Принять
offer-no = Отклонить
offer-withdraw = Отозвать
claim-why = { $name } долго не появляется.
claim = Продолжить без этого игрока

## Table talk

talk = За столом
say-something = Сказать что-нибудь
said-hidden = Это сообщение скрыто.
chat = Свои слова
chat-why = Если все за столом это включат, вы сможете писать друг другу. А пока есть готовые фразы.
chat-waits = Ждём, пока включат все.
chat-flows = Включили все. Будьте добры друг к другу.
chat-text = Сообщение
chat-send = Отправить
mute = Не показывать сообщения: { $name }
unmute = Снова показывать сообщения: { $name }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-have-fun = Приятной игры!
phrase-nice-move = Отличный ход!
phrase-wow = Ого!
phrase-oops = Ой!
phrase-one-moment = Минутку, пожалуйста.
phrase-back = Я снова здесь.
phrase-your-turn = Ваш ход!
phrase-sorry = Извините!
phrase-thanks = Спасибо!
phrase-well-played = Отличная игра!
phrase-again = Ещё партию?
phrase-bye = Мне пора. Пока!

## The lobby, and my games

open-invitations = Открытые приглашения
no-invitations = Сейчас никто не ждёт. Пригласите кого-нибудь!
playing-now = Сейчас играют
nobody-plays = Открытых партий сейчас нет.
watch = Смотреть
open-it = Открыть
option-meet9-short = турнирные встречи
option-target-short = маркеров для победы: { $target }
games-online = С людьми по сети
game-waits = Ждём игроков
device-why = Чтобы продолжить эти партии на другом устройстве, откройте там личную ссылку. Никому её не давайте.
device-ask = Ссылка для другого устройства
device-link = Откройте эту ссылку на другом своём устройстве
device-until = Она сработает один раз, в течение 15 минут.
device-title = Ваши партии на этом устройстве
device-none = Чтобы перенести сюда свои партии, откройте здесь личную ссылку с другого устройства. Она там в разделе «Мои партии».
device-own = В этом браузере есть свои партии. Если продолжить, вместо них будут партии другого устройства, а свои здесь больше нельзя будет доиграть.
device-instead = Показать партии другого устройства
device-entering = Минутку…
device-entered = Готово. Ваши партии теперь и здесь.

## What the server does not do

refused-behind = Партия тем временем ушла вперёд. Вот как она стоит сейчас.
refused-illegal = Сервер не принимает этот ход.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-your-seat = Это не ваше место.
refused-seat-taken = Кто-то успел раньше: место занято.
refused-not-begun = Партия ещё не началась.
refused-over = Партия окончена.
refused-not-over = Партия ещё не окончена.
refused-too-late = Для этого уже поздно.
refused-too-early = Для этого ещё рано.
refused-no-offer = Этого предложения уже нет.
refused-nothing-to-take-back = У вас нет хода, который можно вернуть.
refused-chat-off = Писать можно только в закрытой партии и если это включили все.
refused-bad-text = Напишите короче — или чуть больше.
refused-bad-setup = Такую партию создать нельзя.
refused-bad-message = Сервер не понял эту страницу. Обновите её.
refused-not-found = Такой партии нет, или она не для вас.
refused-bad-key = Ссылка не работает или уже не действует.
refused-too-many = Слишком много за короткое время. Подождите немного.
refused-storage = Сервер сейчас не может ничего сохранить. Мы попробуем ещё раз.
refused-stopping = Сервер перезапускается. Мы попробуем ещё раз.
refused-version = На сервере новая версия. Обновите страницу.
