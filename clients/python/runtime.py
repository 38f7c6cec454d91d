"""Client of the API of a Deckwright site. It needs Python 3.9 or newer and nothing else.

    from deckwright import Client

    client = Client("https://your.site")
    card = client.cards.get("sol-ring")["data"]
    print(card["name"], card["num_decks"])
"""

from __future__ import annotations

import email.utils
import gzip
import http.client
import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import zlib
from collections import OrderedDict
from typing import Any, Callable, Dict, Iterator, List, Literal, Mapping, Optional, Sequence, Tuple, TypedDict, Union

BASE = "/api/v1"
MOST_RETRIES = 10
# Calls only read, so that each may be repeated.
REPEATED = (429, 502, 503, 504)
# What is raised where no answer comes or its body is cut off or damaged.
_UNREADABLE = (OSError, EOFError, http.client.HTTPException, zlib.error)

Fields = Union[str, Sequence[str], None]


class ApiError(Exception):
    """The API refused a call. `status` and `code` are for programs, the text is for people."""

    def __init__(self, url: str, status: int, problem: Optional[Dict[str, Any]], retry_after: Optional[float]):
        super().__init__(problem["detail"] if problem else f"{url} answered with status {status}.")
        self.url = url
        self.status = status
        # "unknown" where the answer is not the API's.
        self.code: str = problem["error"]["code"] if problem else "unknown"
        # The problem document (RFC 9457); None where something between here and the site answered.
        self.problem = problem
        # Seconds after which the site wants to be asked again; None where it does not say.
        self.retry_after = retry_after


class NoAnswerError(Exception):
    """No answer came, or one that cannot be read; `__cause__` says why."""

    def __init__(self, url: str):
        super().__init__(f"{url} does not answer.")
        self.url = url


class DataChangedError(Exception):
    """The data were renewed between two pages of a list; begin again."""


class Transport:
    """Sends calls: repeats those that found the site busy, over a limit or silent, and keeps answers with their tags."""

    def __init__(
        self,
        site: str,
        *,
        api_key: Optional[str] = None,
        cache_size: int = 0,
        retries: int = 2,
        longest_wait: float = 60.0,
        timeout: float = 30.0,
        on_answer: Optional[Callable[[int, Mapping[str, str]], None]] = None,
    ):
        """
        site: address of a site, such as "https://your.site"
        api_key: an API key of an account at the site, for higher limits; none is needed
        cache_size: how many answers are kept in memory, so that unchanged ones are not sent again
        retries: how often a call is repeated, at most 10
        longest_wait: seconds; a site that asks for a longer wait is an error at once
        timeout: seconds to wait for an answer
        on_answer: sees status and headers of each answer, such as its RateLimit
        """
        parts = urllib.parse.urlsplit(site)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f'"{site}" is not the address of a site, such as https://your.site.')
        self._site = site.rstrip("/")
        self._kept: "OrderedDict[str, Tuple[str, bytes]]" = OrderedDict()
        self._api_key = api_key
        self._cache_size = cache_size
        self._retries = min(MOST_RETRIES, retries)
        self._longest_wait = longest_wait
        self._timeout = timeout
        self._on_answer = on_answer

    def get(self, path: str, query: Optional[Mapping[str, Any]] = None) -> Any:
        """The answer of a call at a path below /api/v1, as JSON."""
        return self._json(self._url(path, query), None)

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        sent = {key: value for key, value in body.items() if value is not None}
        return self._json(self._url(path, None), json.dumps(sent).encode())

    def text(self, path: str, query: Optional[Mapping[str, Any]] = None) -> str:
        return self._bytes(self._url(path, query), None).decode("utf-8")

    def open(self, path: str) -> http.client.HTTPResponse:
        """The answer with its body unread, for files."""
        return self._send(self._url(path, None), None, {})

    def each(self, page: Any, *, same_data: bool = False) -> Iterator[Any]:
        """All entries of a list from this page on; the next pages are asked for as they are needed.

        With same_data, it ends with a DataChangedError if the data are renewed on the way; otherwise an entry may come
        twice or be missed.
        """
        snapshot = page["source"]["snapshot"]
        while True:
            yield from page["data"]
            following = page["next"]
            if following is None:
                return
            if not following.startswith(BASE + "/"):
                raise ValueError(f"The next page is outside the API: {following}")
            page = self._json(self._site + following, None)
            if same_data and page["source"]["snapshot"] != snapshot:
                raise DataChangedError("The data were renewed between two pages. Begin again.")
            if page["next"] == following:
                raise ValueError(f"The list does not go on behind {following}")

    def _url(self, path: str, query: Optional[Mapping[str, Any]]) -> str:
        given = {key: _word(value) for key, value in (query or {}).items() if value is not None}
        return self._site + BASE + path + (f"?{urllib.parse.urlencode(given)}" if given else "")

    def _json(self, url: str, body: Optional[bytes]) -> Any:
        read = self._bytes(url, body)
        try:
            return json.loads(read)
        except ValueError as error:
            raise NoAnswerError(url) from error

    def _bytes(self, url: str, body: Optional[bytes]) -> bytes:
        headers = {"Accept-Encoding": "gzip"}
        kept = self._kept.get(url) if body is None else None
        if kept:
            headers["If-None-Match"] = kept[0]
        read = b""
        etag = None
        with self._send(url, body, headers, reads=True) as answer:
            if answer.status == 304 and kept:
                self._kept.move_to_end(url)
                return kept[1]
            read = answer.read()
            etag = answer.headers.get("ETag")
        if body is None and etag and self._cache_size > 0:
            self._kept[url] = (etag, read)
            self._kept.move_to_end(url)
            if len(self._kept) > self._cache_size:
                self._kept.popitem(last=False)
        return read

    def _send(self, url: str, body: Optional[bytes], headers: Dict[str, str], reads: bool = False) -> Any:
        for repeated in range(self._retries + 1):
            is_last = repeated == self._retries
            retry_after: Optional[float] = None
            try:
                return self._once(url, body, headers, reads)
            except ApiError as error:
                retry_after = error.retry_after
                if is_last or error.status not in REPEATED or (retry_after or 0) > self._longest_wait:
                    raise
            except NoAnswerError:
                if is_last:
                    raise
            time.sleep(_wait_before(repeated, retry_after))
        raise AssertionError("unreachable")

    def _once(self, url: str, body: Optional[bytes], headers: Dict[str, str], reads: bool) -> Any:
        sent = {"Accept": "application/json", "User-Agent": "deckwright-python", **headers}
        if body is not None:
            sent["Content-Type"] = "application/json"
        request = urllib.request.Request(url, data=body, headers=sent)
        if self._api_key is not None:
            # Unlike other headers, it does not go along to where a site redirects.
            request.add_unredirected_header("Authorization", f"Bearer {self._api_key}")
        try:
            answer = urllib.request.urlopen(request, timeout=self._timeout)
            if reads:
                answer = _Read(answer)
        except urllib.error.HTTPError as error:
            if self._on_answer:
                self._on_answer(error.code, error.headers)
            with error:
                if error.code == 304:
                    return _Read(error)
                text = _error_text(error)
            raise ApiError(url, error.code, _problem(text), _seconds(error.headers.get("Retry-After"))) from None
        except _UNREADABLE as error:
            raise NoAnswerError(url) from error
        if self._on_answer:
            self._on_answer(answer.status, answer.headers)
        return answer


class _Read:
    """An answer whose body was read and unpacked at once, so that damage is noticed where the call can be repeated."""

    def __init__(self, answer: Any):
        with answer:
            self.status: int = answer.status if hasattr(answer, "status") else answer.code
            self.headers = answer.headers
            self._body: bytes = b"" if self.status == 304 else _unpacked(answer.read(), answer.headers)

    def read(self) -> bytes:
        return self._body

    def __enter__(self) -> "_Read":
        return self

    def __exit__(self, *_: object) -> None:
        pass


def _unpacked(body: bytes, headers: Any) -> bytes:
    """Raises one of _UNREADABLE if the body is damaged."""
    if headers.get("Content-Encoding") != "gzip":
        return body
    if not body:
        raise EOFError("The body is missing.")
    return gzip.decompress(body)


def _error_text(error: urllib.error.HTTPError) -> bytes:
    """The body of a refusal; empty if it is damaged, since the status says enough."""
    try:
        return _unpacked(error.read(), error.headers)
    except _UNREADABLE:
        return b""


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(str(each) for each in value)
    return str(value)


def _name(value: str, *, slashes: bool = False) -> str:
    """A name as a part of a path."""
    parts = str(value).split("/") if slashes else [str(value)]
    if any(part in ("", ".", "..") for part in parts):
        raise ValueError(f'"{value}" is no name: it must have letters or digits.')
    return "/".join(urllib.parse.quote(part, safe="") for part in parts)


def _problem(text: bytes) -> Optional[Dict[str, Any]]:
    try:
        value = json.loads(text)
        return value if isinstance(value["detail"], str) and isinstance(value["error"]["code"], str) else None
    except (ValueError, KeyError, TypeError):
        # A page of something between here and the site.
        return None


def _seconds(retry_after: Optional[str]) -> Optional[float]:
    if not retry_after:
        return None
    try:
        return max(0.0, float(retry_after))
    except ValueError:
        pass
    try:
        return max(0.0, email.utils.parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _wait_before(repeated: int, retry_after: Optional[float]) -> float:
    """Seconds: what the site asks for and up to a quarter more, otherwise by chance up to 0.5, 1, 2 …"""
    if retry_after is not None:
        return retry_after * (1 + random.random() / 4)
    return 0.5 * 2**repeated * random.random()
