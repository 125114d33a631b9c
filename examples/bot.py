"""A bot in 50 lines of Python, with nothing but the standard library. The moves come from `pacru engine`.

python3 bot.py 'http://127.0.0.1:8302/game/ID#join-KEY' [path of pacru]
"""

import json
import subprocess
import sys
import time
import urllib.request


def ask(method, path, body=None):
    """Sends a request to the server and gives what its JSON says."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data, {"Content-Type": "application/json", **who}, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def think(position):
    """Asks the engine for a move in this position."""
    print(f"position {position}", "go level 3", sep="\n", file=engine.stdin, flush=True)
    for line in engine.stdout:
        if line.startswith("bestmove "):
            return line.split()[1]
    sys.exit("the engine has ended")


page, key = sys.argv[1].split("#join-")
server, game = page.split("/game/")
path, who = "/api/games/" + game, {}
who = {"Authorization": "Bearer " + ask("POST", "/api/token", {})["token"]}
pacru = sys.argv[2] if len(sys.argv) > 2 else "pacru"
engine = subprocess.Popen([pacru, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

seat = ask("POST", path + "/seats", {"key": key, "name": "Python"})["color"]
while (view := ask("GET", path))["phase"] != "over":
    to_move, last = view["position"].split()[2], view["events"][-1]["number"]
    if view["phase"] == "waiting" or to_move not in view["seats"]:
        time.sleep(1)
        continue
    command = {"move": {"text": think(view["position"])}}
    try:  # A game that has gone on since `seen` is an error, then we look again; the same id is never done twice.
        ask("POST", path + "/commands", {"id": f"turn{last}", "seen": last, "command": command})
    except urllib.error.HTTPError as error:
        print(error.read().decode(), file=sys.stderr)
print("I played", seat, "and this is the end:", view["position"])
engine.communicate("quit\n")
