"""The doctor asks a proxy what a browser asks, and names the true cause of what fails."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from emptyhand.server.operations.findings import Finding, State
from emptyhand.server.operations.route_check import check_route
from tests.server.proxies import Change, Proxy, as_it_is, host_without_port, own_host, refusing, without
from tests.server.servers import Server

SCRIPT = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n//"


@pytest.fixture(scope="module")
def by_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """A proxy in front of a server that knows its address, port included; tests change what it does."""
    with Proxy() as proxy:
        server = Server(tmp_path_factory.mktemp("proxied") / "data", "--origin", proxy.origin, "--behind-proxy")
        proxy.port = server.port
        yield proxy
        server.end()


def found(proxy: Proxy, change: Change) -> Finding:
    proxy.change = change
    finding = check_route(proxy.origin)
    assert finding.sentence.endswith(".")
    assert "\n" not in finding.sentence
    return finding


def test_a_proxy_that_forwards_everything_is_well(by_proxy: Proxy) -> None:
    assert found(by_proxy, as_it_is).state is State.OK


def typed_wrong(head: list[bytes]) -> list[bytes] | bytes:
    return SCRIPT if b".js" in head[0] or b"/code/" in head[0] or b"/app" in head[0] else head


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (own_host, "arrives with another Host"),
        (host_without_port, "proxy_set_header Host $http_host"),
        (without(b"upgrade:", b"connection:"), "expected the proxy to forward Upgrade at /ws/"),
        (without(b"origin:"), "This request does not come from a page of this server."),
        (without(b"x-emptyhand:"), "lacks the header"),
        (refusing(b"/ws/"), "WebSockets at"),
        (refusing(b"/ws/", b"404 Not Found"), "answered with 404"),
        (refusing(b"/api/"), "Something before the server refuses it."),
        (refusing(b"/api/", b"405 Method Not Allowed"), "expected the proxy to forward POST"),
        (refusing(b"/assets/"), "A script of the page"),
        (refusing(b"/", b"301 Moved\r\nLocation: https://elsewhere.example/"), "sends browsers on to"),
        (refusing(b"/", b"200 OK"), "is answered by something else"),
        (refusing(b"/", b"401 Unauthorized"), "answers 401 instead of the page"),
        (typed_wrong, "comes as 200 text/plain"),
    ],
)
def test_a_proxy_that_forwards_something_else_is_wrong_and_why(by_proxy: Proxy, change: Change, words: str) -> None:
    finding = found(by_proxy, change)
    assert words in finding.sentence
    assert finding.state is State.FAILURE


def test_a_proxy_without_its_server_is_said(by_proxy: Proxy) -> None:
    finding = found(by_proxy, refusing(b"/", b"502 Bad Gateway"))
    assert (finding.state, "cannot reach the server (502)" in finding.sentence) == (State.WARNING, True)


def test_a_proxy_that_cannot_reach_a_running_server_is_wrong(by_proxy: Proxy) -> None:
    by_proxy.change = refusing(b"/", b"502 Bad Gateway")
    finding = check_route(by_proxy.origin, running=True)
    assert (finding.state, "cannot reach the server (502)" in finding.sentence) == (State.FAILURE, True)


def test_a_certificate_of_no_authority_is_wrong_not_a_server_to_be_started() -> None:
    with Proxy(tls=True) as proxy:
        finding = check_route(proxy.origin)
    assert finding.state is State.FAILURE
    assert finding.sentence.startswith(f"Browsers refuse the certificate of {proxy.origin} (self-signed certificate")


def test_a_port_without_tls_is_wrong(server: Server) -> None:
    finding = check_route(server.origin.replace("http:", "https:"))
    assert (finding.state, "does not speak TLS" in finding.sentence) == (State.FAILURE, True)


def test_nothing_that_listens_is_no_fault_of_the_proxy() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        origin = f"http://localhost:{free.getsockname()[1]}"
    assert check_route(origin).state is State.WARNING


@pytest.mark.parametrize("origin", ["https://cards.example:443", "http://cards.example:80", "https://Cards.example"])
def test_an_origin_that_browsers_write_in_another_way_is_wrong(origin: str) -> None:
    finding = check_route(origin)
    assert finding.state is State.FAILURE
    assert finding.sentence.endswith("://cards.example.")


def test_the_documented_proxy_forwards_the_host_with_its_port() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    assert "proxy_set_header Host $http_host;" in text
    assert "Host $host" not in text
