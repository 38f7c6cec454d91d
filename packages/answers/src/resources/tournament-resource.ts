import type {
  CommanderRecord,
  RecordOrder,
  TournamentDetails,
  TournamentResource,
} from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import { type ColorIdentity, compareFigures, type DeckFilters, listColors, toDate } from '@deckwright/domain';
import { type CommanderSpan, THRESHOLDS, type TournamentEvent } from '@deckwright/engine/query';
import { engineFilters } from '../filter/index.ts';
import { commanderReference, UnknownNameError } from '../lookup/index.ts';
import { spanFigures } from '../results/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { combinedIdentity } from '../snapshot/index.ts';

export type RecordChoice = { order: RecordOrder; minEntries: number; identity: ColorIdentity | null };

/** A commander with its tournament results, as a position in the table of commanders. */
export type RankedRecord = { commander: number; figures: ReturnType<typeof spanFigures> };

/**
 * The tournament results of all commanders that have any. By win rate and conversion, the lower end of the interval
 * counts, so that few games do not come first; those with too few for a rate come last.
 */
export async function rankedRecords(
  snapshot: LoadedSnapshot,
  { order, minEntries, identity }: RecordChoice,
  filters: DeckFilters,
): Promise<RankedRecord[]> {
  const spans = await snapshot.ask('records', { filters: engineFilters(snapshot, filters) });
  const rank = (record: RankedRecord): number => getFigure(record, order);
  return spans
    .filter(({ commander, total }: CommanderSpan) => {
      const members = snapshot.commanders.getCards(commander);
      const isFitting = identity === null || combinedIdentity(snapshot.cards, members) === identity;
      return isFitting && total.entries >= minEntries;
    })
    .map((span) => ({ commander: span.commander, figures: spanFigures(span) }))
    .sort(
      (a, b) =>
        compareFigures(rank(a), rank(b)) ||
        b.figures.games - a.figures.games ||
        (snapshot.commanders.keys[a.commander] ?? '').localeCompare(
          snapshot.commanders.keys[b.commander] ?? '',
        ),
    );
}

function getFigure({ figures }: RankedRecord, order: RecordOrder): number {
  switch (order) {
    case 'win_rate':
      return figures.winRateLow ?? -1;
    case 'top_cut':
    // Its earlier name.
    case 'conversion':
      return figures.topCut?.shareLow ?? -1;
    case 'entries':
      return figures.entries;
    case 'games':
      return figures.games;
  }
}

export function commanderRecord(
  snapshot: LoadedSnapshot,
  { commander, figures }: RankedRecord,
): CommanderRecord {
  const members = snapshot.commanders.getCards(commander);
  return {
    object: 'commander_record',
    ...commanderReference(snapshot, members),
    page: `/commanders/${snapshot.commanders.keys[commander] ?? ''}`,
    color_identity: listColors(combinedIdentity(snapshot.cards, members)),
    ...toWire(figures),
    win_rate_by_chance: THRESHOLDS.winRateByChance,
  };
}

const tables = new WeakMap<LoadedSnapshot, Promise<TournamentEvent[]>>();

/** The tournaments of a snapshot, newest first, asked for once; none without results. */
export function listedTournaments(snapshot: LoadedSnapshot): Promise<TournamentEvent[]> {
  const known = tables.get(snapshot);
  if (known) return known;
  const made = snapshot.ask('tournaments', null);
  tables.set(snapshot, made);
  made.catch(() => tables.delete(snapshot));
  return made;
}

/** @throws UnknownNameError */
export async function tournamentOfId(snapshot: LoadedSnapshot, id: string): Promise<TournamentEvent> {
  const event = (await listedTournaments(snapshot)).find((each) => each.id === id);
  if (event) return event;
  throw new UnknownNameError(`No tournament has the id "${id.slice(0, 100)}".`, []);
}

export function tournamentResource({ id, name, day, size, entries }: TournamentEvent): TournamentResource {
  return { object: 'tournament', id, name, date: toDate(day) ?? '', players: size, entries };
}

export async function tournamentDetails(
  snapshot: LoadedSnapshot,
  event: TournamentEvent,
): Promise<TournamentDetails> {
  const rows = await snapshot.ask('standings', { event: event.number });
  return {
    ...tournamentResource(event),
    standings: rows.map(({ commander, deck, placing, wins, losses, draws }) => ({
      placing,
      commander: commanderReference(snapshot, snapshot.commanders.getCards(commander)),
      deck: deck === null ? null : (snapshot.deckLinks.at(deck)?.id ?? null),
      wins,
      losses,
      draws,
    })),
  };
}
