"""Blocks the clients that sui-node names, with nftables.

The node posts a list of addresses, each with a port and a number of seconds, to
/block_addresses. A set of nftables forgets an entry after its seconds by itself, so
nothing has to be unblocked here.
"""

import json
import os
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network

LISTEN = ("127.0.0.1", 4840)
DRAIN_FILE = os.environ.get("SUI_GUARD_DRAIN", "/run/sui-guard/drain")
LONGEST_SECONDS = 3600

# Never cut off yourself: monitoring, bastion, your own full nodes.
NEVER_BLOCKED = [ip_network("127.0.0.0/8"), ip_network("10.0.0.0/8")]

# #region table
TABLE = """
table inet sui_guard
delete table inet sui_guard
table inet sui_guard {
  set blocked4 { type ipv4_addr . inet_service; flags timeout; size 65536; }
  set blocked6 { type ipv6_addr . inet_service; flags timeout; size 65536; }
  chain input {
    type filter hook input priority -10; policy accept;
    ip saddr . tcp dport @blocked4 drop
    ip6 saddr . tcp dport @blocked6 drop
  }
}
"""
# #endregion table

blocked: dict[tuple[str, int], float] = {}
lock = threading.Lock()


def nft(script: str) -> None:
    """Applies a script as a whole, or not at all."""
    subprocess.run(["nft", "-f", "-"], input=script, text=True, check=True)


# #region block
def rule_for(entry: dict) -> str:
    """The command that blocks one client; none for one that may not be blocked."""
    # Behind a socket for both families, an IPv4 client appears as ::ffff:203.0.113.7.
    address = ip_address(entry["source_address"])
    address = getattr(address, "ipv4_mapped", None) or address
    port = int(entry["destination_port"])
    seconds = min(int(entry["ttl"]), LONGEST_SECONDS)
    spared = any(
        address.version == network.version and address in network
        for network in NEVER_BLOCKED
    )
    if spared or seconds <= 0:
        return ""
    blocked[(str(address), port)] = time.time() + seconds
    element = f"{address} . {port} timeout {seconds}s"
    return f"add element inet sui_guard blocked{address.version} {{ {element} }}\n"


def block(entries: list) -> None:
    with lock:
        if not os.path.exists(DRAIN_FILE):
            nft("".join(rule_for(entry) for entry in entries))
# #endregion block


def watch_drain_file() -> None:
    """Opens the door when the file appears.

    The node makes it when it hears from nobody; you make it in doubt.
    """
    while True:
        with lock:
            if os.path.exists(DRAIN_FILE) and blocked:
                sets = ("blocked4", "blocked6")
                nft("".join(f"flush set inet sui_guard {name}\n" for name in sets))
                blocked.clear()
        time.sleep(1)


class Guard(BaseHTTPRequestHandler):
    def answer(self, status: int, body: object) -> None:
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def do_POST(self) -> None:
        if self.path != "/block_addresses":
            return self.answer(404, {})
        try:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            block(json.loads(body)["addresses"])
        except (KeyError, TypeError, ValueError, subprocess.CalledProcessError) as error:
            return self.answer(400, {"error": str(error)})
        self.answer(200, {})

    def do_GET(self) -> None:
        if self.path != "/list_addresses":
            return self.answer(404, {})
        now = time.time()
        with lock:
            left = [
                (*key, int(until - now)) for key, until in blocked.items() if until > now
            ]
        keys = ("source_address", "destination_port", "ttl")
        self.answer(200, {"addresses": [dict(zip(keys, row)) for row in left]})


if __name__ == "__main__":
    nft(TABLE)
    threading.Thread(target=watch_drain_file, daemon=True).start()
    ThreadingHTTPServer(LISTEN, Guard).serve_forever()
