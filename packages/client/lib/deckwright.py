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


class VendorPriceHistory(TypedDict):
    # Currency of the prices; TIX = event tickets.
    currency: Literal["USD", "EUR", "CAD", "MXN", "TIX"]
    # Price on each day of `days`, in `currency`. Null where the data of the day have none.
    prices: List[Optional[float]]



# The calls.

class PagesCalls:
    def __init__(self, client: Transport):
        self._client = client

    def entries(self, slug: str) -> CardEntries:
        """A card, or the two cards of a pair, as lists show them."""
        return self._client.get(f"/entries/{_name(slug)}")

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
