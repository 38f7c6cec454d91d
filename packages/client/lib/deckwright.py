# Written by `npm run clients` from the description of the API.
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
from collections import OrderedDict
from typing import Any, Callable, Dict, Iterator, List, Literal, Mapping, Optional, Sequence, Tuple, TypedDict, Union

BASE = "/api/v1"
MOST_RETRIES = 10
# Calls only read, so that each may be repeated.
REPEATED = (429, 502, 503, 504)

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
            if answer.headers.get("Content-Encoding") == "gzip":
                read = gzip.decompress(read)
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
                text = error.read()
            raise ApiError(url, error.code, _problem(text), _seconds(error.headers.get("Retry-After"))) from None
        except (OSError, http.client.HTTPException) as error:
            raise NoAnswerError(url) from error
        if self._on_answer:
            self._on_answer(answer.status, answer.headers)
        return answer


class _Read:
    """An answer whose body was read at once, so that a broken connection is noticed where it can be repeated."""

    def __init__(self, answer: Any):
        with answer:
            self.status: int = answer.status if hasattr(answer, "status") else answer.code
            self.headers = answer.headers
            self._body: bytes = b"" if self.status == 304 else answer.read()

    def read(self) -> bytes:
        return self._body

    def __enter__(self) -> "_Read":
        return self

    def __exit__(self, *_: object) -> None:
        pass


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


# The types of everything that calls take and answer.

ArticlePageWindow = TypedDict(
    "ArticlePageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class ArticlePageOlder(TypedDict):
    """The one published before. Null for the oldest."""

    # Heading as the page shows it.
    title: str
    # Name as addresses write it.
    slug: str


class ArticlePageNewer(TypedDict):
    """The one published after. Null for the newest."""

    # Heading as the page shows it.
    title: str
    # Name as addresses write it.
    slug: str


class ArticlePage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "ArticlePageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Name as addresses write it.
    slug: str
    # Who wrote it.
    author: str
    # Day of publication, YYYY-MM-DD.
    date: str
    # Minutes it takes to read, from 1.
    minutes: int
    # The text, block by block.
    blocks: List["TextBlock"]
    # The one published before. Null for the oldest.
    older: Optional["ArticlePageOlder"]
    # The one published after. Null for the newest.
    newer: Optional["ArticlePageNewer"]
    # The cards it names, in one list, in order of first mention; empty where it names none.
    lists: List["CardList"]


ArticlesPageWindow = TypedDict(
    "ArticlesPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class ArticlesPageEntries(TypedDict):
    # Heading as the page shows it.
    title: str
    # Name as addresses write it.
    slug: str
    # Who wrote it.
    author: str
    # Day of publication, YYYY-MM-DD.
    date: str
    # One sentence on what the page shows.
    description: str
    # Minutes it takes to read, from 1.
    minutes: int
    # A card to show beside it. Null where the catalog lacks it.
    card: Union["CardEntry", None]


class ArticlesPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "ArticlesPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The articles or guides, newest first.
    entries: List["ArticlesPageEntries"]


AverageDeckPageWindow = TypedDict(
    "AverageDeckPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class AverageDeckPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class AverageDeckPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class AverageDeckPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["AverageDeckPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["AverageDeckPageFiltersNames"]


class AverageDeckPageCommander(TypedDict):
    """The commander or pair of these decks."""

    # Name of the commander; the names of a pair are joined by ` & `.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str


class AverageDeckPageSwitchesBudgetCounts(TypedDict):
    """The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`)."""

    # Number of decks in the cheapest third.
    budget: int
    # Number of decks in the middle third.
    middle: int
    # Number of decks in the most expensive third.
    expensive: int


class AverageDeckPageSwitchesBudgetLimits(TypedDict):
    """Where these thirds end, in USD. Null where there are none."""

    # Price of the most expensive deck of the cheapest third, USD.
    budget: float
    # Price of the cheapest deck of the most expensive third, USD.
    expensive: float


class AverageDeckPageSwitchesThemes(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name.
    name: str
    # Number of these decks that have the theme.
    num_decks: int


class AverageDeckPageSwitches(TypedDict):
    """The commander’s decks by bracket, theme and price, for narrowing the page."""

    # Number of decks in the time range by the bracket their owner set, “1” to “5”.
    bracket_counts: Dict[str, int]
    # Number of decks in the time range without a bracket from their owner, by our estimate, “1” to “5”; no estimate is 1.
    bracket_counts_estimated: Dict[str, int]
    # The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`).
    budget_counts: Optional["AverageDeckPageSwitchesBudgetCounts"]
    # Where these thirds end, in USD. Null where there are none.
    budget_limits: Optional["AverageDeckPageSwitchesBudgetLimits"]
    # Themes of the commander’s decks in range and bracket, most decks first.
    themes: List["AverageDeckPageSwitchesThemes"]


class AverageDeckPageAverages(TypedDict):
    # Card type.
    type: Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]
    # Cards of the type per deck, average; every copy of a basic land counts.
    average: float
    # Number of cards of the type in the list, every copy counted.
    listed: int


class _AverageDeckPageProposalGroupsLinesPrice(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class AverageDeckPageProposalGroupsLinesPrice(_AverageDeckPageProposalGroupsLinesPrice, total=False):
    """The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class AverageDeckPageProposalGroupsLines(TypedDict):
    # Name of the card; faces are joined by ` // `.
    name: str
    # Path of its page on the site.
    url: str
    # Number of copies.
    quantity: int
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one.
    price: Optional["AverageDeckPageProposalGroupsLinesPrice"]
    # True for a card banned in Commander; for a pair, where one card is.
    banned: bool
    # True for a card on the Game Changers list; for a pair, where one card is.
    game_changer: bool


class AverageDeckPageProposalGroups(TypedDict):
    # Name of the group for programs.
    kind: str
    # Heading of the group.
    title: str
    # Card type of the group. Null for the commanders.
    type: Optional[Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]]
    # Number of cards in the group, every copy counted.
    count: int
    # The cards of the group.
    lines: List["AverageDeckPageProposalGroupsLines"]


class AverageDeckPageProposalValues(TypedDict):
    # The vendor.
    source: Literal["cardkingdom", "tcgplayer", "scg", "manapool", "face2face", "cardmarket", "tcgl", "cardhoarder"]
    # Sum over the copies it sells, in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the oldest of these prices, YYYY-MM-DD.
    date: str
    # Number of copies with a price.
    priced: int
    # Number of copies without a price.
    missing: int
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class AverageDeckPageProposalValue(TypedDict):
    """Cost of the list in USD."""

    # USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.
    price: float
    # Number of copies without a price.
    missing: int
    # Number of basic lands counted in `price`; those without a price are in `missing`.
    basics: int
    # Part of `price` that the basic lands cost, USD.
    basics_price: float
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class AverageDeckPageProposal(TypedDict):
    """A deck from the cards, for a commander with fewer than ten decks; otherwise null."""

    # What the proposed deck rests on: `cards` (the cards and precons), or `all-decks` (also what decks of other commanders play together).
    basis: Literal["cards", "all-decks"]
    # What the threshold decides, after the value.
    words: str
    # Number of cards, commanders included.
    size: int
    # Links to other lists of cards, by group.
    groups: List["AverageDeckPageProposalGroups"]
    # Number of nonland cards by mana value, commanders aside.
    curve: Dict[str, int]
    # Cost of the list at each vendor that sells any of it.
    values: List["AverageDeckPageProposalValues"]
    # Cost of the list in USD.
    value: "AverageDeckPageProposalValue"
    # The proposed list as lines such as “1 Sol Ring”, ready to paste into a deck site.
    text: List[str]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class _AverageDeckPageGroupsLinesPrice(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class AverageDeckPageGroupsLinesPrice(_AverageDeckPageGroupsLinesPrice, total=False):
    """The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class AverageDeckPageGroupsLines(TypedDict):
    # Name of the card; faces are joined by ` // `.
    name: str
    # Path of its page on the site.
    url: str
    # Number of copies.
    quantity: int
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one.
    price: Optional["AverageDeckPageGroupsLinesPrice"]
    # True for a card banned in Commander; for a pair, where one card is.
    banned: bool
    # True for a card on the Game Changers list; for a pair, where one card is.
    game_changer: bool


class AverageDeckPageGroups(TypedDict):
    # Name of the group for programs.
    kind: str
    # Heading of the group.
    title: str
    # Card type of the group. Null for the commanders.
    type: Optional[Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]]
    # Number of cards in the group, every copy counted.
    count: int
    # The cards of the group.
    lines: List["AverageDeckPageGroupsLines"]


class AverageDeckPageValues(TypedDict):
    # The vendor.
    source: Literal["cardkingdom", "tcgplayer", "scg", "manapool", "face2face", "cardmarket", "tcgl", "cardhoarder"]
    # Sum over the copies it sells, in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the oldest of these prices, YYYY-MM-DD.
    date: str
    # Number of copies with a price.
    priced: int
    # Number of copies without a price.
    missing: int
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class AverageDeckPageValue(TypedDict):
    """Cost of the list in USD."""

    # USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.
    price: float
    # Number of copies without a price.
    missing: int
    # Number of basic lands counted in `price`; those without a price are in `missing`.
    basics: int
    # Part of `price` that the basic lands cost, USD.
    basics_price: float
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class AverageDeckPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "AverageDeckPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "AverageDeckPageFilters"
    # The commander or pair of these decks.
    commander: "AverageDeckPageCommander"
    # The commander’s decks by bracket, theme and price, for narrowing the page.
    switches: "AverageDeckPageSwitches"
    # Number of decks averaged: the commander’s decks that pass the filters.
    num_decks: int
    # Number of all counted decks of the commander.
    total_decks: int
    # True where so few decks are averaged that the list is unreliable.
    few_decks: bool
    # By type: the average of the decks beside the number in the list.
    averages: List["AverageDeckPageAverages"]
    # Average price of the decks that have one, USD; a card’s price is its first in the order Card Kingdom, TCGplayer, Star City Games. Null where no deck has a price.
    avg_price: Optional[float]
    # A deck from the cards, for a commander with fewer than ten decks; otherwise null.
    proposal: Optional["AverageDeckPageProposal"]
    # Number of cards, commanders included.
    size: int
    # The list by type, commanders first.
    groups: List["AverageDeckPageGroups"]
    # Number of nonland cards by mana value, commanders aside.
    curve: Dict[str, int]
    # Cost of the list at each vendor that sells any of it.
    values: List["AverageDeckPageValues"]
    # Cost of the list in USD.
    value: "AverageDeckPageValue"
    # The list as lines such as “1 Sol Ring”, ready to paste into a deck site.
    text: List[str]
    # The card of the page; for a pair of commanders, the entry of the pair.
    card: "PageCard"
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


BackgroundsPageWindow = TypedDict(
    "BackgroundsPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class BackgroundsPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class BackgroundsPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class BackgroundsPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["BackgroundsPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["BackgroundsPageFiltersNames"]


class BackgroundsPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "BackgroundsPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "BackgroundsPageFilters"
    # Number of decks counted.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Number of decks in range and bracket with one of the listed pairs as commanders.
    decks_led: int


class BracketEstimate(TypedDict):
    # Estimated bracket, 2…5. No list tells 1 from 2, so it is never 1.
    bracket: int
    # Name of the bracket: Core, Upgraded, Optimized or cEDH.
    name: str
    # Why, in words, the weightiest first; never empty.
    reasons: List[str]


class BulkTables(TypedDict):
    # Name of the table, such as `commander-cards`.
    name: str
    # What the table has a row for, in words.
    row: str
    # Number of rows.
    rows: int


class BulkFiles(TypedDict):
    # Name of the file, such as `cards.csv.gz`. It does not change.
    name: str
    # Name of its table.
    table: str
    # `jsonl`: a JSON object per line, in gzip; `csv`: RFC 4180 with a header, in gzip; `parquet`; `meta`: license, sources and columns of the table, as JSON.
    format: Literal["jsonl", "csv", "parquet", "meta"]
    # Media type of the file.
    media_type: str
    # Path of the file, relative to the host that answered. It always has the same bytes.
    url: str
    # Number of bytes.
    bytes: int
    # SHA-256 of the file, in hexadecimal digits.
    sha256: str


class Bulk(TypedDict):
    # Kind of resource.
    object: Literal["bulk"]
    # Name of these files in their addresses. Null where there are none.
    edition: Optional[str]
    # When the files were written, as RFC 3339 has it. Null where there are none.
    generated: Optional[str]
    # On which terms the numbers may be used, in the operator’s words. Null where there are no files.
    license: Optional[str]
    # Why there are no files, and what the operator can do. Null where there are files.
    message: Optional[str]
    # The tables; empty where there are no files.
    tables: List["BulkTables"]
    # The files, by table; empty where there are none.
    files: List["BulkFiles"]


class BulkAnswer(TypedDict):
    # The resource.
    data: "Bulk"
    # Where the numbers come from.
    source: "Provenance"


class CardImageUris(TypedDict):
    # Address of the picture, 146 pixels wide. Null where there is none.
    small: Optional[str]
    # Address of the picture, 488 pixels wide. Null where there is none.
    normal: Optional[str]


class CardFaces(TypedDict):
    # Name of the face.
    name: str
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Type line of the face.
    type: str
    # Rules text of the face. Null where the data have none.
    text: Optional[str]
    # Power as printed. Null without one.
    power: Optional[str]
    # Toughness as printed. Null without one.
    toughness: Optional[str]
    # Starting loyalty as printed. Null without one.
    loyalty: Optional[str]
    # Defense as printed. Null without one.
    defense: Optional[str]


class _Card(TypedDict):
    # Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none.
    id: str
    # Name of the card. Faces, and the two cards of a pair, are joined by ` // `.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str
    # The same as `slug`.
    sanitized: str
    # Slug of the front face’s name.
    sanitized_wo: str
    # Layout in Scryfall’s words, such as `normal` or `transform`; `partner` for a pair of commanders.
    layout: str
    # The card type that lists group it under.
    primary_type: Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]
    # Type line; faces are joined by ` // `.
    type: str
    # Subtypes of all faces, each once.
    subtypes: List[str]
    # Addresses of the pictures, one entry per face, front first.
    image_uris: List["CardImageUris"]
    # Address of the front picture, normal size (488 pixels wide). Null where there is none.
    image_uri: Optional[str]
    # Id of the front picture. Null where there is none.
    image: Optional[str]
    # Mana value; for a pair, the sum of both.
    cmc: float
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both.
    colors: List[Literal["W", "U", "B", "R", "G"]]
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing.
    rarity: str
    # Code of the set, lower case.
    set: str
    # Name of the set.
    set_name: str
    # Day of the first release, YYYY-MM-DD; for a pair, that of the later card.
    released: str
    # Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal. A pair is banned where one of its cards is.
    legality: Literal["legal", "banned", "restricted", "unconfirmed"]
    # True for a card on the Game Changers list; for a pair, where one card is.
    game_changer: bool
    # True for a card that can be a commander on its own, and for a pair.
    legal_commander: bool
    # True for a card with “Choose a Background”.
    background_chooser: bool
    # True for a card with “Doctor’s companion”.
    doctors_companion: bool
    # True for a card that can be one of two commanders.
    legal_partner: bool
    # True for the entry of a pair of commanders.
    is_partner: bool
    # The name after “Partner with”. Null for other cards.
    partners_with: Optional[str]
    # The words after “Partner—”, lower case. Null for other cards.
    partner_text: Optional[str]
    # Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards.
    prices: "Prices"
    # Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import.
    salt: Optional[float]
    # Number of votes that the salt score rests on.
    salt_votes: int
    # The faces, front first.
    faces: List["CardFaces"]
    # One line in our own words; only cards of the sample have one. Null for others.
    summary: Optional[str]
    # The two cards of a pair of commanders; empty for a single card.
    cards: List["SingleCard"]


class Card(_Card, total=False):
    """A card, or the entry of a pair of commanders with its two cards."""

    # Number of all counted decks that run the card or, for a commander, have it as commander. Absent for a card that stands beside another.
    num_decks: int


class CardBatch(TypedDict, total=False):
    # Ids or slugs of cards. None where absent.
    ids: List[str]
    # Names of cards, as deck lists write them. None where absent.
    names: List[str]
    # Fields of each card, as in the query `fields` of other calls. All where absent.
    fields: List[str]


class CardBatched(TypedDict):
    # An entry for each id, then for each name, in the order sent. Null where no card has it.
    data: List[Union["CardResource", None]]
    # Null: the answer has every field.
    fields: None
    # The ids and names that no card has, as they were sent.
    not_found: List[str]
    # Where the numbers come from.
    source: "Provenance"


class CardCount(TypedDict):
    # As-of day of the data, YYYY-MM-DD.
    date: str
    # Number of counted decks that ran the card, not as commander.
    num_decks: int
    # Number of counted decks that could run it.
    potential_decks: int
    # Inclusion: `num_decks` ÷ `potential_decks`, 0…1.
    inclusion_rate: float
    # Rank among all cards but basic lands by `num_decks`, from 1; equal counts share a rank. Null below rank 1,000.
    rank: Optional[int]


class CardEntries(TypedDict):
    # The articles or guides, newest first.
    entries: List["CardEntry"]
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool


class CardEntryFace(TypedDict):
    """What is printed on the front."""

    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Type line.
    type: str
    # Rules text, or our own line on the card. Null where the data have neither.
    text: Optional[str]
    # Power/toughness, loyalty or defense of the front. Null without any.
    corner: Optional[str]


class CardEntryCardsFace(TypedDict):
    """What is printed on the front."""

    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Type line.
    type: str
    # Rules text, or our own line on the card. Null where the data have neither.
    text: Optional[str]
    # Power/toughness, loyalty or defense of the front. Null without any.
    corner: Optional[str]


class CardEntryCards(TypedDict):
    # Name of the card; faces are joined by ` // `.
    name: str
    # Path of its page on the site.
    url: str
    # Address of the front picture, normal size (488 pixels wide). Null where there is none.
    image_uri: Optional[str]
    # Address of the front picture, small size (146 pixels wide). Null where there is none.
    image_uri_small: Optional[str]
    # The card type that lists group it under.
    primary_type: Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # What is printed on the front.
    face: "CardEntryCardsFace"


class _CardEntry(TypedDict):
    # Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none.
    id: str
    # Name of the card. Faces, and the two cards of a pair, are joined by ` // `.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str
    # Inclusion in the decks counted minus inclusion in the baseline, −1…1; 0.4 is +40 percentage points. The baseline is the decks of other commanders in the same range and bracket; on a card’s page the decks that could run that card and do not; on a theme’s page the decks without the theme. Both rates are shrunk: imaginary decks that run the card at the common rate are added to each side (`synergyPriorDecks` at `/api/v1/pages/faq`). Null where no deck of the baseline could run the card, and in lists without comparison.
    synergy: Optional[float]
    # log10 of how many times more decks run the card than would by chance: P(card and commander) ÷ (P(card) × P(commander)), over the decks here and in the baseline of `synergy` that could run it. 0 is chance, 0.5 about ×3.2, below 0 less than chance; no fixed range. Shrunk: imaginary decks that behave like chance are added (`liftPriorDecks` at `/api/v1/pages/faq`). Null as `synergy`.
    lift: Optional[float]
    # Number of decks, of those the list counts, that run the card. For a commander, decks with it as commander; on the pages of a card, combo or theme, those of its decks with that card, combo or theme.
    num_decks: int
    # Number of decks that `num_decks` is part of. For a card, decks that could run it: it fits the commander’s color identity, is not the commander, and was released by the day the deck was saved; an undated deck counts as saved when its newest card came out. For a commander, decks of the window saved since it could be played (a pair, since the newer of the two); on a partner’s page, of the decks of its pairs. On the pages of a card, combo or theme, its own decks that could have that card, combo or theme.
    potential_decks: int
    # How sure a rise or fall of the card is: the slope of its weekly inclusion over the last 26 weeks, by least squares weighted with the week’s eligible decks, in standard deviations of that slope (its standard error); no fixed range, negative where it falls. All dated decks count, whatever the query. Null where it is not measured: in lists without trends, with fewer than 8 such weeks or 50 such decks, and for cards that none of them holds.
    trend_zscore: Optional[float]
    # rising or falling, where Student’s t distribution of trend_zscore and the procedure of Benjamini and Hochberg over the cards of the page leave at most 5% of such words to chance; else null.
    trend: Optional[Literal["rising", "falling"]]
    # The counts in words, such as “81% of 558 decks”; where no deck could run it, that no deck could.
    label: str
    # Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import.
    salt: Optional[float]
    # Inclusion: `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck could run the card.
    inclusion_rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # Synergy without shrinking, −1…1. Null as `synergy`, and in lists of commanders.
    synergy_raw: Optional[float]
    # Lift without shrinking, log10; no fixed range. Null as `lift`, in lists of commanders, and where no deck runs the card.
    lift_raw: Optional[float]
    # Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards.
    prices: "Prices"
    # Mana value; for a pair, the sum of both.
    cmc: float
    # The card type that lists group it under.
    primary_type: Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]
    # Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing.
    rarity: str
    # Day of the first release, YYYY-MM-DD; for a pair, that of the later card.
    released: str
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Address of the front picture, normal size (488 pixels wide). Null where there is none.
    image_uri: Optional[str]
    # Address of the front picture, small size (146 pixels wide). Null where there is none.
    image_uri_small: Optional[str]
    # What is printed on the front.
    face: "CardEntryFace"
    # True for a card on the Game Changers list; for a pair, where one card is.
    game_changer: bool
    # True for a card banned in Commander; for a pair, where one card is.
    banned: bool
    # True for a card that can be a commander on its own, and for a pair.
    legal_commander: bool
    # True for the entry of a pair of commanders.
    is_partner: bool


class CardEntry(_CardEntry, total=False):
    # Number of votes that the salt score rests on. Absent outside the lists of salt.
    salt_votes: int
    # Rank in the list, from 1, by number of decks; equal counts share a rank. The list of salt ranks by score. Absent in lists without ranks, null where the entry has none.
    rank: Optional[int]
    # Rank in the time range of the same length before, from 1. Absent in lists without ranks; null without a range, or with fewer than ten decks in either.
    previous_rank: Optional[int]
    # How much alike the decks are, 0…1. Commanders: cosine of their inclusion rates over the cards that decks of both could run, where cards that most decks run weigh little; the same from either side. Cards: cosine of the decks they are in, times the share of decks that could run the other card and do not. A commander without decks: the share of types, roles, keywords and themes that both have of those that one has, times the same of their colors. Absent in other lists.
    similarity: float
    # The two cards of a pair of commanders. Absent for a single card.
    cards: List["CardEntryCards"]


class CardFound(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["CardResource"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # What of the query was read otherwise than written, or ignored, and why, a sentence each.
    warnings: List[str]
    # Where the numbers come from.
    source: "Provenance"


class CardHistoryItem(TypedDict):
    # The resource.
    data: "CardHistoryResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class CardHistoryResource(TypedDict):
    # Kind of resource.
    object: Literal["card_history"]
    # Id of the card: its oracle id, or its slug where it has none.
    id: str
    # Slug of the card, which its addresses take as well as the id.
    slug: str
    # Name of the card; faces are joined by ` // `.
    name: str
    # One entry per day of data with a deck, oldest first; one a week for data older than 90 days, at most two years. Empty without a record.
    history: List["CardCount"]


class CardItem(TypedDict):
    # The resource.
    data: "CardResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class CardItems(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["CardResource"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # Where the numbers come from.
    source: "Provenance"


class CardList(TypedDict):
    # Name of the list for programs, such as `highsynergycards`, `topcards` or `creatures`. It does not change.
    kind: str
    # Heading of the list.
    title: str
    # Cards or commanders, in the order of the list.
    cards: List["CardEntry"]


CardPageWindow = TypedDict(
    "CardPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class CardPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class CardPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class CardPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["CardPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["CardPageFiltersNames"]


class CardPageFunctions(TypedDict):
    # The value that `function:` takes in a card search.
    id: Literal["ramp", "draw", "removal", "sweeper", "tutor", "protection", "recursion", "counterspell", "mana-artifact", "utility-land", "fixing-land", "mass-land-denial", "extra-turn"]
    # Name to show.
    label: str


class CardPageHistory(TypedDict):
    # Month, YYYY-MM.
    month: str
    # Number of decks saved in the month that run the card.
    num_decks: int
    # Number of decks saved in the month that could run the card.
    potential_decks: int


class CardPagePriceHistoryVendors(TypedDict, total=False):
    """By vendor; a vendor without a price on any of the days is absent."""

    # Prices at Card Kingdom, by day; absent without one on any of the days.
    cardkingdom: "VendorPriceHistory"
    # Prices at TCGplayer, by day; absent without one on any of the days.
    tcgplayer: "VendorPriceHistory"
    # Prices at Star City Games, by day; absent without one on any of the days.
    scg: "VendorPriceHistory"
    # Prices at Mana Pool, by day; absent without one on any of the days.
    manapool: "VendorPriceHistory"
    # Prices at Face to Face Games, Canada, by day; absent without one on any of the days.
    face2face: "VendorPriceHistory"
    # Prices at Cardmarket, by day; absent without one on any of the days.
    cardmarket: "VendorPriceHistory"
    # Prices at TCGL, Mexico, by day; absent without one on any of the days.
    tcgl: "VendorPriceHistory"
    # Prices at Cardhoarder, for Magic Online, by day; absent without one on any of the days.
    cardhoarder: "VendorPriceHistory"


class CardPagePriceHistory(TypedDict):
    """Prices by vendor and day."""

    # Days of the vendors’ data, YYYY-MM-DD, oldest first, at most the last 90; days without data are left out.
    days: List[str]
    # By vendor; a vendor without a price on any of the days is absent.
    vendors: "CardPagePriceHistoryVendors"


class CardPageResultsTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CardPageResultsAcross(TypedDict):
    """All commanders together. Null with too few games on either side."""

    # Number of commanders with games of both kinds of decks.
    commanders: int
    # Number of games of their decks that run the card.
    games_with: int
    # Number of games of their decks that could run the card and do not.
    games_without: int
    # Win rate with the card minus win rate without it, −1…1, each commander compared with itself (Mantel and Haenszel).
    difference: float
    # Lower end of its 95% interval (Greenland and Robins), −1…1.
    difference_low: float
    # Upper end of this interval, −1…1.
    difference_high: float


class CardPageResultsCommandersWithTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CardPageResultsCommandersWith(TypedDict):
    """Results of the commander’s decks that run the card."""

    # Number of results: one player with one deck in one tournament.
    entries: int
    # Number of games: `wins` + `losses` + `draws`.
    games: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn; in the win rate, they count as not won.
    draws: int
    # `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.
    win_rate: Optional[float]
    # Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_low: Optional[float]
    # Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_high: Optional[float]
    # True with so few games that the win rate says little.
    small_sample: bool
    # How many reached the first 16. Null with too few results in tournaments of 32 players or more.
    top_cut: Optional["CardPageResultsCommandersWithTopCut"]


class CardPageResultsCommandersWithoutTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CardPageResultsCommandersWithout(TypedDict):
    """Results of the commander’s decks that could run the card and do not."""

    # Number of results: one player with one deck in one tournament.
    entries: int
    # Number of games: `wins` + `losses` + `draws`.
    games: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn; in the win rate, they count as not won.
    draws: int
    # `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.
    win_rate: Optional[float]
    # Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_low: Optional[float]
    # Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_high: Optional[float]
    # True with so few games that the win rate says little.
    small_sample: bool
    # How many reached the first 16. Null with too few results in tournaments of 32 players or more.
    top_cut: Optional["CardPageResultsCommandersWithoutTopCut"]


CardPageResultsCommanders = TypedDict(
    "CardPageResultsCommanders", {
    "name": "str",
    "url": "str",
    "with": "\"CardPageResultsCommandersWith\"",
    "without": "\"CardPageResultsCommandersWithout\"",
    "difference": "float",
    "difference_low": "float",
    "difference_high": "float",
})


CardPageResults = TypedDict(
    "CardPageResults", {
    "entries": "int",
    "games": "int",
    "wins": "int",
    "losses": "int",
    "draws": "int",
    "win_rate": "Optional[float]",
    "win_rate_low": "Optional[float]",
    "win_rate_high": "Optional[float]",
    "small_sample": "bool",
    "top_cut": "Optional[\"CardPageResultsTopCut\"]",
    "events": "int",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "across": "Optional[\"CardPageResultsAcross\"]",
    "commanders": "List[\"CardPageResultsCommanders\"]",
})


class CardPageCombos(TypedDict):
    # Names of the cards, joined by “ + ”.
    value: str
    # The results, joined by commas.
    alt: str
    # Path on the site.
    href: str
    # Number of all counted decks with all of its cards. Null where the catalog lacks one of them.
    count: Optional[int]
    # What it does, such as “Infinite mana”.
    results: List[str]


class CardPageArticles(TypedDict):
    # Heading as the page shows it.
    title: str
    # Path of its page on the site.
    url: str


class CardPagePrintingsPrice(TypedDict):
    """Price of the printing at TCGplayer, USD. Null where the data have none, and for printings that are not for tournament play on paper."""

    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD"]


class CardPagePrintingsPrices(TypedDict, total=False):
    """Price of the printing by vendor, in the vendor’s currency; above 0. A card’s price at a vendor is the lowest of these, unless the operator added a price file of that vendor. Printings that are not for tournament play (collectors’ editions, gold borders, oversized, online only) have no paper prices."""

    # Price of the printing at Card Kingdom, USD, above 0. Absent without one.
    cardkingdom: float
    # Price of the printing at TCGplayer, USD, above 0. Absent without one.
    tcgplayer: float
    # Price of the printing at Star City Games, USD, above 0. Absent without one.
    scg: float
    # Price of the printing at Mana Pool, USD, above 0. Absent without one.
    manapool: float
    # Price of the printing at Face to Face Games, CAD, above 0. Absent without one.
    face2face: float
    # Price of the printing at Cardmarket, EUR, above 0. Absent without one.
    cardmarket: float
    # Price of the printing at TCGL, MXN, above 0. Absent without one.
    tcgl: float
    # Price of the printing at Cardhoarder, TIX, above 0. Absent without one.
    cardhoarder: float


class CardPagePrintingsFinishes(TypedDict, total=False):
    """Finish of the copy with the price, by vendor, where the printing has no price as a regular copy there. Absent for regular copies."""

    # Finish of the copy with the price at Card Kingdom. Absent for a regular copy.
    cardkingdom: Literal["foil", "etched"]
    # Finish of the copy with the price at TCGplayer. Absent for a regular copy.
    tcgplayer: Literal["foil", "etched"]
    # Finish of the copy with the price at Star City Games. Absent for a regular copy.
    scg: Literal["foil", "etched"]
    # Finish of the copy with the price at Mana Pool. Absent for a regular copy.
    manapool: Literal["foil", "etched"]
    # Finish of the copy with the price at Face to Face Games. Absent for a regular copy.
    face2face: Literal["foil", "etched"]
    # Finish of the copy with the price at Cardmarket. Absent for a regular copy.
    cardmarket: Literal["foil", "etched"]
    # Finish of the copy with the price at TCGL. Absent for a regular copy.
    tcgl: Literal["foil", "etched"]
    # Finish of the copy with the price at Cardhoarder. Absent for a regular copy.
    cardhoarder: Literal["foil", "etched"]


class CardPagePrintings(TypedDict):
    # Id of the printing.
    id: str
    # Code of the set, lower case.
    set: str
    # Name of the set. Null for a set without a page.
    set_name: Optional[str]
    # Collector number.
    number: str
    # Rarity of the printing.
    rarity: str
    # Day of release, YYYY-MM-DD.
    released: str
    # Price of the printing at TCGplayer, USD. Null where the data have none, and for printings that are not for tournament play on paper.
    price: Optional["CardPagePrintingsPrice"]
    # Price of the printing by vendor, in the vendor’s currency; above 0. A card’s price at a vendor is the lowest of these, unless the operator added a price file of that vendor. Printings that are not for tournament play (collectors’ editions, gold borders, oversized, online only) have no paper prices.
    prices: "CardPagePrintingsPrices"
    # Finish of the copy with the price, by vendor, where the printing has no price as a regular copy there. Absent for regular copies.
    finishes: "CardPagePrintingsFinishes"


class CardPageRulings(TypedDict):
    # Day the ruling was published, YYYY-MM-DD.
    date: str
    # Who gives the ruling: `wotc` for Wizards of the Coast, `scryfall` for Scryfall.
    source: Literal["wotc", "scryfall"]
    # The ruling, symbols in braces as in rules text; paragraphs are parted by line breaks.
    text: str


class CardPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "CardPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "CardPageFilters"
    # Number of decks that pass the filters and run the card, not as commander.
    num_decks: int
    # Number of decks that pass the filters and could run the card: it fits the commander’s color identity, is not the commander, and was released by the day the deck was saved; an undated deck counts as saved when its newest card came out.
    potential_decks: int
    # Inclusion: `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck could run the card.
    inclusion_rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # Cards that do much the same, most alike first, at most 10: the cosine of what they are known by (words and pairs of words of the rules text, functional tags, roles, keywords, types, each weighted by how few cards have it), less for each mana value between them, a little more where decks run them.
    similar: List["CardEntry"]
    # Cards played in much the same decks, closest first, at most 10: the cosine of the two cards’ decks, staples weighted down. Played together does not mean alike.
    played_together: List["CardEntry"]
    # Every role the card plays in decks, such as ramp or removal.
    functions: List["CardPageFunctions"]
    # How sure a rise or fall of the card is: the slope of its weekly inclusion over the last 26 weeks, by least squares weighted with the week’s eligible decks, in standard deviations of that slope (its standard error); no fixed range, negative where it falls. All dated decks count, whatever the query. Null where it is not measured: in lists without trends, with fewer than 8 such weeks or 50 such decks, and for cards that none of them holds.
    trend_zscore: Optional[float]
    # rising or falling, where Student’s t distribution of trend_zscore leaves at most 5% to chance; else null.
    trend: Optional[Literal["rising", "falling"]]
    # Inclusion by month, oldest first, over all dated decks whatever the filters. Months in which no deck could run the card are left out.
    history: List["CardPageHistory"]
    # Prices by vendor and day.
    price_history: "CardPagePriceHistory"
    # Decks, inclusion and rank by the data of earlier days, over all decks, oldest first; empty without a record.
    count_history: List["CardCount"]
    # How decks that run it in the 99 did in tournaments that began in the time range. Null without results, and with `placing`.
    results: Optional["CardPageResults"]
    # The combos with the card that most decks have, at most 20.
    combos: List["CardPageCombos"]
    # Articles and guides that name the card, newest first.
    articles: List["CardPageArticles"]
    # Printings, newest first.
    printings: List["CardPagePrintings"]
    # Rulings on the card, newest first; empty where there are none or the data came without them.
    rulings: List["CardPageRulings"]
    # The card of the page; for a pair of commanders, the entry of the pair.
    card: "PageCard"
    # Lists in the order of the page: `topcommanders` by the decks that run the card, then by the lower end of their share; `newcommanders` by those decks; then cards played beside it.
    lists: List["CardList"]


class CardPricesItem(TypedDict):
    # The resource.
    data: "CardPricesResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class CardPricesResourceVendors(TypedDict, total=False):
    """By vendor; a vendor without a price on any of the days is absent."""

    # Prices at Card Kingdom, by day; absent without one on any of the days.
    cardkingdom: "VendorPriceHistory"
    # Prices at TCGplayer, by day; absent without one on any of the days.
    tcgplayer: "VendorPriceHistory"
    # Prices at Star City Games, by day; absent without one on any of the days.
    scg: "VendorPriceHistory"
    # Prices at Mana Pool, by day; absent without one on any of the days.
    manapool: "VendorPriceHistory"
    # Prices at Face to Face Games, Canada, by day; absent without one on any of the days.
    face2face: "VendorPriceHistory"
    # Prices at Cardmarket, by day; absent without one on any of the days.
    cardmarket: "VendorPriceHistory"
    # Prices at TCGL, Mexico, by day; absent without one on any of the days.
    tcgl: "VendorPriceHistory"
    # Prices at Cardhoarder, for Magic Online, by day; absent without one on any of the days.
    cardhoarder: "VendorPriceHistory"


class CardPricesResource(TypedDict):
    # Kind of resource.
    object: Literal["card_prices"]
    # Id of the card: its oracle id, or its slug where it has none.
    id: str
    # Slug of the card, which its addresses take as well as the id.
    slug: str
    # Name of the card; faces are joined by ` // `.
    name: str
    # Days of the vendors’ data, YYYY-MM-DD, oldest first, at most the last 90; days without data are left out.
    days: List[str]
    # By vendor; a vendor without a price on any of the days is absent.
    vendors: "CardPricesResourceVendors"


class CardReference(TypedDict):
    # Id of the card: its oracle id, or its slug where it has none.
    id: str
    # Slug of the card, which its addresses take as well as the id.
    slug: str
    # Name of the card; faces are joined by ` // `.
    name: str


class CardResourceFaces(TypedDict):
    # Name of the face.
    name: str
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Type line of the face.
    type: str
    # Rules text of the face. Null where the data have none.
    text: Optional[str]
    # Power as printed. Null without one.
    power: Optional[str]
    # Toughness as printed. Null without one.
    toughness: Optional[str]
    # Starting loyalty as printed. Null without one.
    loyalty: Optional[str]
    # Defense as printed. Null without one.
    defense: Optional[str]


class CardResourceImages(TypedDict):
    # Address of the picture, 146 pixels wide. Null where there is none.
    small: Optional[str]
    # Address of the picture, 488 pixels wide. Null where there is none.
    normal: Optional[str]


class CardResource(TypedDict):
    # Kind of resource.
    object: Literal["card"]
    # Id of the card: its oracle id, or its slug where it has none.
    id: str
    # Slug of the card, which its addresses take as well as the id.
    slug: str
    # Name of the card; faces are joined by ` // `.
    name: str
    # Path of its page on the site.
    page: str
    # Layout in Scryfall’s words, such as `normal` or `transform`.
    layout: str
    # Mana cost, symbols in braces; empty without one.
    mana_cost: str
    # Mana value.
    mana_value: float
    # Type line; faces are joined by ` // `.
    type_line: str
    # The card type that lists group it under.
    primary_type: Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]
    # Subtypes of all faces, each once.
    subtypes: List[str]
    # Keyword abilities and actions, as Scryfall lists them.
    keywords: List[str]
    # Colors, in the order W U B R G.
    colors: List[Literal["W", "U", "B", "R", "G"]]
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Rarity: common, uncommon, rare, mythic, special or bonus.
    rarity: str
    # Code of the set of its main printing, lower case.
    set: str
    # Day of the first release, YYYY-MM-DD.
    released: str
    # Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal.
    legality: Literal["legal", "banned", "restricted", "unconfirmed"]
    # True for a card on the Game Changers list.
    game_changer: bool
    # True for a card that can be a commander on its own.
    legal_commander: bool
    # True for a card that can be one of two commanders.
    legal_partner: bool
    # The faces, front first.
    faces: List["CardResourceFaces"]
    # Addresses of the pictures, one entry per face.
    images: List["CardResourceImages"]
    # Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards.
    prices: "Prices"
    # Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). Null without votes and import.
    salt: Optional[float]
    # Number of votes that the salt score rests on.
    salt_votes: int
    # What the card does in decks, such as `ramp` or `removal`, by Scryfall’s functional tags and its rules text.
    roles: List[Literal["ramp", "draw", "removal", "sweeper", "tutor", "protection", "recursion", "counterspell", "mana-artifact", "utility-land", "fixing-land", "mass-land-denial", "extra-turn"]]
    # Ids of the themes that the card counts for.
    themes: List[str]
    # Number of counted decks that run the card, not as commander.
    num_decks: int
    # Number of counted decks that could run the card: it fits the commander’s color identity, is not the commander, and was released by the day the deck was saved.
    potential_decks: int
    # Inclusion: `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck could run the card.
    inclusion_rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # Number of counted decks with the card as commander, alone or with a partner.
    num_decks_as_commander: int


class CardResultsItem(TypedDict):
    # The resource.
    data: "CardResultsResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class CardResultsResourceTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CardResultsResourceAcross(TypedDict):
    """All commanders together. Null with too few games on either side."""

    # Number of commanders with games of both kinds of decks.
    commanders: int
    # Number of games of their decks that run the card.
    games_with: int
    # Number of games of their decks that could run the card and do not.
    games_without: int
    # Win rate with the card minus win rate without it, −1…1, each commander compared with itself (Mantel and Haenszel).
    difference: float
    # Lower end of its 95% interval (Greenland and Robins), −1…1.
    difference_low: float
    # Upper end of this interval, −1…1.
    difference_high: float


CardResultsResource = TypedDict(
    "CardResultsResource", {
    "object": "Literal[\"card_results\"]",
    "id": "str",
    "slug": "str",
    "name": "str",
    "entries": "int",
    "games": "int",
    "wins": "int",
    "losses": "int",
    "draws": "int",
    "win_rate": "Optional[float]",
    "win_rate_low": "Optional[float]",
    "win_rate_high": "Optional[float]",
    "small_sample": "bool",
    "top_cut": "Optional[\"CardResultsResourceTopCut\"]",
    "events": "int",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "across": "Optional[\"CardResultsResourceAcross\"]",
    "win_rate_by_chance": "float",
    "commanders": "List[\"CommanderWithCard\"]",
})


class CardWithResultsWithTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CardWithResultsWith(TypedDict):
    """Results of the commander’s decks that run the card."""

    # Number of results: one player with one deck in one tournament.
    entries: int
    # Number of games: `wins` + `losses` + `draws`.
    games: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn; in the win rate, they count as not won.
    draws: int
    # `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.
    win_rate: Optional[float]
    # Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_low: Optional[float]
    # Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_high: Optional[float]
    # True with so few games that the win rate says little.
    small_sample: bool
    # How many reached the first 16. Null with too few results in tournaments of 32 players or more.
    top_cut: Optional["CardWithResultsWithTopCut"]


class CardWithResultsWithoutTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CardWithResultsWithout(TypedDict):
    """Results of the commander’s decks that could run the card and do not."""

    # Number of results: one player with one deck in one tournament.
    entries: int
    # Number of games: `wins` + `losses` + `draws`.
    games: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn; in the win rate, they count as not won.
    draws: int
    # `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.
    win_rate: Optional[float]
    # Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_low: Optional[float]
    # Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_high: Optional[float]
    # True with so few games that the win rate says little.
    small_sample: bool
    # How many reached the first 16. Null with too few results in tournaments of 32 players or more.
    top_cut: Optional["CardWithResultsWithoutTopCut"]


CardWithResults = TypedDict(
    "CardWithResults", {
    "id": "str",
    "slug": "str",
    "name": "str",
    "with": "\"CardWithResultsWith\"",
    "without": "\"CardWithResultsWithout\"",
    "difference": "float",
    "difference_low": "float",
    "difference_high": "float",
})


CardsPageWindow = TypedDict(
    "CardsPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class CardsPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class CardsPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class CardsPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["CardsPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["CardsPageFiltersNames"]


class CardsPageGroupsLists(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name to show.
    label: str
    # Path on the site.
    href: str


class CardsPageGroups(TypedDict):
    # Heading of the group.
    title: str
    # Links to the lists of the group.
    lists: List["CardsPageGroupsLists"]


class CardsPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "CardsPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "CardsPageFilters"
    # Number of decks counted.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Number of cards in the catalog.
    num_cards: int
    # Links to other lists of cards, by group.
    groups: List["CardsPageGroups"]


class ComboEntryCards(TypedDict):
    # Name.
    name: str
    # Path of the card’s page on the site. Null where the catalog lacks the card.
    url: Optional[str]
    # True for a card that must be the commander.
    must_be_commander: bool


class ComboEntry(TypedDict):
    # Id at the source of the combos, Commander Spellbook; the same in every snapshot.
    id: str
    # Path of its page on the site.
    url: str
    # Names of the cards, joined by “ + ”.
    name: str
    # The cards.
    cards: List["ComboEntryCards"]
    # Further pieces in words, such as “a creature with haste”.
    requires: List[str]
    # What it does, such as “Infinite mana”.
    results: List[str]
    # What must be in place before, mana symbols in braces.
    prerequisites: List[str]
    # The steps of the combo, mana symbols in braces.
    steps: List[str]
    # Mana it takes, symbols in braces; empty without any.
    mana_needed: str
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Bracket that the combo belongs to by its source’s mark. Null without a mark.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # Number of all counted decks with all of its cards, commanders included. Null where the catalog lacks a card.
    num_decks: Optional[int]
    # Number of all counted decks that could have it: it fits the color identity, and its newest card was released by the day the deck was saved. Null where the catalog lacks a card.
    potential_decks: Optional[int]
    # `num_decks` ÷ `potential_decks`, 0…1. Null where no deck could have it.
    rate: Optional[float]
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # Rank among all combos by number of decks, from 1; equal counts share a rank. Null without a deck.
    rank: Optional[int]
    # Its page at Commander Spellbook. Null where its id is not from there.
    source_url: Optional[str]


class ComboItem(TypedDict):
    # The resource.
    data: "ComboResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class ComboItems(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["ComboResource"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # Where the numbers come from.
    source: "Provenance"


ComboPageWindow = TypedDict(
    "ComboPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class ComboPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "ComboPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The combo.
    combo: "ComboEntry"
    # Number of all known combos.
    num_combos: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class ComboResourceCards(TypedDict):
    # Id of the card. Null where the catalog lacks it.
    id: Optional[str]
    # Name of the card.
    name: str
    # True where the card must be the commander.
    must_be_commander: bool


class ComboResource(TypedDict):
    # Kind of resource.
    object: Literal["combo"]
    # Id of the combo at Commander Spellbook.
    id: str
    # Names of its cards, joined by ` + `.
    name: str
    # Path of its page on the site.
    page: str
    # Its cards.
    cards: List["ComboResourceCards"]
    # Other pieces in words, such as “a creature with haste”.
    requires: List[str]
    # What it does, such as “Infinite mana”.
    results: List[str]
    # What must be so before it begins.
    prerequisites: List[str]
    # How it goes, step by step.
    steps: List[str]
    # Mana it needs, symbols in braces; empty without any.
    mana_needed: str
    # Color identity of all its cards, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Bracket that Commander Spellbook gives it. Null without one.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # Number of counted decks with all of its cards. Null where the catalog lacks one of them.
    num_decks: Optional[int]
    # Number of counted decks that could run it: the color identity allows it, and they were saved since its newest card came out. Null as `num_decks`.
    potential_decks: Optional[int]
    # `num_decks` ÷ `potential_decks`, 0…1. Null where no deck could run it.
    inclusion_rate: Optional[float]
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # Rank by number of decks that run it, from 1; equal counts share a rank. Null without a deck.
    rank: Optional[int]
    # Its page at Commander Spellbook. Null for a combo of the sample.
    source_url: Optional[str]


CombosPageWindow = TypedDict(
    "CombosPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class CombosPageForm(TypedDict):
    """The query as read."""

    # Slug of the color identity asked for. Null for all.
    colors: Optional[str]
    # Number of cards asked for. Null for all.
    size: Optional[int]
    # Slug of the result asked for. Null for all.
    result: Optional[str]
    # Bracket asked for. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # Slug of the card asked for. Null for all.
    card: Optional[str]
    # Name of the card asked for. Null for all.
    card_name: Optional[str]


class CombosPageResults(TypedDict):
    # The value that `result` of the query takes.
    slug: str
    # Name.
    name: str
    # Number of combos with the result.
    count: int


class CombosPageSizes(TypedDict):
    # Number of cards in the combo.
    size: int
    # Number of combos of this size.
    count: int


class CombosPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "CombosPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Number of all known combos.
    num_combos: int
    # Number of entries that the query leaves, on all pages.
    shown: int
    # The query as read.
    form: "CombosPageForm"
    # The results that most combos have, by name, with the number of combos.
    results: List["CombosPageResults"]
    # Number of combos by number of cards.
    sizes: List["CombosPageSizes"]
    # Page of the list that this answer holds, from 1.
    page: int
    # True where the list has more than one page.
    is_paginated: bool
    # Path and query of the next page of the list, to be added to the same base. Null on the last page.
    more: Optional[str]
    # The combos of this page of the list, most decks first.
    combos: List["ComboEntry"]
    # The cards of each combo as a list, in the order of `combos`; `kind` is the id of the combo.
    lists: List["CardList"]


class CommanderCount(TypedDict):
    # As-of day of the data, YYYY-MM-DD.
    date: str
    # Number of counted decks with it as commander.
    num_decks: int
    # Rank among all commanders by `num_decks`, from 1; equal counts share a rank.
    rank: int


class CommanderDetailsAverages(TypedDict):
    """Average number of cards per deck by type, commanders aside."""

    # Creatures per deck, average.
    creature: float
    # Instants per deck, average.
    instant: float
    # Sorceries per deck, average.
    sorcery: float
    # Artifacts per deck, average.
    artifact: float
    # Enchantments per deck, average.
    enchantment: float
    # Battles per deck, average.
    battle: float
    # Planeswalkers per deck, average.
    planeswalker: float
    # Lands per deck, every copy of a basic counted, average.
    land: float
    # Basic lands per deck, every copy counted, average.
    basic: float
    # Nonbasic lands per deck, average.
    nonbasic: float


class CommanderDetailsThemes(TypedDict):
    # Id of the theme, which is its slug.
    id: str
    # Name of the theme.
    name: str
    # Number of its decks that have the theme.
    num_decks: int


class CommanderDetailsSimilar(TypedDict):
    # Id of the commander: the id of its card; of a pair, both ids joined by `_`.
    id: str
    # Slug of the commander or pair, which its addresses take as well as the id.
    slug: str
    # Name of the commander; the names of a pair are joined by ` & `.
    name: str
    # How much alike the decks are, 0…1: cosine of their inclusion rates over the cards that decks of both could run. For a commander without decks, how much alike the cards are.
    similarity: float


class CommanderDetails(TypedDict):
    # Kind of resource.
    object: Literal["commander"]
    # Id of the commander: the id of its card; of a pair, both ids joined by `_`.
    id: str
    # Slug of the commander or pair, which its addresses take as well as the id.
    slug: str
    # Name of the commander; the names of a pair are joined by ` & `.
    name: str
    # Path of its page on the site.
    page: str
    # Its card, or the two of a pair.
    cards: List["CardReference"]
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Number of counted decks with it as commander.
    num_decks: int
    # Number of counted decks saved since it could be played; for a pair, since the newer of the two.
    potential_decks: int
    # `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck was saved since.
    inclusion_rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # Rank among all commanders by number of decks, from 1; equal counts share a rank. Null without a deck.
    rank: Optional[int]
    # True where the card, or one of a pair, is banned in Commander.
    banned: bool
    # Average number of cards per deck by type, commanders aside.
    averages: "CommanderDetailsAverages"
    # Nonland cards per deck, average, by mana value, commanders aside. The last key counts that mana value and more.
    mana_curve: Dict[str, float]
    # Number of decks by the bracket their owner set, “1” to “5”.
    bracket_counts: Dict[str, int]
    # Number of decks without a bracket from their owner, by our estimate, “1” to “5”; no estimate is 1.
    bracket_counts_estimated: Dict[str, int]
    # Average price of the decks that have one, USD; a card’s price is its first in the order Card Kingdom, TCGplayer, Star City Games. Null where no deck has a price.
    avg_price: Optional[float]
    # Number of decks with a price: nearly all of their different cards have one.
    priced_decks: int
    # Average salt score, 0…4, of the cards in these decks that have one; basic lands and commanders aside. Null without any.
    avg_salt: Optional[float]
    # Themes of its decks, most decks first.
    themes: List["CommanderDetailsThemes"]
    # Commanders whose decks are most like its decks, most alike first.
    similar: List["CommanderDetailsSimilar"]


class CommanderHistoryItem(TypedDict):
    # The resource.
    data: "CommanderHistoryResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class CommanderHistoryResource(TypedDict):
    # Kind of resource.
    object: Literal["commander_history"]
    # Id of the commander: the id of its card; of a pair, both ids joined by `_`.
    id: str
    # Slug of the commander or pair, which its addresses take as well as the id.
    slug: str
    # Name of the commander; the names of a pair are joined by ` & `.
    name: str
    # One entry per day of data with a deck, oldest first; one a week for data older than 90 days, at most two years. Empty without a record.
    history: List["CommanderCount"]


class CommanderItem(TypedDict):
    # The resource.
    data: "CommanderDetails"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class CommanderItems(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["CommanderResource"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # Where the numbers come from.
    source: "Provenance"


CommanderPageWindow = TypedDict(
    "CommanderPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class CommanderPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class CommanderPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class CommanderPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["CommanderPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["CommanderPageFiltersNames"]


class CommanderPageAverages(TypedDict):
    """Average number of cards per deck by type, commanders aside."""

    # Creatures per deck, average.
    creature: float
    # Instants per deck, average.
    instant: float
    # Sorceries per deck, average.
    sorcery: float
    # Artifacts per deck, average.
    artifact: float
    # Enchantments per deck, average.
    enchantment: float
    # Battles per deck, average.
    battle: float
    # Planeswalkers per deck, average.
    planeswalker: float
    # Lands per deck, every copy of a basic counted, average.
    land: float
    # Basic lands per deck, every copy counted, average.
    basic: float
    # Nonbasic lands per deck, average.
    nonbasic: float


class CommanderPageBudgetCounts(TypedDict):
    """The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`)."""

    # Number of decks in the cheapest third.
    budget: int
    # Number of decks in the middle third.
    middle: int
    # Number of decks in the most expensive third.
    expensive: int


class CommanderPageBudgetLimits(TypedDict):
    """Where these thirds end, in USD. Null where there are none."""

    # Price of the most expensive deck of the cheapest third, USD.
    budget: float
    # Price of the cheapest deck of the most expensive third, USD.
    expensive: float


class CommanderPageThemes(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name.
    name: str
    # Number of these decks that have the theme.
    num_decks: int


class CommanderPageCombos(TypedDict):
    # Names of the cards, joined by “ + ”.
    value: str
    # The results, joined by commas.
    alt: str
    # Path on the site.
    href: str
    # Number of decks of the page with all of its cards. Null where it was not counted.
    count: Optional[int]
    # What it does, such as “Infinite mana”.
    results: List[str]


class CommanderPageArticles(TypedDict):
    # Heading as the page shows it.
    title: str
    # Path of its page on the site.
    url: str


class CommanderPageRankHistory(TypedDict):
    # Month, YYYY-MM.
    month: str
    # Number of the commander’s decks saved in the month.
    num_decks: int
    # Share of the decks saved in the month since it could be played, 0…1.
    share: float
    # Rank among all commanders by decks saved in the month, from 1; equal counts share a rank.
    rank: int


class CommanderPageResultsTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CommanderPageResultsCardsWithTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CommanderPageResultsCardsWith(TypedDict):
    """Results of the commander’s decks that run the card."""

    # Number of results: one player with one deck in one tournament.
    entries: int
    # Number of games: `wins` + `losses` + `draws`.
    games: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn; in the win rate, they count as not won.
    draws: int
    # `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.
    win_rate: Optional[float]
    # Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_low: Optional[float]
    # Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_high: Optional[float]
    # True with so few games that the win rate says little.
    small_sample: bool
    # How many reached the first 16. Null with too few results in tournaments of 32 players or more.
    top_cut: Optional["CommanderPageResultsCardsWithTopCut"]


class CommanderPageResultsCardsWithoutTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CommanderPageResultsCardsWithout(TypedDict):
    """Results of the commander’s decks that could run the card and do not."""

    # Number of results: one player with one deck in one tournament.
    entries: int
    # Number of games: `wins` + `losses` + `draws`.
    games: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn; in the win rate, they count as not won.
    draws: int
    # `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.
    win_rate: Optional[float]
    # Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_low: Optional[float]
    # Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_high: Optional[float]
    # True with so few games that the win rate says little.
    small_sample: bool
    # How many reached the first 16. Null with too few results in tournaments of 32 players or more.
    top_cut: Optional["CommanderPageResultsCardsWithoutTopCut"]


CommanderPageResultsCards = TypedDict(
    "CommanderPageResultsCards", {
    "name": "str",
    "url": "str",
    "with": "\"CommanderPageResultsCardsWith\"",
    "without": "\"CommanderPageResultsCardsWithout\"",
    "difference": "float",
    "difference_low": "float",
    "difference_high": "float",
})


CommanderPageResults = TypedDict(
    "CommanderPageResults", {
    "entries": "int",
    "games": "int",
    "wins": "int",
    "losses": "int",
    "draws": "int",
    "win_rate": "Optional[float]",
    "win_rate_low": "Optional[float]",
    "win_rate_high": "Optional[float]",
    "small_sample": "bool",
    "top_cut": "Optional[\"CommanderPageResultsTopCut\"]",
    "events": "int",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "cards_compared": "int",
    "cards": "List[\"CommanderPageResultsCards\"]",
})


class CommanderPageProposalParts(TypedDict):
    # Part of the deck; that of its list.
    kind: Literal["plan", "ramp", "draw", "removal", "sweeper", "lands"]
    # Heading as the page shows it.
    title: str
    # What the threshold decides, after the value.
    words: str
    # Number of copies in this part.
    count: int


class CommanderPageProposalCombos(TypedDict):
    # Names of the cards, joined by “ + ”.
    value: str
    # The results, joined by commas.
    alt: str
    # Path on the site.
    href: str
    # Number of decks with the combo; null where none was counted.
    count: Optional[int]
    # What it does, such as “Infinite mana”.
    results: List[str]


class CommanderPageProposalPrecons(TypedDict):
    # Name.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str
    # What the threshold decides, after the value.
    words: str


class CommanderPageProposal(TypedDict):
    """A deck from the cards, for a commander without any deck; otherwise null."""

    # What the proposed deck rests on: `cards` (the cards and precons), or `all-decks` (also what decks of other commanders play together).
    basis: Literal["cards", "all-decks"]
    # What the threshold decides, after the value.
    words: str
    # Number of cards, commanders included.
    size: int
    # The text within the line.
    parts: List["CommanderPageProposalParts"]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Combos in its colors: first those with the commander, then those with most cards of the deck, at most 10.
    combos: List["CommanderPageProposalCombos"]
    # The precons of the set, newest first, then by slug.
    precons: List["CommanderPageProposalPrecons"]


class CommanderPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "CommanderPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "CommanderPageFilters"
    # Average number of cards per deck by type, commanders aside.
    averages: "CommanderPageAverages"
    # Mana symbols in costs per deck, average, by color W U B R G, commanders aside. A hybrid symbol counts for each of its colors.
    pips: Dict[str, float]
    # Commanders whose decks are most like its decks, most alike first, over all counted decks whatever the filters. They share a color with it, or both are colorless.
    similar: List["CardEntry"]
    # Number of decks in the time range by the bracket their owner set, “1” to “5”.
    bracket_counts: Dict[str, int]
    # Number of decks in the time range without a bracket from their owner, by our estimate, “1” to “5”; no estimate is 1.
    bracket_counts_estimated: Dict[str, int]
    # Number of decks in the time range without a bracket from their owner.
    decks_without_bracket: int
    # The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`).
    budget_counts: Optional["CommanderPageBudgetCounts"]
    # Where these thirds end, in USD. Null where there are none.
    budget_limits: Optional["CommanderPageBudgetLimits"]
    # Themes of the commander’s decks in range and bracket, most decks first.
    themes: List["CommanderPageThemes"]
    # Nonland cards per deck, average, by mana value, commanders aside. The last key counts that mana value and more.
    mana_curve: Dict[str, float]
    # Average price of the decks that have one, USD; a card’s price is its first in the order Card Kingdom, TCGplayer, Star City Games. Null where no deck has a price.
    avg_price: Optional[float]
    # Number of decks with a price: nearly all of their different cards have one (`pricedShare` at `/api/v1/pages/faq`).
    priced_decks: int
    # Average salt score, 0…4, of the cards in these decks that have one, each as often as it is run; basic lands and commanders aside. Null without any.
    avg_salt: Optional[float]
    # Number of decks that the average deck is made of.
    num_decks_avg: int
    # Number of all counted decks that run it among their cards, not as commander; 0 for a pair.
    num_decks_as_card: int
    # Number of cards in the average deck, commanders included; 0 without a deck.
    deck_size: int
    # The average deck as lines such as “1 Sol Ring”, commanders first; empty without a deck.
    deck: List[str]
    # Number of the commander’s decks that pass the query; most numbers of the page count these.
    num_decks: int
    # Number of the commander’s decks in the time range, whatever the other filters.
    decks_in_range: int
    # Number of all counted decks of the commander.
    total_decks: int
    # Number of all counted decks of the commander that have a date.
    dated_decks: int
    # Number of decks that synergy and lift compare with: of other commanders, in the same range and bracket.
    baseline_decks: int
    # Number of decks whose basic lands are an estimate that fills them to 100 cards, because their source lists each card once.
    decks_with_estimated_basics: int
    # Rank among all commanders by number of decks in the time range, from 1; equal counts share a rank. Null where it has no deck there.
    rank: Optional[int]
    # Number of commanders with a deck in the time range.
    ranked_commanders: int
    # The pairs of commanders it is part of, most decks first; empty for a pair.
    pairings: List["CardEntry"]
    # The combos that most of these decks have, at most 10.
    combos: List["CommanderPageCombos"]
    # Articles and guides that name the card, newest first.
    articles: List["CommanderPageArticles"]
    # Rank by month, oldest first; months in which no dated deck was saved are left out.
    rank_history: List["CommanderPageRankHistory"]
    # Decks and rank by the data of earlier days, over all decks, oldest first; empty without a record.
    count_history: List["CommanderCount"]
    # How these decks did in tournaments that began in the time range. Null without results, and with `placing`.
    results: Optional["CommanderPageResults"]
    # A deck from the cards, for a commander without any deck; otherwise null.
    proposal: Optional["CommanderPageProposal"]
    # The card of the page; for a pair of commanders, the entry of the pair.
    card: "PageCard"
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class CommanderReference(TypedDict):
    # Id of the commander: the id of its card; of a pair, both ids joined by `_`.
    id: str
    # Slug of the commander or pair, which its addresses take as well as the id.
    slug: str
    # Name of the commander; the names of a pair are joined by ` & `.
    name: str


class CommanderResource(TypedDict):
    # Kind of resource.
    object: Literal["commander"]
    # Id of the commander: the id of its card; of a pair, both ids joined by `_`.
    id: str
    # Slug of the commander or pair, which its addresses take as well as the id.
    slug: str
    # Name of the commander; the names of a pair are joined by ` & `.
    name: str
    # Path of its page on the site.
    page: str
    # Its card, or the two of a pair.
    cards: List["CardReference"]
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Number of counted decks with it as commander.
    num_decks: int
    # Number of counted decks saved since it could be played; for a pair, since the newer of the two.
    potential_decks: int
    # `num_decks` ÷ `potential_decks`, 0…1; 0 where no deck was saved since.
    inclusion_rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # Rank among all commanders by number of decks, from 1; equal counts share a rank. Null without a deck.
    rank: Optional[int]


class CommanderResultsItem(TypedDict):
    # The resource.
    data: "CommanderResultsResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class CommanderResultsResourceTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


CommanderResultsResource = TypedDict(
    "CommanderResultsResource", {
    "object": "Literal[\"commander_results\"]",
    "id": "str",
    "slug": "str",
    "name": "str",
    "entries": "int",
    "games": "int",
    "wins": "int",
    "losses": "int",
    "draws": "int",
    "win_rate": "Optional[float]",
    "win_rate_low": "Optional[float]",
    "win_rate_high": "Optional[float]",
    "small_sample": "bool",
    "top_cut": "Optional[\"CommanderResultsResourceTopCut\"]",
    "events": "int",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "win_rate_by_chance": "float",
    "cards": "List[\"CardWithResults\"]",
})


class CommanderWithCardWithTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CommanderWithCardWith(TypedDict):
    """Results of the commander’s decks that run the card."""

    # Number of results: one player with one deck in one tournament.
    entries: int
    # Number of games: `wins` + `losses` + `draws`.
    games: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn; in the win rate, they count as not won.
    draws: int
    # `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.
    win_rate: Optional[float]
    # Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_low: Optional[float]
    # Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_high: Optional[float]
    # True with so few games that the win rate says little.
    small_sample: bool
    # How many reached the first 16. Null with too few results in tournaments of 32 players or more.
    top_cut: Optional["CommanderWithCardWithTopCut"]


class CommanderWithCardWithoutTopCut(TypedDict):
    """How many reached the first 16. Null with too few results in tournaments of 32 players or more."""

    # Number of these results in tournaments of at least 32 players.
    entries: int
    # Number of them that came in the first 16.
    reached: int
    # `reached` ÷ `entries`, 0…1.
    share: float
    # Lower end of the 95% interval of `share` (Wilson), 0…1.
    share_low: float
    # Upper end of the 95% interval of `share` (Wilson), 0…1.
    share_high: float
    # The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.
    expected: float
    # True with so few entries that the share says little.
    small_sample: bool


class CommanderWithCardWithout(TypedDict):
    """Results of the commander’s decks that could run the card and do not."""

    # Number of results: one player with one deck in one tournament.
    entries: int
    # Number of games: `wins` + `losses` + `draws`.
    games: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn; in the win rate, they count as not won.
    draws: int
    # `wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.
    win_rate: Optional[float]
    # Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_low: Optional[float]
    # Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.
    win_rate_high: Optional[float]
    # True with so few games that the win rate says little.
    small_sample: bool
    # How many reached the first 16. Null with too few results in tournaments of 32 players or more.
    top_cut: Optional["CommanderWithCardWithoutTopCut"]


CommanderWithCard = TypedDict(
    "CommanderWithCard", {
    "id": "str",
    "slug": "str",
    "name": "str",
    "with": "\"CommanderWithCardWith\"",
    "without": "\"CommanderWithCardWithout\"",
    "difference": "float",
    "difference_low": "float",
    "difference_high": "float",
})


CommandersPageWindow = TypedDict(
    "CommandersPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class CommandersPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class CommandersPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class CommandersPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["CommandersPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["CommandersPageFiltersNames"]


class CommandersPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "CommandersPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Slug of the color identity that the page is narrowed to, such as `azorius`. Null for all.
    identity: Optional[str]
    # The filters of this answer, as read from the query.
    filters: "CommandersPageFilters"
    # Number of decks in range and bracket, of all commanders.
    num_decks: int
    # Number of decks in range and bracket of the commanders on all pages of the list.
    identity_decks: int
    # Number of commanders on all pages of the list.
    num_commanders: int
    # Page of the list that this answer holds, from 1.
    page: int
    # Number of pages the list has.
    pages: int
    # True where the list has more than one page.
    is_paginated: bool
    # Path and query of the next page of the list, to be added to the same base. Null on the last page.
    more: Optional[str]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


CompanionsPageWindow = TypedDict(
    "CompanionsPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class CompanionsPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class CompanionsPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class CompanionsPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["CompanionsPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["CompanionsPageFiltersNames"]


class CompanionsPageCompanions(TypedDict):
    # Name as addresses write it.
    slug: str
    # The companion’s condition in our own words. Null where we have none.
    condition: Optional[str]
    # Number of decks in range and bracket that could use it: it fits the color identity, is not the commander, and was released by the day the deck was saved.
    potential_decks: int
    # Number of decks that name it as their companion.
    named_decks: int
    # Number of decks that run it in the main deck and do not name it.
    main_decks: int
    # Commanders of the decks that name it or, where none does, of those that run it.
    commanders: List["CardEntry"]


class CompanionsPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "CompanionsPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "CompanionsPageFilters"
    # Number of decks counted.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # The companions: first those that most decks name as companion, then those that most decks run.
    companions: List["CompanionsPageCompanions"]


class DeckDetailsSource(TypedDict):
    """Where the deck comes from. Null for a deck of the sample."""

    # Name of the source.
    name: str
    # Address of the deck at its source. Null where it has none.
    url: Optional[str]


class DeckDetails(TypedDict):
    # Kind of resource.
    object: Literal["deck"]
    # Id of the deck; it stays the same when the data are renewed.
    id: str
    # Path of its page on the site.
    page: str
    # The commander or pair of these decks.
    commander: "CommanderReference"
    # Day it was last saved, YYYY-MM-DD. Null where the source does not say.
    date: Optional[str]
    # Where the deck comes from. Null for a deck of the sample.
    source: Optional["DeckDetailsSource"]
    # Bracket, 1…5: its owner’s or, without one, our estimate. Null without either.
    bracket: Optional[int]
    # True where the bracket is our estimate.
    bracket_estimated: bool
    # Price, USD, of the cheapest printings: Card Kingdom, else TCGplayer, else Star City Games. Null where too few cards have a price.
    price: Optional[float]
    # Average salt score of its cards that have one, commanders aside, 0…4. Null without any.
    salt: Optional[float]
    # Its themes, rarest first.
    themes: List["ThemeReference"]
    # Number of cards by type, lower case, commanders aside; every copy of a basic counts.
    counts: Dict[str, int]
    # Number of nonland cards by mana value from 0, commanders aside; the last entry is that value and more.
    curve: List[int]
    # True where the source lists each card once, so that basics fill it to 100 cards.
    basics_estimated: bool
    # How it did in tournaments, newest first.
    results: List["DeckResultEntry"]
    # Number of cards, commanders included.
    size: int
    # Its cards, each once: the commanders, then by type, mana value and name.
    cards: List["DeckLineResource"]
    # True where the source does not tell how many copies of each basic there are.
    basics_unknown: bool
    # Bracket that the list alone suggests, 2…5, whether or not its owner set one. The owner’s counts; `deck.bracket_estimated` says which of the two `deck.bracket` is.
    bracket_estimate: "BracketEstimate"


class DeckEntrySource(TypedDict):
    """Where the deck comes from. Null for a deck of the sample."""

    # Name of the source.
    name: str
    # Address of the deck at its source. Null where it has none.
    url: Optional[str]


class DeckEntryThemes(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name.
    name: str


class DeckEntry(TypedDict):
    # Id of the deck; the same in every snapshot that has it.
    id: str
    # Path of its page on the site.
    url: str
    # Day the deck was last saved, YYYY-MM-DD. Null where unknown.
    date: Optional[str]
    # Where the deck comes from. Null for a deck of the sample.
    source: Optional["DeckEntrySource"]
    # Bracket: the owner’s, 1…5, else our estimate, 2…5. Null without either.
    bracket: Optional[int]
    # True where the bracket is our estimate from the list, because its owner set none.
    bracket_estimated: bool
    # Price of the deck, USD: each card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where too few cards have a price.
    price: Optional[float]
    # Average salt score of its cards that have one, commanders aside, 0…4. Null without any.
    salt: Optional[float]
    # Number of nonland cards by mana value, commanders aside: the first for 0, the last for 10 and more.
    curve: List[int]
    # Number of its cards that are not in the average deck of all the commander’s decks, whatever the query. Basic lands and commanders do not count.
    off_average: int
    # Themes of the deck, the rarest first.
    themes: List["DeckEntryThemes"]
    # Number of cards by type, commanders aside; every copy of a basic land counts.
    counts: Dict[str, int]
    # True where the number of basic lands is an estimate that fills the deck to 100 cards, because the source lists each card once.
    basics_estimated: bool
    # How it did in tournaments, newest first.
    results: List["DeckResultEntry"]


class DeckInsightCompanion(TypedDict):
    """The companion as recognized, which is outside the deck and in none of the numbers. Null without one."""

    # Name.
    name: str
    # Path of its page on the site.
    url: str
    # Its condition in our own words. Null where we have none.
    condition: Optional[str]
    # Whether the deck may have it; if not, `faults` has the reason. Null where the data lack the text to say.
    meets: Optional[bool]


class DeckInsightTypes(TypedDict):
    """Number of cards by the type that lists group them under."""

    # Number of creatures.
    Creature: int
    # Number of instants.
    Instant: int
    # Number of sorceries.
    Sorcery: int
    # Number of artifacts.
    Artifact: int
    # Number of enchantments.
    Enchantment: int
    # Number of battles.
    Battle: int
    # Number of planeswalkers.
    Planeswalker: int
    # Number of lands.
    Land: int


class DeckInsightLands(TypedDict):
    """Lands of the deck and how many it should have."""

    # Number of lands.
    count: int
    # Number of basic lands.
    basic: int
    # Number of lands by Karsten’s formula for a deck of 99 cards. Null without nonland cards and for more than 100 cards.
    advised: Optional[int]
    # Cards with a spell on the front and a land on the back, each once. They count as spells in `count`, the curve and all other numbers.
    modal: List["InsightCard"]


class DeckInsightRoles(TypedDict):
    # The role, such as `ramp` or `removal`.
    role: Literal["ramp", "draw", "removal", "sweeper", "tutor", "protection", "recursion", "counterspell", "mana-artifact", "utility-land", "fixing-land", "mass-land-denial", "extra-turn"]
    # Name to show.
    label: str
    # Number of copies with the role.
    count: int
    # The cards with the role.
    cards: List["InsightCard"]


class DeckInsightColors(TypedDict):
    # The color: W, U, B, R or G.
    color: Literal["W", "U", "B", "R", "G"]
    # Mana symbols of the color in costs, per deck, average.
    pips: int
    # Number of lands that make the color.
    lands: int
    # Number of mana artifacts that make the color.
    artifacts: int
    # Number of sources that the costs need. Null without lands.
    asked: Optional[int]
    # Number of sources missing; 0 where there are enough.
    short: int
    # What the threshold decides, after the value.
    words: str


class DeckInsightPrices(TypedDict):
    # The vendor.
    source: Literal["cardkingdom", "tcgplayer", "scg", "manapool", "face2face", "cardmarket", "tcgl", "cardhoarder"]
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str
    # Cards of the type per deck, average; every copy of a basic land counts.
    average: float
    # Number of copies with a price.
    priced: int
    # Number of copies without a price.
    missing: int
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int
    # The condition left out.
    without: List["InsightCard"]


class DeckInsightValue(TypedDict):
    """Cost of the list in USD."""

    # USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.
    price: float
    # Number of copies without a price.
    missing: int
    # Number of basic lands counted in `price`; those without a price are in `missing`.
    basics: int
    # Part of `price` that the basic lands cost, USD.
    basics_price: float
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class DeckInsightSaltCards(TypedDict):
    # Name.
    name: str
    # Path of its page on the site.
    url: str
    # Salt score of the card, 0…4.
    salt: float


class DeckInsightSalt(TypedDict):
    """Salt of the different cards."""

    # Average salt score of the different cards that have one, 0…4. Null without any.
    mean: Optional[float]
    # Number of different cards with a salt score.
    scored: int
    # The saltiest cards, at most ten.
    cards: List["DeckInsightSaltCards"]


class DeckInsightBracket(TypedDict):
    """Bracket that the list suggests, with all evidence."""

    # Estimated bracket, 2…5. No list tells 1 from 2, so it is never 1.
    bracket: int
    # Name.
    name: str
    # Why, in words, the weightiest first; never empty.
    reasons: List[str]
    # Its cards on the Game Changers list.
    game_changers: List["InsightCard"]
    # Its cards that deny lands to everybody.
    mass_land_denial: List["InsightCard"]
    # Its cards that give extra turns.
    extra_turns: List["InsightCard"]
    # Its tutors; they do not count for the bracket.
    tutors: List["InsightCard"]


class DeckInsightCombosPresent(TypedDict):
    # Cost of the list in USD.
    value: str
    # The results, joined by commas.
    alt: str
    # Path on the site.
    href: str
    # Number of decks with the combo; always null here, as it is not counted.
    count: Optional[int]
    # What it does, such as “Infinite mana”.
    results: List[str]


class DeckInsightCombosNear(TypedDict):
    # Cost of the list in USD.
    value: str
    # The results, joined by commas.
    alt: str
    # Path on the site.
    href: str
    # Number of decks with the combo; always null here, as it is not counted.
    count: Optional[int]
    # What it does, such as “Infinite mana”.
    results: List[str]
    # Number of copies without a price.
    missing: "InsightCard"


class DeckInsightCombos(TypedDict):
    """Combos of the deck."""

    # Combos it has all cards of, at most 20.
    present: List["DeckInsightCombosPresent"]
    # Number of combos it has all cards of.
    present_count: int
    # Combos within its colors that lack one card, at most 20.
    near: List["DeckInsightCombosNear"]
    # Number of combos within its colors that lack one card.
    near_count: int


class DeckInsightFaults(TypedDict):
    # What is wrong: its commander, size, copies, color identity, a banned card, or its companion.
    kind: Literal["commander", "size", "copies", "identity", "banned", "companion"]
    # The same in a sentence that names the cards.
    text: str
    # The cards concerned.
    cards: List["InsightCard"]


class DeckInsightUnknown(TypedDict):
    # Name.
    name: str
    # What the name was sent as.
    of: Literal["card", "commander"]
    # What an unrecognized name is: `misspelled` where it resembles a card that may be in this deck (see `nearest`); `excluded` where it is correct, but of something that is in no Commander deck (see `reason`); `missing` where the card data have no such name.
    kind: Literal["misspelled", "excluded", "missing"]
    # For `excluded`: why, as the end of a sentence that begins with the name, such as “is not legal in Commander”. Null otherwise.
    reason: Optional[str]
    # The card that may be meant; looked for at the first 20. Null without one.
    nearest: Union["SearchOption", None]


class DeckInsight(TypedDict):
    # The commanders as recognized.
    commanders: List["InsightCard"]
    # The companion as recognized, which is outside the deck and in none of the numbers. Null without one.
    companion: Optional["DeckInsightCompanion"]
    # Number of cards, commanders included.
    size: int
    # Number of different cards.
    different: int
    # Average mana value of the nonland cards. Null without any.
    average_mana_value: Optional[float]
    # Average mana value of all cards. Null without any.
    average_with_lands: Optional[float]
    # Number of nonland cards by mana value from 0; the last entry is that value and more.
    curve: List[int]
    # Number of cards by the type that lists group them under.
    types: "DeckInsightTypes"
    # Lands of the deck and how many it should have.
    lands: "DeckInsightLands"
    # Nonland cards by role; a card can have several. Null where the data have no roles.
    roles: Optional[List["DeckInsightRoles"]]
    # Colors of the deck: what its costs need and what makes it.
    colors: List["DeckInsightColors"]
    # Total by vendor, for vendors that sell any of the cards.
    prices: List["DeckInsightPrices"]
    # Cost of the list in USD.
    value: "DeckInsightValue"
    # Salt of the different cards.
    salt: "DeckInsightSalt"
    # Bracket that the list suggests, with all evidence.
    bracket: "DeckInsightBracket"
    # Combos of the deck.
    combos: "DeckInsightCombos"
    # Why the deck is not legal; empty for a legal one.
    faults: List["DeckInsightFaults"]
    # Every unknown name; closest names are given for the first 20
    unknown: List["DeckInsightUnknown"]
    # Date of the card data, YYYY-MM-DD; null where it is unknown.
    card_date: Optional[str]
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool


class DeckItem(TypedDict):
    # The resource.
    data: "DeckDetails"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class DeckItems(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["DeckResource"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # Where the numbers come from.
    source: "Provenance"


class DeckLineResource(TypedDict):
    # Id of the card. Null where the catalog lacks it.
    id: Optional[str]
    # Name of the card; faces are joined by ` // `.
    name: str
    # Number of copies.
    quantity: int
    # True for a commander.
    is_commander: bool


class DeckListAnswer(TypedDict):
    # The resource.
    data: "DeckListParts"
    # Where the numbers come from.
    source: "Provenance"


class DeckListPartsCompanion(TypedDict):
    """The companion, which is not one of the cards of the deck. Null without one."""

    # Id of the card. Null for a token.
    id: Optional[str]
    # Name of the card; faces are joined by ` // `.
    name: str
    # Number of copies.
    quantity: int
    # The heading or category it stands under, as written, such as `Ramp`; empty without one.
    section: str
    # The finish that the list names.
    finish: Literal["normal", "foil", "etched"]


class DeckListParts(TypedDict):
    # Kind of resource.
    object: Literal["deck_list"]
    # What the list was recognized as; `text` is one card a line.
    format: Literal["text", "table", "markdown", "mtgo", "cockatrice", "forge", "xmage", "moxfield", "archidekt", "mtgjson", "tabletop-simulator", "json"]
    # The commanders that the list marks or that were found; empty without one. More than one copy of one is against the rules: send `2 id` to have it reported.
    commanders: List["ListedCard"]
    # The companion, which is not one of the cards of the deck. Null without one.
    companion: Optional["DeckListPartsCompanion"]
    # The other cards of the deck, in the order of the list.
    cards: List["ListedCard"]
    # Cards of the list that are not in the deck.
    outside: List["OutsideCard"]
    # What could not be read, and names that no card has, by line. Nothing else was left out.
    not_read: List["NotRead"]
    # Date of the card data, YYYY-MM-DD; null where it is unknown.
    card_date: Optional[str]


class _DeckListText(TypedDict):
    # The list: text as players paste it, or the content of a file of a deck program or site. At most 100,000 characters.
    text: str


class DeckListText(_DeckListText, total=False):
    # Name of the file; its ending decides where several formats are possible. Not needed for pasted text: absent there.
    file_name: str


DeckPageWindow = TypedDict(
    "DeckPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class DeckPageCommander(TypedDict):
    """The commander or pair of these decks."""

    # Name of the commander; the names of a pair are joined by ` & `.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str


class _DeckPageGroupsLinesPrice(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class DeckPageGroupsLinesPrice(_DeckPageGroupsLinesPrice, total=False):
    """The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class DeckPageGroupsLines(TypedDict):
    # Name of the card; faces are joined by ` // `.
    name: str
    # Path of its page on the site.
    url: str
    # Number of copies.
    quantity: int
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one.
    price: Optional["DeckPageGroupsLinesPrice"]
    # True for a card banned in Commander; for a pair, where one card is.
    banned: bool
    # True for a card on the Game Changers list; for a pair, where one card is.
    game_changer: bool


class DeckPageGroups(TypedDict):
    # Name of the group for programs.
    kind: str
    # Heading of the group.
    title: str
    # Card type of the group. Null for the commanders.
    type: Optional[Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]]
    # Number of cards in the group, every copy counted.
    count: int
    # The cards of the group.
    lines: List["DeckPageGroupsLines"]


class DeckPageValues(TypedDict):
    # The vendor.
    source: Literal["cardkingdom", "tcgplayer", "scg", "manapool", "face2face", "cardmarket", "tcgl", "cardhoarder"]
    # Sum over the copies it sells, in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the oldest of these prices, YYYY-MM-DD.
    date: str
    # Number of copies with a price.
    priced: int
    # Number of copies without a price.
    missing: int
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class DeckPageValue(TypedDict):
    """Cost of the list in USD."""

    # USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.
    price: float
    # Number of copies without a price.
    missing: int
    # Number of basic lands counted in `price`; those without a price are in `missing`.
    basics: int
    # Part of `price` that the basic lands cost, USD.
    basics_price: float
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class DeckPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "DeckPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The commander or pair of these decks.
    commander: "DeckPageCommander"
    # Facts about the deck.
    deck: "DeckEntry"
    # Bracket that the list alone suggests, 2…5, whether or not its owner set one. The owner’s counts; `deck.bracket_estimated` says which of the two `deck.bracket` is.
    bracket_estimate: "BracketEstimate"
    # True where the copies of each basic land are unknown: the list has one of each.
    basics_unknown: bool
    # Number of cards, commanders included.
    size: int
    # The list by type, commanders first.
    groups: List["DeckPageGroups"]
    # Number of nonland cards by mana value, commanders aside.
    curve: Dict[str, int]
    # Cost of the list at each vendor that sells any of it.
    values: List["DeckPageValues"]
    # Cost of the list in USD.
    value: "DeckPageValue"
    # The list as lines such as “1 Sol Ring”, ready to paste into a deck site.
    text: List[str]
    # The card of the page; for a pair of commanders, the entry of the pair.
    card: "PageCard"
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class DeckResourceSource(TypedDict):
    """Where the deck comes from. Null for a deck of the sample."""

    # Name of the source.
    name: str
    # Address of the deck at its source. Null where it has none.
    url: Optional[str]


class DeckResource(TypedDict):
    # Kind of resource.
    object: Literal["deck"]
    # Id of the deck; it stays the same when the data are renewed.
    id: str
    # Path of its page on the site.
    page: str
    # The commander or pair of these decks.
    commander: "CommanderReference"
    # Day it was last saved, YYYY-MM-DD. Null where the source does not say.
    date: Optional[str]
    # Where the deck comes from. Null for a deck of the sample.
    source: Optional["DeckResourceSource"]
    # Bracket, 1…5: its owner’s or, without one, our estimate. Null without either.
    bracket: Optional[int]
    # True where the bracket is our estimate.
    bracket_estimated: bool
    # Price, USD, of the cheapest printings: Card Kingdom, else TCGplayer, else Star City Games. Null where too few cards have a price.
    price: Optional[float]
    # Average salt score of its cards that have one, commanders aside, 0…4. Null without any.
    salt: Optional[float]
    # Its themes, rarest first.
    themes: List["ThemeReference"]
    # Number of cards by type, lower case, commanders aside; every copy of a basic counts.
    counts: Dict[str, int]
    # Number of nonland cards by mana value from 0, commanders aside; the last entry is that value and more.
    curve: List[int]
    # True where the source lists each card once, so that basics fill it to 100 cards.
    basics_estimated: bool
    # How it did in tournaments, newest first.
    results: List["DeckResultEntry"]


class DeckResultEntry(TypedDict):
    # Name of the tournament.
    event: str
    # Day on which it began, YYYY-MM-DD.
    date: str
    # Number of its players.
    players: int
    # Rank reached, from 1.
    placing: int
    # Number of games won.
    wins: int
    # Number of games lost.
    losses: int
    # Number of games drawn.
    draws: int


DecksPageWindow = TypedDict(
    "DecksPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class DecksPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class DecksPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class DecksPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["DecksPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["DecksPageFiltersNames"]


class DecksPageCommander(TypedDict):
    """The commander or pair of these decks."""

    # Name of the commander; the names of a pair are joined by ` & `.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str


class DecksPageSwitchesBudgetCounts(TypedDict):
    """The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`)."""

    # Number of decks in the cheapest third.
    budget: int
    # Number of decks in the middle third.
    middle: int
    # Number of decks in the most expensive third.
    expensive: int


class DecksPageSwitchesBudgetLimits(TypedDict):
    """Where these thirds end, in USD. Null where there are none."""

    # Price of the most expensive deck of the cheapest third, USD.
    budget: float
    # Price of the cheapest deck of the most expensive third, USD.
    expensive: float


class DecksPageSwitchesThemes(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name.
    name: str
    # Number of these decks that have the theme.
    num_decks: int


class DecksPageSwitches(TypedDict):
    """The commander’s decks by bracket, theme and price, for narrowing the page."""

    # Number of decks in the time range by the bracket their owner set, “1” to “5”.
    bracket_counts: Dict[str, int]
    # Number of decks in the time range without a bracket from their owner, by our estimate, “1” to “5”; no estimate is 1.
    bracket_counts_estimated: Dict[str, int]
    # The commander’s priced decks in range and bracket, in thirds by price. Null where too few have a price (`budgetMinDecks` at `/api/v1/pages/faq`).
    budget_counts: Optional["DecksPageSwitchesBudgetCounts"]
    # Where these thirds end, in USD. Null where there are none.
    budget_limits: Optional["DecksPageSwitchesBudgetLimits"]
    # Themes of the commander’s decks in range and bracket, most decks first.
    themes: List["DecksPageSwitchesThemes"]


class DecksPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "DecksPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "DecksPageFilters"
    # The commander or pair of these decks.
    commander: "DecksPageCommander"
    # The commander’s decks by bracket, theme and price, for narrowing the page.
    switches: "DecksPageSwitches"
    # Number of the commander’s decks that pass the filters.
    num_decks: int
    # Number of all counted decks of the commander.
    total_decks: int
    # What the list is ordered by.
    by: Literal["date", "bracket", "price", "salt", "off-average", "creature", "instant", "sorcery", "artifact", "enchantment", "battle", "planeswalker", "land"]
    # Direction of the order.
    dir: Literal["asc", "desc"]
    # Page of the list that this answer holds, from 1.
    page: int
    # Number of pages the list has.
    pages: int
    # The orders of `by` in which all decks that pass the filters have the same value, or none has one. Empty for fewer than two decks.
    same: List[Literal["date", "bracket", "price", "salt", "off-average", "creature", "instant", "sorcery", "artifact", "enchantment", "battle", "planeswalker", "land"]]
    # The decks of this page of the list.
    decks: List["DeckEntry"]
    # The card of the page; for a pair of commanders, the entry of the pair.
    card: "PageCard"
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


DevelopersPageWindow = TypedDict(
    "DevelopersPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class DevelopersPageResourcesFields(TypedDict):
    # Name of the field as `fields` takes it.
    name: str
    # Kind of value, in words.
    type: str
    # What the field means, with unit and range.
    meaning: str


class DevelopersPageResources(TypedDict):
    # Name of the resource.
    name: str
    # Path of the call that answers it.
    call: str
    # All fields, in the order of the answer.
    fields: List["DevelopersPageResourcesFields"]


class DevelopersPageLimits(TypedDict):
    # Name of the limit in `RateLimit`.
    name: str
    # Number of calls that one network may make in that time.
    calls: int
    # Number of seconds that the limit is counted over.
    seconds: int
    # The calls that it counts.
    of: str


class DevelopersPageTables(TypedDict):
    # Name of the table.
    name: str
    # What a row of it is.
    row: str
    # Names of its columns.
    columns: List[str]


class DevelopersPageChanges(TypedDict):
    # Version with its date, or `Unreleased`.
    release: str
    # What programs have to change.
    breaking: List["TextBlock"]
    # What programs can use since.
    added: List["TextBlock"]


class DevelopersPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "DevelopersPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The resources of the API with their fields, from the schemas.
    resources: List["DevelopersPageResources"]
    # How often programs may call.
    limits: List["DevelopersPageLimits"]
    # The tables of the bulk data.
    tables: List["DevelopersPageTables"]
    # What changed for programs, newest first, from the changelog.
    changes: List["DevelopersPageChanges"]


HomePageWindow = TypedDict(
    "HomePageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class HomePageNewSets(TypedDict):
    # Code of the set, lower case.
    code: str
    # Name.
    name: str
    # Day of release, YYYY-MM-DD.
    released: str
    # The most played card that came out in the set. Null where none is known.
    card: Union["CardEntry", None]


class HomePagePieces(TypedDict):
    # articles or guides: the first part of its address.
    kind: Literal["articles", "guides"]
    # Heading as the page shows it.
    title: str
    # Name as addresses write it.
    slug: str
    # Who wrote it.
    author: str
    # A card to show beside it. Null where the catalog lacks it.
    card: Union["CardEntry", None]


class HomePage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "HomePageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Number of all counted decks.
    num_decks: int
    # Number of cards in the catalog.
    num_cards: int
    # Number of commanders and pairs with a counted deck.
    num_commanders: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # The newest sets of which a card is known, newest first.
    newSets: List["HomePageNewSets"]
    # The newest articles, then the newest guides.
    pieces: List["HomePagePieces"]


InfoPageWindow = TypedDict(
    "InfoPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class InfoPageQuestions(TypedDict):
    # The question.
    question: str
    # The answer as plain text.
    answer: str


class InfoPageThresholds(TypedDict):
    # What the threshold belongs to.
    group: str
    # Name of the threshold in the code.
    name: str
    # The value as text, with a sign or unit where it has one.
    value: str
    # What the threshold decides, after the value.
    words: str


class InfoPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "InfoPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The text, block by block.
    blocks: List["TextBlock"]
    # Questions with their answers; of the FAQ alone.
    questions: List["InfoPageQuestions"]
    # Every chosen number of the statistics, from the code; of the FAQ alone.
    thresholds: List["InfoPageThresholds"]


class InlinePartOf0(TypedDict):
    # Kind of text.
    type: Literal["text", "code"]
    # The text.
    text: str


class InlinePartOf1(TypedDict):
    # Kind of text.
    type: Literal["strong", "em"]
    # The text within the line.
    parts: List["InlinePart"]


class InlinePartOf2(TypedDict):
    # Kind of text.
    type: Literal["link"]
    # Address of the link.
    href: str
    # The text within the line.
    parts: List["InlinePart"]


class InlinePartOf3(TypedDict):
    # Kind of text.
    type: Literal["card"]
    # Name of the card.
    name: str
    # The text.
    text: str


InlinePart = Union["InlinePartOf0", "InlinePartOf1", "InlinePartOf2", "InlinePartOf3"]


class InsightAnswer(TypedDict):
    # What the deck is made of. Numbers include copies and commanders unless they say otherwise.
    data: "DeckInsight"
    # Where the numbers come from.
    source: "Provenance"


class InsightBody(TypedDict, total=False):
    # The commander, or the two of a pair. None where absent.
    commanders: List[str]
    # The other cards. None where absent.
    cards: List[str]
    # The companion, which is outside the deck and not one of `cards`. None where absent or null.
    companion: Optional[str]


class InsightCard(TypedDict):
    # Name.
    name: str
    # Path of its page on the site.
    url: str


LandsPageWindow = TypedDict(
    "LandsPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class LandsPageIdentity(TypedDict):
    """The color combination. Null on the overview, which counts all decks."""

    # Name as addresses write it.
    slug: str
    # Name.
    name: str
    # Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both.
    colors: List[Literal["W", "U", "B", "R", "G"]]


class LandsPageAverages(TypedDict):
    """Averages of the decks with exactly these colors, or of all."""

    # Number of decks counted.
    num_decks: int
    # Lands per deck, every copy of a basic counted, average.
    land: float
    # Basic lands per deck, every copy counted, average.
    basic: float
    # Nonbasic lands per deck, average.
    nonbasic: float
    # Average mana value of the nonland cards. Null without decks.
    mana_value: Optional[float]
    # Nonland cards of mana value 2 or less that ramp or draw, per deck, average.
    cheap: float
    # Number of decks whose basic lands are an estimate that fills them to 100 cards, because their source lists each card once.
    decks_with_estimated_basics: int


class LandsPageIdentities(TypedDict):
    # Number of decks with exactly these colors.
    num_decks: int
    # Lands per deck, every copy of a basic counted, average.
    land: float
    # Basic lands per deck, every copy counted, average.
    basic: float
    # Nonbasic lands per deck, average.
    nonbasic: float
    # Average mana value of the nonland cards. Null without decks.
    mana_value: Optional[float]
    # Nonland cards of mana value 2 or less that ramp or draw, per deck, average.
    cheap: float
    # Number of decks whose basic lands are an estimate that fills them to 100 cards, because their source lists each card once.
    decks_with_estimated_basics: int
    # Name as addresses write it.
    slug: str
    # Name.
    name: str
    # Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both.
    colors: List[Literal["W", "U", "B", "R", "G"]]


class LandsPageColors(TypedDict):
    # The color: W, U, B, R or G.
    color: Literal["W", "U", "B", "R", "G"]
    # Mana symbols of the color in costs, per deck, average.
    pips: float
    # Their share of the mana symbols of all colors, 0…1.
    pip_share: float
    # Lands per deck that make the color, average; basic lands are shared out by `pip_share`.
    sources: float
    # Number of lands of the recommended base that make it. Null without a base.
    base_sources: Optional[int]


class LandsPageCyclesLands(TypedDict):
    # Name.
    name: str
    # Path of its page on the site.
    url: str
    # Number of decks that run the land.
    num_decks: int
    # Number of decks that could run the land.
    potential_decks: int
    # Inclusion of the land, 0…1; 0 where no deck could run it.
    rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # True where all colors it makes are among these colors.
    fits: bool
    # True for a card banned in Commander; for a pair, where one card is.
    banned: bool


class LandsPageCycles(TypedDict):
    # Name of the cycle for programs.
    tag: str
    # Name.
    name: str
    # What the lands of the cycle do, in a few words.
    note: str
    # Average inclusion, 0…1, of its lands that fit these colors. Null where none fits.
    average: Optional[float]
    # Its lands that fit these colors, most played first, then others that these decks run.
    lands: List["LandsPageCyclesLands"]


class LandsPageBaseForm(TypedDict):
    """The figures given in the query."""

    # Average mana value given. Null = that of the decks.
    mana: Optional[float]
    # Number of cheap cards that ramp or draw given. Null = the average of the decks.
    cheap: Optional[float]
    # USD that all nonbasic lands together may cost. Null without a limit.
    cap: Optional[float]


class LandsPageBaseNonbasics(TypedDict):
    # Name.
    name: str
    # Path of its page on the site.
    url: str
    # Number of decks that run the land.
    num_decks: int
    # Number of decks that could run the land.
    potential_decks: int
    # Inclusion of the land, 0…1; 0 where no deck could run it.
    rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # USD: the card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one.
    price: Optional[float]
    # Finish of the copy with this price. Null for a regular copy and without a price.
    price_finish: Optional[Literal["foil", "etched"]]


class LandsPageBaseBasics(TypedDict):
    # Name.
    name: str
    # Path of the land’s page on the site. Null where the catalog lacks it.
    url: Optional[str]
    # Number of copies.
    count: int


class LandsPageBase(TypedDict):
    """A land base for 99 cards. Null on the overview, and where there is nothing to go by."""

    # The figures given in the query.
    form: "LandsPageBaseForm"
    # Average mana value that the formula was given.
    mana_value: float
    # Number of cheap cards that ramp or draw that the formula was given; an average unless the query states it.
    cheap: float
    # Number of lands by Frank Karsten’s regression, before rounding: 31.42 + 3.13 × average mana value − 0.28 × cheap cards that ramp or draw.
    exact: float
    # Number of lands recommended, 0…99: `exact`, rounded.
    lands: int
    # Nonbasic lands of the base, most played first.
    nonbasics: List["LandsPageBaseNonbasics"]
    # Basic lands of the base, shared out by the mana symbols in costs.
    basics: List["LandsPageBaseBasics"]
    # USD: cost of the nonbasic lands that have a price.
    price: float
    # Number of nonbasic lands without a price.
    unpriced: int


class LandsPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "LandsPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The color combination. Null on the overview, which counts all decks.
    identity: Optional["LandsPageIdentity"]
    # Averages of the decks with exactly these colors, or of all.
    averages: "LandsPageAverages"
    # All 32 color combinations with their averages.
    identities: List["LandsPageIdentities"]
    # For each color of the combination, what costs ask for and what makes it; empty on the overview.
    colors: List["LandsPageColors"]
    # The land cycles, highest `average` first.
    cycles: List["LandsPageCycles"]
    # A land base for 99 cards. Null on the overview, and where there is nothing to go by.
    base: Optional["LandsPageBase"]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class ListedCard(TypedDict):
    # Id of the card. Null for a token.
    id: Optional[str]
    # Name of the card; faces are joined by ` // `.
    name: str
    # Number of copies.
    quantity: int
    # The heading or category it stands under, as written, such as `Ramp`; empty without one.
    section: str
    # The finish that the list names.
    finish: Literal["normal", "foil", "etched"]


class NotRead(TypedDict):
    # Number of the line, row or entry in the list, from 1.
    line: int
    # What is written there.
    text: str
    # Why it was not read, as the end of a sentence.
    reason: str
    # For a name that no card has: `misspelled` where it resembles a card that may be in this deck (see `nearest`); `excluded` where it is correct, but of something that is in no Commander deck; `missing` where the card data have no such name. Null where something else was not read.
    kind: Optional[Literal["misspelled", "excluded", "missing"]]
    # What the name was read as. Null where something else was not read.
    of: Optional[Literal["card", "commander"]]
    # Name of the card that may be meant; looked for at the first 20 names. Null without one, and where there is no name.
    nearest: Optional[str]


class OutsideCard(TypedDict):
    # Id of the card. Null for a token.
    id: Optional[str]
    # Name of the card; faces are joined by ` // `.
    name: str
    # Number of copies.
    quantity: int
    # The heading or category it stands under, as written, such as `Ramp`; empty without one.
    section: str
    # The finish that the list names.
    finish: Literal["normal", "foil", "etched"]
    # Where it belongs. `other` is anything else outside the deck, such as cards to buy.
    board: Literal["sideboard", "maybeboard", "tokens", "other"]


class PageCardImageUris(TypedDict):
    # Address of the picture, 146 pixels wide. Null where there is none.
    small: Optional[str]
    # Address of the picture, 488 pixels wide. Null where there is none.
    normal: Optional[str]


class PageCardFaces(TypedDict):
    # Name of the face.
    name: str
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Type line of the face.
    type: str
    # Rules text of the face. Null where the data have none.
    text: Optional[str]
    # Power as printed. Null without one.
    power: Optional[str]
    # Toughness as printed. Null without one.
    toughness: Optional[str]
    # Starting loyalty as printed. Null without one.
    loyalty: Optional[str]
    # Defense as printed. Null without one.
    defense: Optional[str]


class _PageCard(TypedDict):
    # Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none.
    id: str
    # Name of the card. Faces, and the two cards of a pair, are joined by ` // `.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str
    # The same as `slug`.
    sanitized: str
    # Slug of the front face’s name.
    sanitized_wo: str
    # Layout in Scryfall’s words, such as `normal` or `transform`; `partner` for a pair of commanders.
    layout: str
    # The card type that lists group it under.
    primary_type: Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]
    # Type line; faces are joined by ` // `.
    type: str
    # Subtypes of all faces, each once.
    subtypes: List[str]
    # Addresses of the pictures, one entry per face, front first.
    image_uris: List["PageCardImageUris"]
    # Address of the front picture, normal size (488 pixels wide). Null where there is none.
    image_uri: Optional[str]
    # Id of the front picture. Null where there is none.
    image: Optional[str]
    # Mana value; for a pair, the sum of both.
    cmc: float
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both.
    colors: List[Literal["W", "U", "B", "R", "G"]]
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing.
    rarity: str
    # Code of the set, lower case.
    set: str
    # Name of the set.
    set_name: str
    # Day of the first release, YYYY-MM-DD; for a pair, that of the later card.
    released: str
    # Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal. A pair is banned where one of its cards is.
    legality: Literal["legal", "banned", "restricted", "unconfirmed"]
    # True for a card on the Game Changers list; for a pair, where one card is.
    game_changer: bool
    # True for a card that can be a commander on its own, and for a pair.
    legal_commander: bool
    # True for a card with “Choose a Background”.
    background_chooser: bool
    # True for a card with “Doctor’s companion”.
    doctors_companion: bool
    # True for a card that can be one of two commanders.
    legal_partner: bool
    # True for the entry of a pair of commanders.
    is_partner: bool
    # The name after “Partner with”. Null for other cards.
    partners_with: Optional[str]
    # The words after “Partner—”, lower case. Null for other cards.
    partner_text: Optional[str]
    # Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards.
    prices: "Prices"
    # Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import.
    salt: Optional[float]
    # Number of votes that the salt score rests on.
    salt_votes: int
    # The faces, front first.
    faces: List["PageCardFaces"]
    # One line in our own words; only cards of the sample have one. Null for others.
    summary: Optional[str]
    # The two cards of a pair of commanders; empty for a single card.
    cards: List["SingleCard"]
    # True on the page of a commander, and for a card that is the commander of a deck.
    is_commander: bool
    # Rank among all commanders by number of decks in the time range, from 1; equal counts share a rank. Null on other pages than a commander’s, and where it has no deck there.
    rank: Optional[int]
    # True for a card that is part of a known combo.
    combos: bool
    # Slug of the newest precon with it as printed commander. Null without one.
    precon: Optional[str]


class PageCard(_PageCard, total=False):
    # Number of all counted decks that run the card or, for a commander, have it as commander. Absent for a card that stands beside another.
    num_decks: int


PartnerPageWindow = TypedDict(
    "PartnerPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class PartnerPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class PartnerPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class PartnerPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["PartnerPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["PartnerPageFiltersNames"]


class PartnerPageUnplayed(TypedDict):
    # Name.
    name: str
    # Path of the pair’s page on the site.
    url: str
    # Color identity of the pair, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]


class PartnerPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "PartnerPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "PartnerPageFilters"
    # Number of decks counted.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Number of pairs with a deck in range and bracket.
    num_pairs: int
    # Number of decks in range and bracket with it as one of two commanders.
    decks_led: int
    # Number of decks in range and bracket with it as sole commander.
    decks_alone: int
    # Legal partners that it shares no deck of range and bracket with, by name; at most 60.
    unplayed: List["PartnerPageUnplayed"]
    # Number of such partners, those beyond the 60 included.
    num_unplayed: int
    # The card of the page; for a pair of commanders, the entry of the pair.
    card: "PageCard"


PartnersPageWindow = TypedDict(
    "PartnersPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class PartnersPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class PartnersPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class PartnersPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["PartnersPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["PartnersPageFiltersNames"]


class PartnersPageKinds(TypedDict):
    # The ability, as `kind` of the query takes it.
    kind: Literal["partner", "partner-with", "partner-text", "background", "doctors-companion"]
    # The ability in words.
    label: str
    # Number of pairs with a deck in range and bracket.
    num_pairs: int


class PartnersPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "PartnersPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "PartnersPageFilters"
    # Number of decks counted.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Number of entries on all pages of the list.
    num_entries: int
    # Page of the list that this answer holds, from 1.
    page: int
    # Number of pages the list has.
    pages: int
    # True where the list has more than one page.
    is_paginated: bool
    # Path and query of the next page of the list, to be added to the same base. Null on the last page.
    more: Optional[str]
    # The ability that the list is narrowed to. Null for all pairs.
    kind: Optional[Literal["partner", "partner-with", "partner-text", "background", "doctors-companion"]]
    # The abilities by which two cards are commanders together.
    kinds: List["PartnersPageKinds"]
    # Number of decks in range and bracket with one of the listed pairs as commanders.
    decks_led: int


class PlayedCard(TypedDict):
    # Kind of resource.
    object: Literal["played_card"]
    # Id of the card: its oracle id, or its slug where it has none.
    id: str
    # Slug of the card, which its addresses take as well as the id.
    slug: str
    # Name of the card; faces are joined by ` // `.
    name: str
    # Number of the commander’s decks that run the card.
    num_decks: int
    # Number of the commander’s decks that could run the card: it was released by the day the deck was saved.
    potential_decks: int
    # Inclusion: `num_decks` ÷ `potential_decks`, 0…1.
    inclusion_rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]
    # Inclusion in the commander’s decks minus inclusion in decks of other commanders that could run the card, −1…1, shrunk (see the field of the same name in `CardEntry`). Null where no other deck could run it.
    synergy: Optional[float]
    # log10 of how many times more of the commander’s decks run the card than would by chance; 0 is chance, no fixed range, shrunk. Null as `synergy`.
    lift: Optional[float]


class PlayedCardItems(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["PlayedCard"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # Where the numbers come from.
    source: "Provenance"


class PreconDetailsCommanders(TypedDict):
    # Id of the card. Null where the catalog lacks it.
    id: Optional[str]
    # Name of the card; faces are joined by ` // `.
    name: str


class PreconDetails(TypedDict):
    # Kind of resource.
    object: Literal["precon"]
    # Id of the precon, which is its slug.
    id: str
    # Name of the precon.
    name: str
    # Path of its page on the site.
    page: str
    # Id of its set: the code, lower case.
    set: str
    # Kind of product in MTGJSON’s words, such as `Commander Deck`.
    type: str
    # Day of release, YYYY-MM-DD.
    released: str
    # The printed commanders.
    commanders: List["PreconDetailsCommanders"]
    # Color identity of the printed commanders, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Its cards, each once: the commanders first, then as the product lists them.
    cards: List["DeckLineResource"]


class PreconItem(TypedDict):
    # The resource.
    data: "PreconDetails"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class PreconItems(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["PreconResource"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # Where the numbers come from.
    source: "Provenance"


PreconPageWindow = TypedDict(
    "PreconPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class PreconPagePrecon(TypedDict):
    """Facts about the precon."""

    # Name.
    name: str
    # Name as addresses write it.
    slug: str
    # Code of the set, lower case.
    set: str
    # Name of the set.
    set_name: str
    # Anchor of its set on the page of all precons.
    tag: str
    # Day of release, YYYY-MM-DD.
    released: str
    # Kind of product, in the words of the source, such as “Commander Deck”.
    type: str
    # Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both.
    colors: List[Literal["W", "U", "B", "R", "G"]]
    # Number of cards, commanders included.
    size: int
    # Number of cards that the catalog lacks, every copy counted.
    unknown: int


class PreconPageValues(TypedDict):
    # The vendor.
    source: Literal["cardkingdom", "tcgplayer", "scg", "manapool", "face2face", "cardmarket", "tcgl", "cardhoarder"]
    # Sum over the copies it sells, in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the oldest of these prices, YYYY-MM-DD.
    date: str
    # Number of copies with a price.
    priced: int
    # Number of copies without a price.
    missing: int
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class PreconPageValue(TypedDict):
    """Cost of the list in USD."""

    # USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.
    price: float
    # Number of copies without a price.
    missing: int
    # Number of basic lands counted in `price`; those without a price are in `missing`.
    basics: int
    # Part of `price` that the basic lands cost, USD.
    basics_price: float
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class PreconPageFaces(TypedDict):
    # Slug of the commander; the value that `commander` of the query takes.
    slug: str
    # Name of the commander; the names of a pair are joined by “ and ”.
    name: str
    # Path of its page on the site.
    url: str
    # True for the printed commander.
    printed: bool
    # Number of all counted decks with this commander.
    num_decks: int
    # True for the commander whose decks advise on this page.
    current: bool


class PreconPageUpgradeCost(TypedDict):
    """Cost of the cards added."""

    # USD: sum of each card’s first price in the order Card Kingdom, TCGplayer, Star City Games.
    price: float
    # Number of copies without a price.
    missing: int
    # Number of basic lands counted in `price`.
    basics: int
    # Part of `price` that the basic lands cost, USD.
    basics_price: float
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class PreconPageUpgradeTotal(TypedDict):
    """Cost of the whole deck after the swaps."""

    # USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.
    price: float
    # Number of copies without a price.
    missing: int
    # Number of basic lands counted in `price`; those without a price are in `missing`.
    basics: int
    # Part of `price` that the basic lands cost, USD.
    basics_price: float
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class PreconPageUpgrade(TypedDict):
    """The first swaps of the advice in figures. Null without advice."""

    # Number of nonland cards swapped.
    cards: int
    # Number of lands swapped.
    lands: int
    # Cost of the cards added.
    cost: "PreconPageUpgradeCost"
    # Cost of the whole deck after the swaps.
    total: "PreconPageUpgradeTotal"


class _PreconPageDeckLinesPrice(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PreconPageDeckLinesPrice(_PreconPageDeckLinesPrice, total=False):
    """The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class PreconPageDeckLines(TypedDict):
    # Name of the card; faces are joined by ` // `.
    name: str
    # Number of copies.
    quantity: int
    # Path of the card’s page on the site. Null where the catalog lacks the card.
    url: Optional[str]
    # The card’s first price in the order Card Kingdom, TCGplayer, Star City Games. Null where none of them has one.
    price: Optional["PreconPageDeckLinesPrice"]
    # True for a card banned in Commander; for a pair, where one card is.
    banned: bool
    # True for a card on the Game Changers list; for a pair, where one card is.
    game_changer: bool


class PreconPageDeck(TypedDict):
    # Name of the group for programs.
    kind: str
    # Heading of the group.
    title: str
    # Card type of the group. Null for the commanders and for cards that the catalog lacks.
    type: Optional[Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]]
    # Number of cards in the group, every copy counted.
    count: int
    # The cards of the group.
    lines: List["PreconPageDeckLines"]


class PreconPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "PreconPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Facts about the precon.
    precon: "PreconPagePrecon"
    # Cost of the list at each vendor that sells any of it.
    values: List["PreconPageValues"]
    # Cost of the list in USD.
    value: "PreconPageValue"
    # Who can be its commander: the printed ones, then other cards of the list with the same color identity.
    faces: List["PreconPageFaces"]
    # Why there is no advice, in words. Null where there is.
    no_advice: Optional[str]
    # The first swaps of the advice in figures. Null without advice.
    upgrade: Optional["PreconPageUpgrade"]
    # The printed list by type, commanders first.
    deck: List["PreconPageDeck"]
    # The commander whose decks advise; for a pair, the entry of the pair. Null where the catalog lacks it.
    card: Union["Card", None]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class PreconResourceCommanders(TypedDict):
    # Id of the card. Null where the catalog lacks it.
    id: Optional[str]
    # Name of the card; faces are joined by ` // `.
    name: str


class PreconResource(TypedDict):
    # Kind of resource.
    object: Literal["precon"]
    # Id of the precon, which is its slug.
    id: str
    # Name of the precon.
    name: str
    # Path of its page on the site.
    page: str
    # Id of its set: the code, lower case.
    set: str
    # Kind of product in MTGJSON’s words, such as `Commander Deck`.
    type: str
    # Day of release, YYYY-MM-DD.
    released: str
    # The printed commanders.
    commanders: List["PreconResourceCommanders"]
    # Color identity of the printed commanders, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]


PreconsPageWindow = TypedDict(
    "PreconsPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class PreconsPageForm(TypedDict):
    """The query as read."""

    # Text asked for; empty for all.
    q: str
    # Slug of the color identity asked for. Null for all.
    colors: Optional[str]


class PreconsPageChoices(TypedDict):
    # The value that `colors` of the query takes.
    slug: str
    # Name.
    name: str
    # Number of precons with exactly these colors.
    count: int


class PreconsPageGroupsPreconsValue(TypedDict):
    """Cost of the list in USD."""

    # USD: sum of every copy’s first price in the order Card Kingdom, TCGplayer, Star City Games.
    price: float
    # Number of copies without a price.
    missing: int
    # Number of basic lands counted in `price`; those without a price are in `missing`.
    basics: int
    # Part of `price` that the basic lands cost, USD.
    basics_price: float
    # Number of copies counted at the price of a foil or etched copy.
    foil_or_etched: int


class PreconsPageGroupsPrecons(TypedDict):
    # Name.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str
    # Day of release, YYYY-MM-DD.
    released: str
    # Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both.
    colors: List[Literal["W", "U", "B", "R", "G"]]
    # Names of the printed commanders.
    commanders: List[str]
    # Cost of the list in USD.
    value: "PreconsPageGroupsPreconsValue"
    # The printed commander as an entry of a list. Null where the catalog lacks it.
    view: Union["CardEntry", None]


class PreconsPageGroups(TypedDict):
    # Name of the set.
    name: str
    # Anchor of the group on the page.
    tag: str
    # The precons of the set, newest first, then by slug.
    precons: List["PreconsPageGroupsPrecons"]


class PreconsPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "PreconsPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Number of all precons.
    num_precons: int
    # Number of entries that the query leaves, on all pages.
    shown: int
    # The query as read.
    form: "PreconsPageForm"
    # Colors that the list can be narrowed to.
    choices: List["PreconsPageChoices"]
    # The precons by set, newest first.
    groups: List["PreconsPageGroups"]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class _PricesCardkingdom(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PricesCardkingdom(_PricesCardkingdom, total=False):
    """Price at Card Kingdom; absent without one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class _PricesTcgplayer(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PricesTcgplayer(_PricesTcgplayer, total=False):
    """Price at TCGplayer; absent without one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class _PricesScg(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PricesScg(_PricesScg, total=False):
    """Price at Star City Games; absent without one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class _PricesManapool(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PricesManapool(_PricesManapool, total=False):
    """Price at Mana Pool; absent without one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class _PricesFace2face(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PricesFace2face(_PricesFace2face, total=False):
    """Price at Face to Face Games, Canada; absent without one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class _PricesCardmarket(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PricesCardmarket(_PricesCardmarket, total=False):
    """Price at Cardmarket; absent without one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class _PricesTcgl(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PricesTcgl(_PricesTcgl, total=False):
    """Price at TCGL, Mexico; absent without one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class _PricesCardhoarder(TypedDict):
    # Price in units of `currency`.
    price: float
    # ISO 4217 code, or TIX for event tickets of Magic Online.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Day of the price, YYYY-MM-DD.
    date: str


class PricesCardhoarder(_PricesCardhoarder, total=False):
    """Price at Cardhoarder, for Magic Online; absent without one."""

    # Finish of the copy with this price, foil or etched, where the cheapest printing has no price as a regular copy. Absent for a regular copy. For a pair, that of a card of it that has one.
    finish: Literal["foil", "etched"]


class Prices(TypedDict, total=False):
    # Price at Card Kingdom; absent without one.
    cardkingdom: "PricesCardkingdom"
    # Price at TCGplayer; absent without one.
    tcgplayer: "PricesTcgplayer"
    # Price at Star City Games; absent without one.
    scg: "PricesScg"
    # Price at Mana Pool; absent without one.
    manapool: "PricesManapool"
    # Price at Face to Face Games, Canada; absent without one.
    face2face: "PricesFace2face"
    # Price at Cardmarket; absent without one.
    cardmarket: "PricesCardmarket"
    # Price at TCGL, Mexico; absent without one.
    tcgl: "PricesTcgl"
    # Price at Cardhoarder, for Magic Online; absent without one.
    cardhoarder: "PricesCardhoarder"


class ProposalItem(TypedDict):
    # The resource.
    data: "ProposalResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class ProposalResourceParts(TypedDict):
    # What the cards are for.
    kind: Literal["plan", "ramp", "draw", "removal", "sweeper", "lands"]
    # How they were chosen, in words.
    words: str
    # Number of copies.
    count: int
    # Its cards, each once.
    cards: List["ProposedCard"]


class ProposalResourceCombos(TypedDict):
    # Id of the combo.
    id: str
    # Names of its cards, joined by ` + `.
    name: str


class ProposalResourcePrecons(TypedDict):
    # Id of the precon, which is its slug.
    id: str
    # Name of the precon.
    name: str
    # What it shares, in words.
    words: str


class ProposalResource(TypedDict):
    # Kind of resource.
    object: Literal["proposal"]
    # Id of the commander or pair.
    id: str
    # Path of the commander’s page on the site.
    page: str
    # The commander or pair of these decks.
    commander: "CommanderReference"
    # What it rests on: `cards` for the cards and precons alone, `all-decks` where decks add what is played together.
    basis: Literal["cards", "all-decks"]
    # What it is, in words. Show them with the list.
    words: str
    # Number of cards, commanders included: 100, if the catalog has enough.
    size: int
    # The deck without commanders, by what the cards are for.
    parts: List["ProposalResourceParts"]
    # Combos in its colors: with the commander, then with cards of the deck; at most 10.
    combos: List["ProposalResourceCombos"]
    # Precons with the commander or with many of these cards; at most 5.
    precons: List["ProposalResourcePrecons"]


class ProposedCard(TypedDict):
    # Id of the card: its oracle id, or its slug where it has none.
    id: str
    # Slug of the card, which its addresses take as well as the id.
    slug: str
    # Name of the card; faces are joined by ` // `.
    name: str
    # Number of copies; one of all but basic lands.
    quantity: int
    # Why the card is in this part, in words.
    reason: str


class ProvenanceCredits(TypedDict):
    # Words to show, such as where you use these data.
    text: str
    # Address to link them to.
    url: str


class Provenance(TypedDict):
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Null where no deck has a date.
    asOf: Optional[str]
    # Number of all counted decks.
    num_decks: int
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # Credits that sources of these decks ask for wherever their data are shown, with a link.
    credits: List["ProvenanceCredits"]


class RecommendationsUnknown(TypedDict):
    # The name, as it was sent.
    name: str
    # What it was sent as.
    of: Literal["card", "commander"]
    # What an unrecognized name is: `misspelled` where it resembles a card that may be in this deck (see `nearest`); `excluded` where it is correct, but of something that is in no Commander deck (see `reason`); `missing` where the card data have no such name.
    kind: Literal["misspelled", "excluded", "missing"]
    # For `excluded`: why, as the end of a sentence that begins with the name, such as “is not legal in Commander”. Null otherwise.
    reason: Optional[str]
    # Name of the card that may be meant; looked for at the first 20. Null without one.
    nearest: Optional[str]


class Recommendations(TypedDict):
    # Kind of resource.
    object: Literal["recommendations"]
    # The commanders as recognized; empty where they cannot be commanders.
    commanders: List["CardReference"]
    # Cards to add, best first; at most 100.
    add: List["RecommendedReference"]
    # Cards of the deck to cut, the first to go first; at most 100.
    cut: List["RecommendedReference"]
    # True where a higher `offset` has more cards to add.
    more: bool
    # What is wrong with the list, a sentence each; empty where nothing is.
    problems: List[str]
    # Names that were not recognized.
    unknown: List["RecommendationsUnknown"]
    # Date of the card data, YYYY-MM-DD; null where it is unknown.
    card_date: Optional[str]
    # Number of decks behind the recommendations.
    num_decks: int


class RecommendationsAnswer(TypedDict):
    # The recommendations.
    data: "Recommendations"
    # Where the numbers come from.
    source: "Provenance"


class RecommendationsRequest(TypedDict, total=False):
    # The commander, or the two of a pair. None where absent.
    commanders: List[str]
    # The other cards. None where absent.
    cards: List[str]
    # Whether to leave lands out. No where absent.
    exclude_lands: bool
    # Highest price of each card to add, USD, 0…1000000. No limit where absent.
    max_price: float
    # Highest price of all cards to add together, USD, 0…1000000. No limit where absent.
    max_total_price: float
    # Bracket, 1…5, above which no card may lift the deck. No limit where absent.
    bracket: int
    # Whether the order prefers what most decks play or what few play, −1…1: this times a card’s share of all decks is subtracted from how often it is expected. 0 where absent.
    discovery: float
    # Add only these cards, by name, slug or id: a collection. Any card where absent.
    owned: List[str]
    # Cards of the deck never to cut, by name, slug or id. None where absent.
    keep: List[str]
    # Number of cards to add to pass over, 0…1000; 0 where absent.
    offset: int


class RecommendedReference(TypedDict):
    # Id of the card: its oracle id, or its slug where it has none.
    id: str
    # Slug of the card, which its addresses take as well as the id.
    slug: str
    # Name of the card; faces are joined by ` // `.
    name: str
    # Rank within the answer as a number without a unit, no fixed range; higher is better. Comparable within one answer only.
    score: float
    # Price of the cheapest printing, USD: Card Kingdom, else TCGplayer, else Star City Games. Null without one.
    price: Optional[float]
    # Finish of the copy with this price. Null for a regular copy and without a price.
    price_finish: Optional[Literal["foil", "etched"]]
    # Why, in words; at most three.
    reasons: List[str]


SaltPageWindow = TypedDict(
    "SaltPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class SaltPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "SaltPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Number of cards with a salt score.
    num_cards: int
    # Number of votes on all cards with a score.
    num_votes: int
    # Page of the list that this answer holds, from 1.
    page: int
    # Number of pages the list has.
    pages: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


SaltVotePageWindow = TypedDict(
    "SaltVotePageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class SaltVotePageChoices(TypedDict):
    # The value that `colors` of the query takes.
    slug: str
    # Name to show.
    label: str


class SaltVotePage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "SaltVotePageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Slug of the colors that the list is narrowed to. Null for all.
    colors: Optional[str]
    # Colors that the list can be narrowed to.
    choices: List["SaltVotePageChoices"]
    # Number of cards to vote on, on all pages of the list.
    num_cards: int
    # Page of the list that this answer holds, from 1.
    page: int
    # Number of pages the list has.
    pages: int
    # Path and query of the next page of the list, to be added to the same base. Null on the last page.
    more: Optional[str]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class _SearchOption(TypedDict):
    # Name to show.
    label: str
    # Path on the site.
    url: str
    # Address of a picture. Null where there is none.
    image: Optional[str]
    # Address of an icon, such as a set’s symbol. Null where there is none.
    icon: Optional[str]
    # What `url` leads to.
    kind: Literal["card", "commander", "set", "tag", "page", "precon"]


class SearchOption(_SearchOption, total=False):
    # Color identity, in the order W U B R G; of a pair, of both. Absent for other things than cards and commanders, and in lists of all of them.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Type line of the front face. Absent for pairs, and as `color_identity`.
    type: str
    # Rank among all commanders by number of decks, from 1; equal counts share a rank. Absent without a deck and for other things than commanders.
    rank: int
    # Number of decks with it as commander; for a card, that run it; for a tag, that have it. Absent otherwise.
    num_decks: int


SearchPageWindow = TypedDict(
    "SearchPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


SearchPageFault = TypedDict(
    "SearchPageFault", {
    "message": "str",
    "from": "int",
    "to": "int",
})


class SearchPageOrder(TypedDict):
    """The order that the query states. Null = best name first for plain words, else most decks first."""

    # What the query orders by.
    by: str
    # Direction of the order.
    direction: Literal["asc", "desc"]


class SearchPageRelaxed(TypedDict):
    # The condition left out.
    without: str
    # The query without it.
    q: str
    # Number of cards that this query finds.
    num_cards: int


class SearchPageLeads(TypedDict):
    # Path of its page on the site.
    url: str
    # Number of decks counted.
    num_decks: int


class SearchPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "SearchPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Text searched for, as typed.
    q: str
    # What of the query cannot be read. Null where all of it can.
    fault: Optional["SearchPageFault"]
    # Number of cards found, on all pages.
    num_cards: int
    # Page of the list that this answer holds, from 1.
    page: int
    # Number of pages the list has.
    pages: int
    # The order that the query states. Null = best name first for plain words, else most decks first.
    order: Optional["SearchPageOrder"]
    # Name of the commander of `in:`, whose decks the numbers count. Null = all decks.
    scope: Optional[str]
    # Names like the one asked for, where nothing was found.
    nearest: List["SearchOption"]
    # Where nothing was found: what finds something with one condition less, fewest cards first.
    relaxed: List["SearchPageRelaxed"]
    # If the query asks for win rates: those of the cards on this page, of the decks of `scope` with the card, or of decks with the card as a commander. Null otherwise.
    records: Optional[List["WinRecord"]]
    # Decks with a card of this page as commander, alone or with another, for those with any; empty if `scope` is a commander.
    leads: List["SearchPageLeads"]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class SetItem(TypedDict):
    # The resource.
    data: "SetResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class SetItems(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["SetResource"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # Where the numbers come from.
    source: "Provenance"


SetPageWindow = TypedDict(
    "SetPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class SetPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class SetPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class SetPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["SetPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["SetPageFiltersNames"]


class SetPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "SetPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "SetPageFilters"
    # Number of decks in range and bracket, of all commanders.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Code of the set, lower case.
    code: str
    # Name.
    name: str
    # Address of the set’s symbol. Null where there is none.
    icon_svg_uri: Optional[str]
    # Day of release, YYYY-MM-DD.
    released: str
    # Kind of the set.
    type: Literal["main", "commander", "reprint", "other"]
    # Number of cards of the catalog printed in it.
    num_cards: int
    # Number of cards first printed in it.
    num_new: int
    # Kind of the set in words.
    type_label: str
    # Which of its cards are listed: all, those first printed in it, or reprints.
    prints: Literal["all", "new", "reprints"]


class SetResource(TypedDict):
    # Kind of resource.
    object: Literal["set"]
    # Id of the set: its code, lower case.
    id: str
    # Name of the set.
    name: str
    # Path of its page on the site.
    page: str
    # Kind of set: `main` for core sets and expansions, `commander`, `reprint`, or `other` for promos and the like.
    type: Literal["main", "commander", "reprint", "other"]
    # Day of release, YYYY-MM-DD.
    released: str
    # Address of its symbol. Null without one.
    icon_svg_uri: Optional[str]
    # Number of different cards printed in it.
    num_cards: int
    # Number of cards first printed in it.
    num_new: int


SetsPageWindow = TypedDict(
    "SetsPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class SetsPageTypes(TypedDict):
    # Kind of sets, as `type` of the query takes it.
    type: Literal["all", "main", "commander", "reprint", "other"]
    # Name to show.
    label: str
    # Number of sets of this kind.
    num_sets: int


class SetsPageYearsSets(TypedDict):
    # Code of the set, lower case.
    code: str
    # Name.
    name: str
    # Address of the set’s symbol. Null where there is none.
    icon_svg_uri: Optional[str]
    # Day of release, YYYY-MM-DD.
    released: str
    # Kind of the set.
    type: Literal["main", "commander", "reprint", "other"]
    # Number of cards of the catalog printed in it.
    num_cards: int
    # Number of cards first printed in it.
    num_new: int


class SetsPageYears(TypedDict):
    # Year of release, YYYY; “No date” where the date is unknown.
    year: str
    # The sets of the year, newest first.
    sets: List["SetsPageYearsSets"]


class SetsPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "SetsPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Kind of sets that the list is narrowed to; `all` leaves out promos and other sets.
    type: Literal["all", "main", "commander", "reprint", "other"]
    # Text searched for, as typed.
    q: str
    # Number of sets listed.
    num_sets: int
    # Number of sets that no card of the catalog is printed in; no page lists them.
    num_empty: int
    # The kinds of sets, each with the number of its sets.
    types: List["SetsPageTypes"]
    # The sets by year, newest first.
    years: List["SetsPageYears"]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class SingleCardImageUris(TypedDict):
    # Address of the picture, 146 pixels wide. Null where there is none.
    small: Optional[str]
    # Address of the picture, 488 pixels wide. Null where there is none.
    normal: Optional[str]


class SingleCardFaces(TypedDict):
    # Name of the face.
    name: str
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Type line of the face.
    type: str
    # Rules text of the face. Null where the data have none.
    text: Optional[str]
    # Power as printed. Null without one.
    power: Optional[str]
    # Toughness as printed. Null without one.
    toughness: Optional[str]
    # Starting loyalty as printed. Null without one.
    loyalty: Optional[str]
    # Defense as printed. Null without one.
    defense: Optional[str]


class _SingleCard(TypedDict):
    # Id of the card’s picture (Scryfall’s id of a printing), or the slug where there is none.
    id: str
    # Name of the card. Faces, and the two cards of a pair, are joined by ` // `.
    name: str
    # Name as addresses write it.
    slug: str
    # Path of its page on the site.
    url: str
    # The same as `slug`.
    sanitized: str
    # Slug of the front face’s name.
    sanitized_wo: str
    # Layout in Scryfall’s words, such as `normal` or `transform`; `partner` for a pair of commanders.
    layout: str
    # The card type that lists group it under.
    primary_type: Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]
    # Type line; faces are joined by ` // `.
    type: str
    # Subtypes of all faces, each once.
    subtypes: List[str]
    # Addresses of the pictures, one entry per face, front first.
    image_uris: List["SingleCardImageUris"]
    # Address of the front picture, normal size (488 pixels wide). Null where there is none.
    image_uri: Optional[str]
    # Id of the front picture. Null where there is none.
    image: Optional[str]
    # Mana value; for a pair, the sum of both.
    cmc: float
    # Mana cost, symbols in braces, such as `{2}{U}`; empty without one.
    mana_cost: str
    # Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both.
    colors: List[Literal["W", "U", "B", "R", "G"]]
    # Color identity, in the order W U B R G.
    color_identity: List[Literal["W", "U", "B", "R", "G"]]
    # Rarity: common, uncommon, rare, mythic, special or bonus; on a set’s page that of its printing.
    rarity: str
    # Code of the set, lower case.
    set: str
    # Name of the set.
    set_name: str
    # Day of the first release, YYYY-MM-DD; for a pair, that of the later card.
    released: str
    # Legality in Commander. `unconfirmed` where the data do not say; the site counts it as legal. A pair is banned where one of its cards is.
    legality: Literal["legal", "banned", "restricted", "unconfirmed"]
    # True for a card on the Game Changers list; for a pair, where one card is.
    game_changer: bool
    # True for a card that can be a commander on its own, and for a pair.
    legal_commander: bool
    # True for a card with “Choose a Background”.
    background_chooser: bool
    # True for a card with “Doctor’s companion”.
    doctors_companion: bool
    # True for a card that can be one of two commanders.
    legal_partner: bool
    # True for the entry of a pair of commanders.
    is_partner: bool
    # The name after “Partner with”. Null for other cards.
    partners_with: Optional[str]
    # The words after “Partner—”, lower case. Null for other cards.
    partner_text: Optional[str]
    # Prices by vendor: its cheapest printing, in its own currency. A vendor without a price is absent. For a pair, the sum of both cards.
    prices: "Prices"
    # Salt score, 0…4: average of players’ votes from 0 (fine) to 4 (never again). An imported score counts until votes replace it. For a pair, the average of both. Null without votes and import.
    salt: Optional[float]
    # Number of votes that the salt score rests on.
    salt_votes: int
    # The faces, front first.
    faces: List["SingleCardFaces"]
    # One line in our own words; only cards of the sample have one. Null for others.
    summary: Optional[str]
    # The two cards of a pair of commanders; empty for a single card.
    cards: List[Dict[str, Any]]


class SingleCard(_SingleCard, total=False):
    # Number of all counted decks that run the card or, for a commander, have it as commander. Absent for a card that stands beside another.
    num_decks: int


TagPageWindow = TypedDict(
    "TagPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class TagPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class TagPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class TagPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["TagPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["TagPageFiltersNames"]


class TagPageColors(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name.
    name: str
    # Colors, in the order W U B R G; of a double-faced card those of its front face, of a split card those of its halves together, of an adventurer those of the creature. For a pair, those of both.
    colors: List[Literal["W", "U", "B", "R", "G"]]
    # Number of decks with exactly these colors that have the theme and pass the filters.
    num_decks: int


class TagPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "TagPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "TagPageFilters"
    # Number of decks that have the theme and pass the filters.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Name as addresses write it.
    slug: str
    # Name.
    name: str
    # `theme`, or `kindred` for a creature type.
    kind: Literal["theme", "kindred"]
    # Slug of the color identity that the page is narrowed to, such as `azorius`. Null for all.
    identity: Optional[str]
    # Number of decks that pass the filters, with the theme or without it.
    decks_counted: int
    # Number of decks that synergy and lift compare with: without the theme, in the same range and bracket.
    baseline_decks: int
    # Color identities with decks of the theme, most decks first.
    colors: List["TagPageColors"]


TagsPageWindow = TypedDict(
    "TagsPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class TagsPageTags(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name.
    name: str
    # `theme`, or `kindred` for a creature type.
    kind: Literal["theme", "kindred"]
    # Number of decks that have the theme.
    num_decks: int


class TagsPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "TagsPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # Which themes are listed.
    list: Literal["all", "themes", "kindred"]
    # Number of all counted decks.
    num_decks: int
    # Themes and kindred themes, most decks first.
    tags: List["TagsPageTags"]
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]


class TextBlockOf0(TypedDict):
    # Kind of block.
    type: Literal["paragraph"]
    # The text within the line.
    parts: List["InlinePart"]


class TextBlockOf1(TypedDict):
    # Kind of block.
    type: Literal["heading"]
    # Heading level, as in HTML.
    level: Union[Literal[2], Literal[3]]
    # Anchor of the heading.
    id: str
    # The text within the line.
    parts: List["InlinePart"]


class TextBlockOf2(TypedDict):
    # Kind of block.
    type: Literal["list"]
    # True for a numbered list.
    ordered: bool
    # The entries of the list, blocks each.
    items: List[List["TextBlock"]]


class TextBlockOf3(TypedDict):
    # Kind of block.
    type: Literal["quote"]
    # The text, block by block.
    blocks: List["TextBlock"]


class TextBlockOf4(TypedDict):
    # Kind of block.
    type: Literal["table"]
    # The head of the table, a cell each.
    head: List[List["InlinePart"]]
    # The rows of the table, by cells.
    rows: List[List[List["InlinePart"]]]


class TextBlockOf5(TypedDict):
    # Kind of block.
    type: Literal["code"]
    # The text as it is.
    text: str


class TextBlockOf6Cards(TypedDict):
    # Number of copies.
    quantity: int
    # Name.
    name: str


class TextBlockOf6(TypedDict):
    # Kind of block.
    type: Literal["deck"]
    # Name of the deck.
    title: str
    # Names of the deck’s commanders.
    commanders: List[str]
    # The other cards of the deck.
    cards: List["TextBlockOf6Cards"]


TextBlock = Union["TextBlockOf0", "TextBlockOf1", "TextBlockOf2", "TextBlockOf3", "TextBlockOf4", "TextBlockOf5", "TextBlockOf6"]


class ThemeItem(TypedDict):
    # The resource.
    data: "ThemeResource"
    # Null: the answer has every field.
    fields: None
    # Where the numbers come from.
    source: "Provenance"


class ThemeItems(TypedDict):
    # The entries of this page, in the order of the list.
    data: List["ThemeResource"]
    # Null: the answer has every field.
    fields: None
    # Number of entries on all pages of the list.
    total: int
    # Path and query of the next page, relative to the host that answered. Null on the last page.
    next: Optional[str]
    # Where the numbers come from.
    source: "Provenance"


class ThemeReference(TypedDict):
    # Id of the theme, which is its slug.
    id: str
    # Name of the theme.
    name: str


class ThemeResource(TypedDict):
    # Kind of resource.
    object: Literal["theme"]
    # Id of the theme, which is its slug.
    id: str
    # Name of the theme.
    name: str
    # Path of its page on the site.
    page: str
    # `theme`, or `kindred` for a creature type.
    kind: Literal["theme", "kindred"]
    # Number of counted decks that have it.
    num_decks: int
    # `num_decks` ÷ the number of all counted decks, 0…1; 0 without a deck.
    inclusion_rate: float
    # Lower end, 0…1, of the 95% interval of the share beside it, from `num_decks` hits in `potential_decks` trials (Wilson, “Probable inference, the law of succession, and statistical inference”, 1927). Lists by inclusion are ordered by it. Null where no deck could have it.
    inclusion_low: Optional[float]
    # Upper end, 0…1, of the same interval. An interval longer than 0.3 is marked on the site. Null as `inclusion_low`.
    inclusion_high: Optional[float]


TopListPageWindow = TypedDict(
    "TopListPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class TopListPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class TopListPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class TopListPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["TopListPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["TopListPageFiltersNames"]


class TopListPageGroupsLists(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name to show.
    label: str
    # Path on the site.
    href: str


class TopListPageGroups(TypedDict):
    # Heading of the group.
    title: str
    # Links to the lists of the group.
    lists: List["TopListPageGroupsLists"]


class TopListPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "TopListPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "TopListPageFilters"
    # Number of decks counted.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Number of entries on all pages of the list.
    num_entries: int
    # Page of the list that this answer holds, from 1.
    page: int
    # Number of pages the list has.
    pages: int
    # True where the list has more than one page.
    is_paginated: bool
    # Path and query of the next page of the list, to be added to the same base. Null on the last page.
    more: Optional[str]
    # Slug of the list.
    list: str
    # What the list holds, in words.
    meaning: str
    # Links to other lists of cards, by group.
    groups: List["TopListPageGroups"]


TopPageWindow = TypedDict(
    "TopPageWindow", {
    "range": "Literal[\"none\", \"week\", \"month\", \"year\"]",
    "from": "Optional[str]",
    "to": "Optional[str]",
    "label": "str",
})


class TopPageFiltersCounts(TypedDict):
    # What is compared: c creatures, i instants, s sorceries, a artifacts, e enchantments, b battles, p planeswalkers, l lands, d price of the deck in USD.
    type: Literal["c", "i", "s", "a", "e", "b", "p", "l", "d"]
    # Comparison: gt more than, lt less than, eq equal to, ne not equal to.
    op: Literal["gt", "lt", "eq", "ne"]
    # Number of cards, or USD, to compare with.
    number: float


class TopPageFiltersNames(TypedDict):
    # `in` = decks that run all of the cards, `out` = decks that run none of them.
    preposition: Literal["in", "out"]
    # Slugs of the cards.
    names: List[str]


class TopPageFilters(TypedDict):
    """The filters of this answer, as read from the query."""

    # Time range; `none` for all counted decks.
    range: Literal["none", "week", "month", "year"]
    # Bracket that decks are narrowed to. Null for all.
    bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]]
    # True where decks without a bracket from their owner count by our estimate.
    estimated: bool
    # Slug of the theme that decks are narrowed to. Null for all.
    theme: Optional[str]
    # Cheapest or most expensive third of each commander’s priced decks. Null for all.
    budget: Optional[Literal["budget", "expensive"]]
    # Place that decks must have reached in a tournament: `top16`, the first 16 of at least 32 players. Null for all.
    placing: Optional[Literal["top16"]]
    # Conditions on the number of cards of a type or on the price of a deck.
    counts: List["TopPageFiltersCounts"]
    # Cards that decks must run (`in`) or must not run (`out`).
    names: List["TopPageFiltersNames"]


class TopPageGroupsLists(TypedDict):
    # Name as addresses write it.
    slug: str
    # Name to show.
    label: str
    # Path on the site.
    href: str


class TopPageGroups(TypedDict):
    # Heading of the group.
    title: str
    # Links to the lists of the group.
    lists: List["TopPageGroupsLists"]


class TopPage(TypedDict):
    # Heading as the page shows it.
    title: str
    # One sentence on what the page shows.
    description: str
    # Path of the page on the site, without query. Add it to `/api/v1/pages` for its JSON; the home page is `/home` there.
    canonical: str
    # The query of this answer in canonical form, beginning with `?`; empty for the plain page.
    query: str
    # Id of the data that answered. Answers with the same id count the same decks.
    snapshot: str
    # Newest saved date among the counted decks, YYYY-MM-DD. Time ranges end on this day. Null where no deck has a date.
    asOf: Optional[str]
    # The days that are counted.
    window: "TopPageWindow"
    # The decks behind the numbers, in words: how many there are and where they come from.
    corpus: str
    # True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.
    sample: bool
    # True where search engines are asked to leave the page out.
    noindex: bool
    # What was ignored in the query and why, a sentence each.
    warnings: List[str]
    # The filters of this answer, as read from the query.
    filters: "TopPageFilters"
    # Number of decks counted.
    num_decks: int
    # Lists of cards or commanders, in the order of the page.
    lists: List["CardList"]
    # Links to other lists of cards, by group.
    groups: List["TopPageGroups"]


class VendorPriceHistory(TypedDict):
    # Currency of the prices; TIX = event tickets.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Price on each day of `days`, in `currency`. Null where the data of the day have none.
    prices: List[Optional[float]]


class WinRecord(TypedDict):
    # Address of the card’s page.
    url: str
    # Number of games.
    games: int
    # Share of them won, 0…1; a draw is not won.
    win_rate: float
    # Lower end of its 95% interval (Wilson), 0…1.
    win_rate_low: float
    # Upper end of its 95% interval (Wilson), 0…1.
    win_rate_high: float



# The calls.

class PagesCalls:
    def __init__(self, client: Transport):
        self._client = client

    def entries(self, slug: str) -> CardEntries:
        """A card, or the two cards of a pair, as lists show them."""
        return self._client.get(f"/entries/{_name(slug)}")

    def home(self) -> HomePage:
        """The first page."""
        return self._client.get("/pages/home")

    def commanders(self, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, page: Optional[str] = None, range: Optional[Literal["week", "month", "year"]] = None) -> CommandersPage:
        """Commanders by number of decks, 100 per answer."""
        return self._client.get("/pages/commanders", {"bracket": bracket, "estimated": estimated, "page": page, "range": range})

    def commander(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, budget: Optional[Literal["budget", "expensive"]] = None, estimated: Optional[Literal["1"]] = None, f: Optional[str] = None, page: Optional[str] = None, placing: Optional[Literal["top16"]] = None, range: Optional[Literal["week", "month", "year"]] = None, theme: Optional[str] = None) -> Union[CommandersPage, CommanderPage]:
        """A commander, a pair (both slugs sorted, joined by a hyphen), or a color identity such as azorius."""
        return self._client.get(f"/pages/commanders/{_name(slug)}", {"bracket": bracket, "budget": budget, "estimated": estimated, "f": f, "page": page, "placing": placing, "range": range, "theme": theme})

    def partners(self, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, kind: Optional[Literal["partner", "partner-with", "partner-text", "background", "doctors-companion"]] = None, page: Optional[str] = None, range: Optional[Literal["week", "month", "year"]] = None) -> PartnersPage:
        """Pairs of commanders by number of decks, 100 per answer."""
        return self._client.get("/pages/partners", {"bracket": bracket, "estimated": estimated, "kind": kind, "page": page, "range": range})

    def backgrounds(self, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, range: Optional[Literal["week", "month", "year"]] = None) -> BackgroundsPage:
        """Backgrounds and the commanders that choose them."""
        return self._client.get("/pages/backgrounds", {"bracket": bracket, "estimated": estimated, "range": range})

    def companions(self, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, range: Optional[Literal["week", "month", "year"]] = None) -> CompanionsPage:
        """The companions and the decks that use them."""
        return self._client.get("/pages/companions", {"bracket": bracket, "estimated": estimated, "range": range})

    def partner(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, range: Optional[Literal["week", "month", "year"]] = None) -> PartnerPage:
        """One of two commanders: its pairings and the cards they play."""
        return self._client.get(f"/pages/partners/{_name(slug)}", {"bracket": bracket, "estimated": estimated, "range": range})

    def background(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, range: Optional[Literal["week", "month", "year"]] = None) -> PartnerPage:
        """One of two commanders: its pairings and the cards they play."""
        return self._client.get(f"/pages/backgrounds/{_name(slug)}", {"bracket": bracket, "estimated": estimated, "range": range})

    def salt(self, *, page: Optional[str] = None) -> SaltPage:
        """Cards by salt score, 100 per answer."""
        return self._client.get("/pages/top/salt", {"page": page})

    def salt_vote(self, *, colors: Optional[str] = None, page: Optional[str] = None) -> SaltVotePage:
        """Cards to vote on, most decks first, 100 per answer."""
        return self._client.get("/pages/salt", {"colors": colors, "page": page})

    def card(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, budget: Optional[Literal["budget", "expensive"]] = None, estimated: Optional[Literal["1"]] = None, f: Optional[str] = None, placing: Optional[Literal["top16"]] = None, range: Optional[Literal["week", "month", "year"]] = None, theme: Optional[str] = None) -> CardPage:
        """A card: who plays it and what is played with it."""
        return self._client.get(f"/pages/cards/{_name(slug)}", {"bracket": bracket, "budget": budget, "estimated": estimated, "f": f, "placing": placing, "range": range, "theme": theme})

    def cards(self, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, range: Optional[Literal["week", "month", "year"]] = None) -> CardsPage:
        """The most played and newest cards, with links to all card lists."""
        return self._client.get("/pages/cards", {"bracket": bracket, "estimated": estimated, "range": range})

    def top(self, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, range: Optional[Literal["week", "month", "year"]] = None) -> TopPage:
        """The most played cards of all and of every list."""
        return self._client.get("/pages/top", {"bracket": bracket, "estimated": estimated, "range": range})

    def top_list(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, page: Optional[str] = None, range: Optional[Literal["week", "month", "year"]] = None) -> TopListPage:
        """Cards of a color, a type or a kind by the decks that play them, 100 per answer."""
        return self._client.get(f"/pages/top/{_name(slug)}", {"bracket": bracket, "estimated": estimated, "page": page, "range": range})

    def decks(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, budget: Optional[Literal["budget", "expensive"]] = None, by: Optional[Literal["date", "bracket", "price", "salt", "off-average", "creature", "instant", "sorcery", "artifact", "enchantment", "battle", "planeswalker", "land"]] = None, dir: Optional[Literal["asc", "desc"]] = None, estimated: Optional[Literal["1"]] = None, f: Optional[str] = None, page: Optional[str] = None, placing: Optional[Literal["top16"]] = None, range: Optional[Literal["week", "month", "year"]] = None, theme: Optional[str] = None) -> DecksPage:
        """The decks behind a commander page with the same query, 100 per answer."""
        return self._client.get(f"/pages/decks/{_name(slug)}", {"bracket": bracket, "budget": budget, "by": by, "dir": dir, "estimated": estimated, "f": f, "page": page, "placing": placing, "range": range, "theme": theme})

    def deck(self, slug: str, id: str) -> DeckPage:
        """One deck."""
        return self._client.get(f"/pages/decks/{_name(slug)}/{_name(id)}")

    def average_deck(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, budget: Optional[Literal["budget", "expensive"]] = None, estimated: Optional[Literal["1"]] = None, f: Optional[str] = None, placing: Optional[Literal["top16"]] = None, range: Optional[Literal["week", "month", "year"]] = None, theme: Optional[str] = None) -> AverageDeckPage:
        """The average deck of the decks that a commander page with the same query counts."""
        return self._client.get(f"/pages/average-decks/{_name(slug)}", {"bracket": bracket, "budget": budget, "estimated": estimated, "f": f, "placing": placing, "range": range, "theme": theme})

    def combos(self, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized"]] = None, card: Optional[str] = None, colors: Optional[str] = None, page: Optional[str] = None, result: Optional[str] = None, size: Optional[str] = None) -> CombosPage:
        """Combos by the number of decks running them, 30 per answer."""
        return self._client.get("/pages/combos", {"bracket": bracket, "card": card, "colors": colors, "page": page, "result": result, "size": size})

    def combo(self, id: str) -> ComboPage:
        """A combo; a color identity or the slug of a card leads to the list."""
        return self._client.get(f"/pages/combos/{_name(id)}")

    def lands(self, *, range: Optional[Literal["week", "month", "year"]] = None) -> LandsPage:
        """Land cycles and land counts over all decks."""
        return self._client.get("/pages/lands", {"range": range})

    def land_base(self, slug: str, *, cap: Optional[str] = None, cheap: Optional[str] = None, mana: Optional[str] = None, range: Optional[Literal["week", "month", "year"]] = None) -> LandsPage:
        """Lands of a color combination such as azorius, with a recommended land base."""
        return self._client.get(f"/pages/lands/{_name(slug)}", {"cap": cap, "cheap": cheap, "mana": mana, "range": range})

    def precons(self, *, colors: Optional[str] = None, q: Optional[str] = None) -> PreconsPage:
        """Preconstructed decks by set, the newest first."""
        return self._client.get("/pages/precon", {"colors": colors, "q": q})

    def precon(self, slug: str, *, commander: Optional[str] = None) -> PreconPage:
        """A precon: its list, its value, what to add and cut."""
        return self._client.get(f"/pages/precon/{_name(slug)}", {"commander": commander})

    def search(self, *, q: Optional[str] = None, page: Optional[str] = None) -> SearchPage:
        """The cards that a query finds, 60 per answer."""
        return self._client.get("/pages/search", {"q": q, "page": page})

    def sets(self, *, q: Optional[str] = None, type: Optional[Literal["all", "main", "commander", "reprint", "other"]] = None) -> SetsPage:
        """All sets by year, newest first."""
        return self._client.get("/pages/sets", {"q": q, "type": type})

    def set(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, estimated: Optional[Literal["1"]] = None, prints: Optional[Literal["all", "new", "reprints"]] = None, range: Optional[Literal["week", "month", "year"]] = None) -> SetPage:
        """A set by its code in lower case: its commanders and cards by the decks that play them."""
        return self._client.get(f"/pages/sets/{_name(slug)}", {"bracket": bracket, "estimated": estimated, "prints": prints, "range": range})

    def tags(self) -> TagsPage:
        """Themes and kindred by decks."""
        return self._client.get("/pages/tags")

    def themes(self) -> TagsPage:
        """Themes by decks."""
        return self._client.get("/pages/tags/themes")

    def kindred(self) -> TagsPage:
        """Creature types as themes by decks."""
        return self._client.get("/pages/tags/kindred")

    def tag(self, slug: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, budget: Optional[Literal["budget", "expensive"]] = None, estimated: Optional[Literal["1"]] = None, f: Optional[str] = None, placing: Optional[Literal["top16"]] = None, range: Optional[Literal["week", "month", "year"]] = None, theme: Optional[str] = None) -> TagPage:
        """A theme or creature type over the decks of all commanders."""
        return self._client.get(f"/pages/tags/{_name(slug)}", {"bracket": bracket, "budget": budget, "estimated": estimated, "f": f, "placing": placing, "range": range, "theme": theme})

    def tag_in_colors(self, slug: str, colors: str, *, bracket: Optional[Literal["exhibition", "core", "upgraded", "optimized", "cedh"]] = None, budget: Optional[Literal["budget", "expensive"]] = None, estimated: Optional[Literal["1"]] = None, f: Optional[str] = None, placing: Optional[Literal["top16"]] = None, range: Optional[Literal["week", "month", "year"]] = None, theme: Optional[str] = None) -> TagPage:
        """A theme over the decks of commanders of exactly one color identity, such as azorius."""
        return self._client.get(f"/pages/tags/{_name(slug)}/{_name(colors)}", {"bracket": bracket, "budget": budget, "estimated": estimated, "f": f, "placing": placing, "range": range, "theme": theme})

    def developers(self) -> DevelopersPage:
        """For people who write programs: fields, limits, bulk data and changes."""
        return self._client.get("/pages/developers")

    def articles(self) -> ArticlesPage:
        """All articles, newest first."""
        return self._client.get("/pages/articles")

    def guides(self) -> ArticlesPage:
        """All guides, newest first."""
        return self._client.get("/pages/guides")

    def article(self, slug: str) -> ArticlePage:
        """An article."""
        return self._client.get(f"/pages/articles/{_name(slug)}")

    def guide(self, slug: str) -> ArticlePage:
        """A guide."""
        return self._client.get(f"/pages/guides/{_name(slug)}")

    def info(self, slug: str) -> InfoPage:
        """A page about the site itself: faq, about-us, contact-us, privacy, terms, newsletter."""
        return self._client.get(f"/pages/{_name(slug)}")

    def csv(self, page: str) -> str:
        """Card lists of a page as CSV."""
        return self._client.text(f"/csv/{_name(page, slashes=True)}")


class CardsCalls:
    def __init__(self, client: Transport):
        self._client = client

    def batch(self, *, ids: Optional[List[str]] = None, names: Optional[List[str]] = None, fields: Optional[List[str]] = None) -> CardBatched:
        """Up to 100 cards by id or name."""
        return self._client.post("/cards/batch", {"ids": ids, "names": names, "fields": fields})

    def list(self, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, colors: Optional[str] = None, type: Optional[Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]] = None, role: Optional[Literal["ramp", "draw", "removal", "sweeper", "tutor", "protection", "recursion", "counterspell", "mana-artifact", "utility-land", "fixing-land", "mass-land-denial", "extra-turn"]] = None, theme: Optional[str] = None, min_decks: Optional[int] = None, order: Optional[Literal["decks", "inclusion", "salt", "price", "name"]] = None, range: Optional[Literal["week", "month", "year"]] = None, bracket: Optional[int] = None, estimated: Optional[Literal["true", "false"]] = None) -> CardItems:
        """All cards, those that most decks run first."""
        return self._client.get("/cards", {"fields": fields, "limit": limit, "after": after, "colors": colors, "type": type, "role": role, "theme": theme, "min_decks": min_decks, "order": order, "range": range, "bracket": bracket, "estimated": estimated})

    def get(self, id: str, *, fields: Fields = None, range: Optional[Literal["week", "month", "year"]] = None, bracket: Optional[int] = None, estimated: Optional[Literal["true", "false"]] = None, deck_theme: Optional[str] = None, budget: Optional[Literal["budget", "expensive"]] = None, placing: Optional[Literal["top16"]] = None) -> CardItem:
        """A card."""
        return self._client.get(f"/cards/{_name(id)}", {"fields": fields, "range": range, "bracket": bracket, "estimated": estimated, "deck_theme": deck_theme, "budget": budget, "placing": placing})

    def prices(self, id: str, *, fields: Fields = None) -> CardPricesItem:
        """What a card cost at each vendor on the last 90 days of data."""
        return self._client.get(f"/cards/{_name(id)}/prices", {"fields": fields})

    def history(self, id: str, *, fields: Fields = None) -> CardHistoryItem:
        """How many decks ran a card, by earlier data."""
        return self._client.get(f"/cards/{_name(id)}/history", {"fields": fields})

    def results(self, id: str, *, fields: Fields = None, range: Optional[Literal["week", "month", "year"]] = None, bracket: Optional[int] = None, estimated: Optional[Literal["true", "false"]] = None, deck_theme: Optional[str] = None, budget: Optional[Literal["budget", "expensive"]] = None, placing: Optional[Literal["top16"]] = None) -> CardResultsItem:
        """How decks that run a card did in tournaments, beside the same commanders’ decks without it."""
        return self._client.get(f"/cards/{_name(id)}/results", {"fields": fields, "range": range, "bracket": bracket, "estimated": estimated, "deck_theme": deck_theme, "budget": budget, "placing": placing})


class CommandersCalls:
    def __init__(self, client: Transport):
        self._client = client

    def list(self, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, colors: Optional[str] = None, min_decks: Optional[int] = None, pairs: Optional[Literal["true", "false"]] = None, range: Optional[Literal["week", "month", "year"]] = None, bracket: Optional[int] = None, estimated: Optional[Literal["true", "false"]] = None) -> CommanderItems:
        """Commanders and pairs with decks, those with the most decks first."""
        return self._client.get("/commanders", {"fields": fields, "limit": limit, "after": after, "colors": colors, "min_decks": min_decks, "pairs": pairs, "range": range, "bracket": bracket, "estimated": estimated})

    def get(self, id: str, *, fields: Fields = None, range: Optional[Literal["week", "month", "year"]] = None, bracket: Optional[int] = None, estimated: Optional[Literal["true", "false"]] = None, deck_theme: Optional[str] = None, budget: Optional[Literal["budget", "expensive"]] = None, placing: Optional[Literal["top16"]] = None) -> CommanderItem:
        """A commander or pair: what its decks are like."""
        return self._client.get(f"/commanders/{_name(id)}", {"fields": fields, "range": range, "bracket": bracket, "estimated": estimated, "deck_theme": deck_theme, "budget": budget, "placing": placing})

    def history(self, id: str, *, fields: Fields = None) -> CommanderHistoryItem:
        """How many decks a commander led, and its rank, by earlier data."""
        return self._client.get(f"/commanders/{_name(id)}/history", {"fields": fields})

    def results(self, id: str, *, fields: Fields = None, range: Optional[Literal["week", "month", "year"]] = None, bracket: Optional[int] = None, estimated: Optional[Literal["true", "false"]] = None, deck_theme: Optional[str] = None, budget: Optional[Literal["budget", "expensive"]] = None, placing: Optional[Literal["top16"]] = None) -> CommanderResultsItem:
        """How decks of a commander did in tournaments, with and without each card."""
        return self._client.get(f"/commanders/{_name(id)}/results", {"fields": fields, "range": range, "bracket": bracket, "estimated": estimated, "deck_theme": deck_theme, "budget": budget, "placing": placing})

    def proposal(self, id: str, *, fields: Fields = None) -> ProposalItem:
        """A deck for a commander from the cards and precons, by what the cards are for."""
        return self._client.get(f"/commanders/{_name(id)}/proposal", {"fields": fields})

    def cards(self, id: str, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, order: Optional[Literal["inclusion", "synergy", "lift"]] = None, colors: Optional[str] = None, type: Optional[Literal["Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Battle", "Planeswalker", "Land"]] = None, role: Optional[Literal["ramp", "draw", "removal", "sweeper", "tutor", "protection", "recursion", "counterspell", "mana-artifact", "utility-land", "fixing-land", "mass-land-denial", "extra-turn"]] = None, theme: Optional[str] = None, min_decks: Optional[int] = None, range: Optional[Literal["week", "month", "year"]] = None, bracket: Optional[int] = None, estimated: Optional[Literal["true", "false"]] = None, deck_theme: Optional[str] = None, budget: Optional[Literal["budget", "expensive"]] = None, placing: Optional[Literal["top16"]] = None) -> PlayedCardItems:
        """The cards that decks of a commander run, with inclusion, synergy and lift."""
        return self._client.get(f"/commanders/{_name(id)}/cards", {"fields": fields, "limit": limit, "after": after, "order": order, "colors": colors, "type": type, "role": role, "theme": theme, "min_decks": min_decks, "range": range, "bracket": bracket, "estimated": estimated, "deck_theme": deck_theme, "budget": budget, "placing": placing})

    def decks(self, id: str, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, theme: Optional[str] = None, bracket: Optional[int] = None, max_price: Optional[float] = None) -> DeckItems:
        """The counted decks of a commander, newest first."""
        return self._client.get(f"/commanders/{_name(id)}/decks", {"fields": fields, "limit": limit, "after": after, "theme": theme, "bracket": bracket, "max_price": max_price})


class DecksCalls:
    def __init__(self, client: Transport):
        self._client = client

    def get(self, id: str, *, fields: Fields = None) -> DeckItem:
        """A counted deck with its cards."""
        return self._client.get(f"/decks/{_name(id)}", {"fields": fields})


class CombosCalls:
    def __init__(self, client: Transport):
        self._client = client

    def list(self, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, card: Optional[str] = None, colors: Optional[str] = None, min_decks: Optional[int] = None) -> ComboItems:
        """Combos, those that most decks run first."""
        return self._client.get("/combos", {"fields": fields, "limit": limit, "after": after, "card": card, "colors": colors, "min_decks": min_decks})

    def get(self, id: str, *, fields: Fields = None) -> ComboItem:
        """A combo and how many decks run it."""
        return self._client.get(f"/combos/{_name(id)}", {"fields": fields})


class ThemesCalls:
    def __init__(self, client: Transport):
        self._client = client

    def list(self, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, kind: Optional[Literal["theme", "kindred"]] = None, min_decks: Optional[int] = None) -> ThemeItems:
        """Themes and creature types of decks, those that most decks have first."""
        return self._client.get("/themes", {"fields": fields, "limit": limit, "after": after, "kind": kind, "min_decks": min_decks})

    def get(self, id: str, *, fields: Fields = None) -> ThemeItem:
        """A theme or creature type."""
        return self._client.get(f"/themes/{_name(id)}", {"fields": fields})


class SetsCalls:
    def __init__(self, client: Transport):
        self._client = client

    def list(self, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, type: Optional[Literal["main", "commander", "reprint", "other"]] = None) -> SetItems:
        """Sets, newest first."""
        return self._client.get("/sets", {"fields": fields, "limit": limit, "after": after, "type": type})

    def get(self, id: str, *, fields: Fields = None) -> SetItem:
        """A set."""
        return self._client.get(f"/sets/{_name(id)}", {"fields": fields})

    def cards(self, id: str, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None) -> CardItems:
        """The cards of a set, those that most decks run first."""
        return self._client.get(f"/sets/{_name(id)}/cards", {"fields": fields, "limit": limit, "after": after})


class PreconsCalls:
    def __init__(self, client: Transport):
        self._client = client

    def list(self, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, colors: Optional[str] = None, set: Optional[str] = None) -> PreconItems:
        """Preconstructed Commander decks by set, newest first."""
        return self._client.get("/precons", {"fields": fields, "limit": limit, "after": after, "colors": colors, "set": set})

    def get(self, id: str, *, fields: Fields = None) -> PreconItem:
        """A preconstructed Commander deck with its cards."""
        return self._client.get(f"/precons/{_name(id)}", {"fields": fields})


class SearchCalls:
    def __init__(self, client: Transport):
        self._client = client

    def cards(self, *, fields: Fields = None, limit: Optional[int] = None, after: Optional[str] = None, q: str) -> CardFound:
        """The cards that a query finds."""
        return self._client.get("/search", {"fields": fields, "limit": limit, "after": after, "q": q})


class RecommendationsCalls:
    def __init__(self, client: Transport):
        self._client = client

    def make(self, *, commanders: Optional[List[str]] = None, cards: Optional[List[str]] = None, exclude_lands: Optional[bool] = None, max_price: Optional[float] = None, max_total_price: Optional[float] = None, bracket: Optional[int] = None, discovery: Optional[float] = None, owned: Optional[List[str]] = None, keep: Optional[List[str]] = None, offset: Optional[int] = None) -> RecommendationsAnswer:
        """Cards to add to a deck and cards to cut, with reasons."""
        return self._client.post("/recommendations", {"commanders": commanders, "cards": cards, "exclude_lands": exclude_lands, "max_price": max_price, "max_total_price": max_total_price, "bracket": bracket, "discovery": discovery, "owned": owned, "keep": keep, "offset": offset})


class InsightCalls:
    def __init__(self, client: Transport):
        self._client = client

    def make(self, *, commanders: Optional[List[str]] = None, cards: Optional[List[str]] = None, companion: Optional[str] = None) -> InsightAnswer:
        """What a deck is made of: curve, types, colors, prices, salt, bracket, combos and problems."""
        return self._client.post("/insight", {"commanders": commanders, "cards": cards, "companion": companion})


class DeckListsCalls:
    def __init__(self, client: Transport):
        self._client = client

    def read(self, *, text: str, file_name: Optional[str] = None) -> DeckListAnswer:
        """Reads a deck list: commanders, companion, cards, what is outside the deck, what was not read."""
        return self._client.post("/deck-lists", {"text": text, "file_name": file_name})


class BulkCalls:
    def __init__(self, client: Transport):
        self._client = client

    def list(self) -> BulkAnswer:
        """Files with all of our numbers, as JSONL, CSV and Parquet."""
        return self._client.get("/bulk")

    def download(self, edition: str, file: str) -> http.client.HTTPResponse:
        """A file of the bulk data."""
        return self._client.open(f"/bulk/{_name(edition)}/{_name(file)}")



class Client(Transport):
    """The calls of a site, by what they are about."""

    def __init__(self, site: str, **options: Any):
        """See Transport for the options."""
        super().__init__(site, **options)
        self.pages = PagesCalls(self)
        self.cards = CardsCalls(self)
        self.commanders = CommandersCalls(self)
        self.decks = DecksCalls(self)
        self.combos = CombosCalls(self)
        self.themes = ThemesCalls(self)
        self.sets = SetsCalls(self)
        self.precons = PreconsCalls(self)
        self.search = SearchCalls(self)
        self.recommendations = RecommendationsCalls(self)
        self.insight = InsightCalls(self)
        self.deck_lists = DeckListsCalls(self)
        self.bulk = BulkCalls(self)
