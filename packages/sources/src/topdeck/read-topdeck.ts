import { parseDeckText } from '@deckwright/decklist';
import { type DeckEntry, type DeckEvent, type RawDeck, toDate } from '@deckwright/domain';
import { finishDeck } from '../decks/to-raw-deck.ts';
import { schemaReason, splitFile } from '../stream/read-records.ts';
import {
  checkRejectShare,
  countAccepted,
  countReject,
  countSkipped,
  MAX_REJECT_SHARE,
  type SourceReport,
} from '../stream/report.ts';
import { type TopDeckBoard, TopDeckStanding, TopDeckTournament } from './schemas.ts';

const DAY_SECONDS = 86_400;
/** A tournament that began this recently may not be over. */
const RUNNING_DAYS = 2;
const MAX_NAME = 120;

/**
 * Streams the decks in answers of TopDeck.gg, one for each line of the standings, with its event, place and games. A
 * player without a readable list is a deck without cards. Names and ids of players are dropped; the id of a deck is
 * that of its event and its place. `now` is in milliseconds since 1970. Fills the report while streaming.
 * @throws AppError 'data-loss' after the last file if more than MAX_REJECT_SHARE.results of all records were rejects.
 */
export async function* readTopDeck(
  files: readonly string[],
  { report, now }: { report: SourceReport; now: number },
): AsyncGenerator<RawDeck> {
  const latest = now / 1000 - RUNNING_DAYS * DAY_SECONDS;
  for (const file of files) {
    for await (const batch of splitFile(file, {})) {
      for (const { index, value, problem } of batch) {
        const at = `${file}, record ${index}`;
        const parsed = problem === null ? TopDeckTournament.safeParse(value) : null;
        if (!parsed?.success) {
          countReject(report, at, problem ?? schemaReason(parsed?.error));
        } else if (parsed.data.startDate > latest) countSkipped(report, 'tournament may still be going on');
        else yield* toRawDecks(parsed.data, at, report);
      }
    }
  }
  checkRejectShare(report, MAX_REJECT_SHARE.results);
}

function* toRawDecks(
  { TID, tournamentName, startDate, standings }: TopDeckTournament,
  at: string,
  report: SourceReport,
): Generator<RawDeck> {
  const event: DeckEvent = {
    id: TID,
    name: tournamentName.slice(0, MAX_NAME),
    date: toDate(Math.floor(startDate / DAY_SECONDS)),
    size: standings.length,
  };
  for (const [index, line] of standings.entries()) {
    const parsed = TopDeckStanding.safeParse(line);
    if (!parsed.success) {
      countReject(report, `${at}, standings.${index}`, schemaReason(parsed.error));
      continue;
    }
    countAccepted(report);
    const { wins, losses, draws, standing } = parsed.data;
    const placing = standing ?? index + 1;
    const deck = toRawDeck(parsed.data, `${TID}/${placing}`, event.date);
    yield { ...deck, result: { event, placing, wins, losses, draws } };
  }
}

/** The list of a line: from its boards, else from its text. */
function toRawDeck({ deckObj, decklist }: TopDeckStanding, id: string, date: string): RawDeck {
  const text = decklist?.trim() ?? '';
  const isLink = /^https?:\/\/\S+$/.test(text);
  const parsed = parseDeckText(isLink ? '' : inBrackets(text));
  const boards = Object.keys(deckObj?.Mainboard ?? {}).length > 0;
  const commanders = toEntries(deckObj?.Commanders).map(({ name }) => name);
  const head = { id, date, tags: [], bracket: null, url: null, hasQuantities: true };
  const deck = finishDeck({
    ...head,
    url: isLink ? text : null,
    commanders: commanders.length > 0 ? commanders : parsed.commanders,
    // Whatever else is in the field, such as “No list”, names no commander.
    cards: boards ? toEntries(deckObj?.Mainboard) : parsed.commanders.length > 0 ? parsed.cards : [],
    companion: toEntries(deckObj?.Companion)[0]?.name ?? parsed.companion,
  });
  return typeof deck === 'string' ? { ...head, commanders, cards: [], companion: null } : deck;
}

/** Headings such as `~~Commanders~~` in the form that lists elsewhere have. */
function inBrackets(text: string): string {
  return text
    .replaceAll(String.raw`\n`, '\n')
    .split('\n')
    .map((line) => {
      const heading = /^~~(.*)~~$/.exec(line.trim())?.[1]?.trim() ?? '';
      return heading === '' ? line : `[${heading}]`;
    })
    .join('\n');
}

function toEntries(board: TopDeckBoard | null | undefined): DeckEntry[] {
  return Object.entries(board ?? {}).map(([name, { count }]) => ({ name, quantity: count }));
}
