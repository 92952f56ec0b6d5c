"""The API's own description, tried against the desk by schemathesis: no request may lead to a failure of ours, and every answer is one
the description knows. Without schemathesis (`pip install schemathesis`) nothing is done, and that is said.

Usage: python3 xtask/api.py target/release/caipan [EXAMPLES]
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def post(address, path, body, token=None, form=False):
    data = urllib.parse.urlencode(body) if form else json.dumps(body)
    kind = "application/x-www-form-urlencoded" if form else "application/json"
    request = urllib.request.Request(address + path, data=data.encode(), headers={"Content-Type": kind})
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read().decode()


def link(desk):
    for line in desk.stderr:
        found = re.search(r"http://[^\s)]+", line)
        if found:
            return found.group().rstrip("/")
    sys.exit("the desk ended by itself")


def run(address, token, config, examples):
    command = ["schemathesis", "--config-file", str(config), "run", f"{address}/api/v1/openapi.json", "--checks", CHECKS]
    command += ["-H", f"Authorization: Bearer {token}", "--max-examples", examples, "--seed", "1", "--request-timeout", "60"]
    # A stream of events has no end to wait for.
    command += ["--exclude-path-regex", "/events$"]
    return subprocess.run(command, check=False, cwd=config.parent).returncode


def main():
    if not shutil.which("schemathesis"):
        print("skipped: schemathesis is not installed", file=sys.stderr)
        return 0
    binary = Path(sys.argv[1]).resolve()
    examples = sys.argv[2] if len(sys.argv) > 2 else "200"
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "desk.db")
        command = [str(binary), "--lang", "en", "serve", "--listen", "127.0.0.1:0", "--database", database]
        desk = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            address, set_up = link(desk), urllib.parse.urlparse(link(desk)).path
            account = {"name": "chief", "password": "a long secret"}
            post(address, set_up, account, form=True)
            token = json.loads(post(address, "/api/v1/session", account))["token"]
            failed = 0
            for rules in ["fide-2023", "fide-1993", "xiangqi-1959"]:
                new = {"rules": rules, "control": "5400+30", "first": "A", "second": "B"}
                game = json.loads(post(address, "/api/v1/games", new, token))
                config = Path(folder) / "schemathesis.toml"
                config.write_text(f'[parameters]\n"path.id" = "{game["id"]}"\n', encoding="utf-8")
                failed |= run(address, token, config, examples)
            plain = Path(folder) / "plain.toml"
            plain.write_text("", encoding="utf-8")
            failed |= run(address, "forged", plain, examples)
            if desk.poll() is not None:
                sys.exit("the desk ended by itself")
        finally:
            desk.terminate()
            desk.wait()
        sound = subprocess.run([str(binary), "serve", "--verify", "--database", database], check=False)
        return failed or sound.returncode


if __name__ == "__main__":
    sys.exit(main())
