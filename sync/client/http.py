"""The HTTP transport: HTTP/1.1 to one base URL, with deadlines and a size limit, every failure mapped to an error.

The only module that knows httpx; built by `app.runtime` and handed to `sync.client.api` as its transport. It knows
no token, no record, no retry, and follows no redirect: the token goes nowhere else (F38). `HttpCaller` makes single
calls to addresses that other programs chose, for the webhooks of our own server.
"""

from __future__ import annotations

import re
import socket
import ssl
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from functools import cache, partial
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode, urlsplit
from weakref import WeakSet

from sync.client.addresses import base_address, is_loopback_url
from sync.client.proxies import system_proxies, uses_proxy
from sync.client.system_trust import client_context, peer_issuer
from sync.client.transport import MAX_BODY, Request, Response
from sync.errors import BadAddress, Offline, PeerRefused, ProtocolMismatch, SyncError, TlsRefused

if TYPE_CHECKING:
    import httpx

IDLE = 4.0
"""Seconds an idle connection is kept: below the 5 s after which many servers close it."""
_CERTIFICATE = {
    **dict.fromkeys((9, 10, 0x800B0101, 0x800B0101 - (1 << 32), -67818), "expired"),
    **dict.fromkeys((62, 64, 0x800B010F, 0x800B010F - (1 << 32), -67602), "host"),
}
"""Reasons by the verify code of OpenSSL, Windows or macOS; all others are `untrusted`."""


_TAG_HEADERS = frozenset({"If-Match", "If-None-Match"})
"""They hold an ETag as the cloud gave it, byte for byte; RFC 9110 allows any from 0x80 on in it."""
_NOT_IN_A_TAG = re.compile(rb"[^\x20-\x7e\x80-\xff]")
_PLAIN_PATH = re.compile(r"(?:/(?!\.)[\w.~%!$&'()*+,;=:@-]+)+", re.ASCII)
"""A path that nothing needs to be quoted in or left out of."""


class HttpTransport:
    """Sends requests below one base URL over kept-alive connections. Safe for four threads at once.

    Seconds: `connect` to reach the host, `read` for each silence while sending or receiving, `total` until
    the last byte (F07). The body is streamed and abandoned beyond `most` bytes (F32).
    """

    def __init__(
        self,
        base_url: str,
        *,
        connect: float = 5.0,
        read: float = 20.0,
        total: float = 60.0,
        most: int = MAX_BODY,
        agent: str = "counterfoil",
    ) -> None:
        import httpx

        self.base_url = base_address(base_url)
        self._total = total
        self._most = most
        self._sockets: WeakSet[socket.socket] = WeakSet()
        self._lock = threading.Lock()
        self._closed = False
        self._base = httpx.URL(self.base_url)
        self._prefix = self._base.raw_path.decode("ascii").rstrip("/")
        self._headers = {b"Accept-Encoding": b"gzip, deflate", b"User-Agent": agent.encode("ascii")}
        self._timeout = httpx.Timeout(read, connect=connect).as_dict()
        limits = httpx.Limits(max_connections=8, max_keepalive_connections=4, keepalive_expiry=IDLE)
        self._exchange, self._close = _exchange(self.base_url, limits)

    def send(self, request: Request) -> Response:
        """One exchange. Raises Offline, TlsRefused, ProtocolMismatch (F02-F08)."""
        import httpx

        if self._closed:
            raise Offline(sent=False, reason="refused")
        deadline = time.monotonic() + (self._total if request.timeout is None else request.timeout)
        query = f"?{urlencode(request.query, quote_via=quote, errors='replace')}" if request.query else ""
        asked = {**self._headers, **_sendable(request)}
        answered = False
        plain = _PLAIN_PATH.fullmatch(request.path) is not None
        try:
            question = httpx.Request(
                request.method,
                self._base if plain else f"{self.base_url}{request.path}{query}",
                headers=asked,
                content=request.body or None,
                extensions={"timeout": self._timeout, "trace": self._trace},
            )
            if plain:
                question.url = _url_type()(self._base, f"{self._prefix}{request.path}{query}".encode("ascii"))
            with closing(self._exchange(question)) as answer:
                answered = True
                answer.headers.encoding = "iso-8859-1"  # each byte one character: a tag goes back as it came
                body = self._read(answer, request, deadline)
                headers = {name.lower(): value for name, value in answer.headers.items()}
                return Response(answer.status_code, headers, body)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            # `from None`: the library's own texts may quote a header, and a header holds the token (F107).
            refused = translate_error(error, request.method, answered=answered)
            raise self._with_issuer(refused) from None

    def _with_issuer(self, error: SyncError) -> SyncError:
        """A refused certificate, with who issued it; behind a proxy that cannot be asked."""
        parts = urlsplit(self.base_url)
        host = parts.hostname or ""
        if (
            not isinstance(error, TlsRefused)
            or error.reason == "handshake"
            or uses_proxy(self.base_url, host)
        ):
            return error
        return TlsRefused(
            reason=error.reason,
            detail=error.params.get("detail"),
            issuer=peer_issuer(host, parts.port or 443),
        )

    def _read(self, answer: httpx.Response, request: Request, deadline: float) -> bytes:
        announced = answer.headers.get("content-length", "")
        if announced.isdigit() and int(announced) > self._most:
            raise _mismatch("too_large", request.method)
        body = bytearray()
        for chunk in answer.iter_bytes():
            body += chunk
            if len(body) > self._most:
                raise _mismatch("too_large", request.method)
            if time.monotonic() > deadline:
                raise Offline(sent=True, reason="timeout")
        return bytes(body)

    def _trace(self, event: str, info: Mapping[str, Any]) -> None:
        """Called by httpx at each step; after connecting, and again after the TLS handshake, there is a new socket."""
        if event.endswith((".connect_tcp.complete", ".start_tls.complete")):
            with self._lock:
                self._sockets.add(info["return_value"].get_extra_info("socket"))
            if self._closed:
                self._break_off()

    def _break_off(self) -> None:
        with self._lock:
            live = list(self._sockets)
        for connection in live:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close all connections; requests in flight fail at once. The transport cannot be used afterwards."""
        self._closed = True
        self._break_off()
        self._close()


def _sendable(request: Request) -> dict[bytes, bytes]:
    """The headers as they go out. Raises ProtocolMismatch for one that cannot."""
    headers = {}
    for name, value in request.headers.items():
        if value.isascii() and value.isprintable():
            encoded = value.encode("ascii")
        elif name in _TAG_HEADERS:
            # One that rotted here, or that was stored as UTF-8, matches nothing; the record or page is then read anew.
            encoded = _NOT_IN_A_TAG.sub(b"?", value.encode("iso-8859-1", "replace"))
        else:
            # httpcore would quote the header in its debug log, and the header holds the token (F107).
            raise ProtocolMismatch(reason="request", method=request.method)
        headers[name.encode("ascii")] = encoded
    return headers


def _exchange(
    base_url: str, limits: httpx.Limits
) -> tuple[Callable[[httpx.Request], httpx.Response], Callable[[], None]]:
    """What sends a request and answers once its head has arrived, and what closes its connections.

    Where the system names no proxy it is the transport itself: the client around it chooses among proxies, and costs a
    third of an exchange.
    """
    import httpx

    trusted = not is_loopback_url(base_url)
    if trusted and system_proxies():
        client = httpx.Client(limits=limits, follow_redirects=False, verify=client_context())
        _keep_no_cookies(client)
        return partial(client.send, stream=True), client.close
    transport = httpx.HTTPTransport(limits=limits, verify=client_context(), trust_env=trusted)
    return transport.handle_request, transport.close


@cache
def _url_type() -> Callable[[httpx.URL, bytes], httpx.URL]:
    import httpx

    class Target(httpx.URL):
        """A base URL with another path and query, which are quoted already: the library would look at each character."""

        def __init__(self, base: httpx.URL, target: bytes) -> None:
            super().__init__(base)
            self._target = target

        @property
        def raw_path(self) -> bytes:
            return self._target

    return Target


def _keep_no_cookies(client: httpx.Client) -> None:
    from http.cookiejar import DefaultCookiePolicy

    client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))


def called_address(url: str) -> tuple[str, int]:
    """Host and port that a call of `url` would connect to, as the library itself reads it.

    Raises BadAddress.
    """
    import httpx

    try:
        parsed = httpx.URL(url.strip())
        host, port = parsed.host, parsed.port  # "xn--" before what is no name is refused only here
    except (httpx.InvalidURL, ValueError):
        raise BadAddress(problem="host") from None
    if parsed.scheme not in ("http", "https"):
        raise BadAddress(problem="scheme")
    if not host:
        raise BadAddress(problem="host")
    if port is not None and not 0 < port < 1 << 16:
        raise BadAddress(problem="port")
    return host, port or {"http": 80, "https": 443}[parsed.scheme]


class HttpCaller:
    """Single calls, each over a connection of its own: no redirect, no cookie, of the answer only its status.

    Safe for several threads at once. A call ends when its time is over, whatever the other side does meanwhile.
    `tls` says which certificates are trusted, in place of the usual authorities.
    """

    def __init__(self, *, most: int = 1024, tls: ssl.SSLContext | None = None) -> None:
        self._most = most
        self._tls = tls
        self._calls: set[_LiveCall] = set()
        self._clients: dict[bool, httpx.Client] = {}
        self._lock = threading.Lock()
        self._closed = False

    def call(
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str],
        body: bytes = b"",
        timeout: float = 10.0,
        refused_peer: Callable[[str, int], str | None] | None = None,
    ) -> int:
        """The answer's status; its body is read up to `most` bytes and dropped. Seconds for the whole exchange.

        `refused_peer` is given the address and port that a connection was made to, before a byte is sent, and returns
        why not to use it; of a connection to a proxy, which looks the name up itself, it is not asked. Raises Offline,
        TlsRefused, ProtocolMismatch, BadAddress, PeerRefused. Looking up a name takes what the system takes.
        """
        import httpx

        host, _ = called_address(url)
        live = _LiveCall(None if uses_proxy(url.strip(), host) else refused_peer)
        timer = threading.Timer(timeout, live.break_off)
        timer.daemon = True
        with self._lock:
            if self._closed:
                raise Offline(sent=False, reason="timeout")
            client = self._client(trust_env=not is_loopback_url(url))
            self._calls.add(live)
        timer.start()
        try:
            with client.stream(
                method,
                url.strip(),
                headers=dict(headers),
                content=body or None,
                timeout=httpx.Timeout(timeout, connect=timeout / 2),
                extensions={"trace": live.trace},
            ) as answer:
                self._drain(answer)
                return answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            if live.over:
                raise Offline(sent=True, reason="timeout") from None
            raise translate_error(error, method, answered=False) from None
        finally:
            timer.cancel()
            with self._lock:
                self._calls.discard(live)

    def _drain(self, answer: httpx.Response) -> None:
        # A short answer is read, so that its sender sees it accepted; the status counts even if the body breaks off.
        import httpx

        read = 0
        with suppress(httpx.HTTPError):
            for chunk in answer.iter_raw():
                read += len(chunk)
                if read > self._most:
                    return

    def close(self) -> None:
        """Break off the calls in progress and refuse any other."""
        with self._lock:
            self._closed = True
            live = list(self._calls)
        for call in live:
            call.break_off()
        for client in self._clients.values():
            client.close()

    def _client(self, *, trust_env: bool) -> httpx.Client:
        import httpx

        if trust_env not in self._clients:
            limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
            client = httpx.Client(
                limits=limits,
                follow_redirects=False,
                trust_env=trust_env,
                verify=self._tls if self._tls is not None else client_context(),
            )
            _keep_no_cookies(client)
            self._clients[trust_env] = client
        return self._clients[trust_env]


class _LiveCall:
    """One call in progress, which another thread can end by shutting down its socket."""

    def __init__(self, refused_peer: Callable[[str, int], str | None] | None = None) -> None:
        self.over = False
        self._refused_peer = refused_peer
        self._socket: socket.socket | None = None

    def trace(self, event: str, info: Mapping[str, Any]) -> None:
        """Called by httpx at each step; after connecting, and again after the TLS handshake, there is a new socket."""
        if event.endswith((".connect_tcp.complete", ".start_tls.complete")):
            stream = info["return_value"]
            self._socket = stream.get_extra_info("socket")
            if self.over:
                self.break_off()
            if self._refused_peer is not None:
                address, port, *_ = stream.get_extra_info("server_addr")
                if (refusal := self._refused_peer(address, port)) is not None:
                    stream.close()
                    raise PeerRefused(refusal=refusal)

    def break_off(self) -> None:
        """Shut the socket down: sending and receiving fail at once."""
        self.over = True
        if self._socket is not None:
            with suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)


def translate_error(error: Exception, method: str, *, answered: bool) -> SyncError:
    """The error for an exception of httpx; `answered`: the head of an answer had arrived.

    A request that may have left this computer counts as sent: one wrongly taken for unsent could be applied twice.
    """
    import httpx

    match error:
        case httpx.PoolTimeout() | httpx.ConnectTimeout():
            return Offline(sent=False, reason="timeout")
        case httpx.ConnectError():
            return _unreached(error)
        case httpx.ProxyError():
            return Offline(sent=False, reason="refused")
        case httpx.TimeoutException():
            return Offline(sent=True, reason="timeout")
        case httpx.RemoteProtocolError() if not answered and "disconnected" not in str(error).lower():
            return _mismatch("not_http", method)
        case httpx.NetworkError() | httpx.RemoteProtocolError():
            return Offline(sent=True, reason="truncated" if answered else "reset")
        case httpx.DecodingError():
            return _mismatch("encoding", method)
        case httpx.LocalProtocolError() | httpx.UnsupportedProtocol() | httpx.InvalidURL():
            return ProtocolMismatch(reason="request", method=method)
    return Offline(sent=True, reason="unknown")


def _unreached(error: BaseException) -> SyncError:
    """Why there is no connection, from the system's own error at the root of httpx's."""
    for cause in _causes(error):
        match cause:
            case ssl.SSLCertVerificationError():
                reason = _CERTIFICATE.get(cause.verify_code, "untrusted")
                return TlsRefused(reason=reason, detail=cause.verify_message)
            case ssl.SSLEOFError() | ssl.SSLZeroReturnError() | ssl.SSLSyscallError():
                return Offline(sent=False, reason="tls")
            case ssl.SSLError():
                return TlsRefused(reason="handshake", detail=cause.reason)
            case ConnectionRefusedError():
                return Offline(sent=False, reason="refused")
            case ConnectionError():
                return Offline(sent=False, reason="reset")
            case socket.gaierror():
                return Offline(sent=False, reason="dns")
    return Offline(sent=False, reason="unknown")


def _causes(error: BaseException) -> list[BaseException]:
    """The exception and its causes, outermost first."""
    chain: list[BaseException] = []
    current: BaseException | None = error
    while current is not None and current not in chain:
        chain.append(current)
        current = current.__cause__ or current.__context__
    return chain


def _mismatch(reason: str, method: str) -> ProtocolMismatch:
    return ProtocolMismatch(reason=reason, maybe_applied=method != "GET", method=method)
