import { AppError, type DeckEvent, type RawDeck, toDate, toDay } from '@deckwright/domain';
import { TOURNAMENT_COMMANDERS, TOURNAMENT_SIZES } from './data/tournament-fields.data.ts';
import { LAST_DAY } from './deck-plan.ts';
import { type Pool, poolOfCards } from './deck-pool.ts';
import { makeDecksForCommander } from './decks.ts';
import { type Random, randomFrom } from './random.ts';
import { playSwiss, type SwissPlayer } from './swiss-rounds.ts';

const SEED = 20_261_128;
/** Days between two tournaments, the last one's before the last day of the sample, and how far each may be off. */
const EVERY_DAYS = 17;
const LAST_BEFORE = 4;
const SPREAD_DAYS = 6;
/** Lists of a commander that are entered, the first of its sample decks, and how long after the event they were saved. */
const LISTS = 60;
const SAVED_WITHIN = 150;
/** Players of one event with the same list. */
const MAX_SAME_LIST = 2;
/** One player in so many hands in no list; half of these name their commander. */
const WITHOUT_LIST = 12;
/** What each Game Changer adds to the strength of a list, which has 10 without any. */
const PER_GAME_CHANGER = 3;

/** How many results `starterResults` gives: one for each player. */
export function starterResultCount(): number {
  return TOURNAMENT_SIZES.reduce((sum, size) => sum + size, 0);
}

/**
 * The results of made-up tournaments, one for each player, as a source of tournaments gives them: event, place, games,
 * and a list or none. The lists are those of sample decks, saved on the day of the event or later, so that no deck is
 * added and none gets another date; several players may enter the same one. No player has a name. The same at every call
 * on every machine.
 */
export function* starterResults(): Generator<RawDeck> {
  const random = randomFrom(SEED);
  const pool = poolOfCards();
  const field = makeField(pool);
  for (const [index, size] of TOURNAMENT_SIZES.entries()) {
    const number = TOURNAMENT_SIZES.length - index;
    const day = LAST_DAY - LAST_BEFORE - index * EVERY_DAYS - (index === 0 ? 0 : random(SPREAD_DAYS));
    const event: DeckEvent = {
      id: `sample-open-${String(number).padStart(2, '0')}`,
      name: `Sample Open ${number}`,
      date: toDate(day),
      size,
    };
    const entered = new Map<List, number>();
    const players = Array.from({ length: size }, () => enterPlayer(field, day, entered, random));
    yield* playSwiss(players, random).map((player, index) => toResult(player, event, index + 1));
  }
}

/** A list that is entered; days since 1970-01-01. */
type List = {
  commanders: string[];
  cards: RawDeck['cards'];
  companion: string | null;
  savedDay: number;
  /** First release of its newest card. */
  newestDay: number;
  strength: number;
};

type Contender = { players: number; lists: List[] };

/** `named`: whether the commanders of a player without a list are known. */
type Player = SwissPlayer & { list: List; handsIn: 'list' | 'commanders' | 'nothing' };

function makeField(pool: Pool): Contender[] {
  const rows = TOURNAMENT_COMMANDERS.split('\n').filter(Boolean);
  return rows.map((row) => {
    const [names = '', players = '', strength = ''] = row.split('|');
    const sampleCommander = pool.sampleCommanders.find(({ commanders }) => commanders.join(' + ') === names);
    if (!sampleCommander) throw new AppError('internal', `The tournaments name ${names}, which has no deck.`);
    const lists: List[] = [];
    for (const { commanders, cards, companion, date } of makeDecksForCommander(sampleCommander, pool)) {
      const members = [...commanders, ...cards.map(({ name }) => name)].flatMap(
        (name) => pool.byName.get(name) ?? [],
      );
      const gameChangers = members.filter(({ gameChanger }) => gameChanger).length;
      // An undated deck would take the date of the event.
      if (date !== null)
        lists.push({
          ...{ commanders, cards, companion },
          savedDay: toDay(date) ?? 0,
          newestDay: Math.max(...members.map(({ released }) => toDay(released) ?? 0)),
          strength: Number(strength) * (10 + PER_GAME_CHANGER * gameChangers),
        });
      if (lists.length === LISTS) break;
    }
    return { players: Number(players), lists };
  });
}

/** Draws a commander until one has a list that existed on the day and is not `entered` too often. */
function enterPlayer(
  field: readonly Contender[],
  day: number,
  entered: Map<List, number>,
  random: Random,
): Player {
  const all = field.reduce((sum, { players }) => sum + players, 0);
  const isFree = (list: List): boolean =>
    list.newestDay <= day &&
    list.savedDay >= day &&
    list.savedDay <= day + SAVED_WITHIN &&
    (entered.get(list) ?? 0) < MAX_SAME_LIST;
  for (;;) {
    let drawn = random(all);
    const contender = field.find(({ players }) => {
      drawn -= players;
      return drawn < 0;
    });
    const lists = (contender?.lists ?? []).filter(isFree);
    const list = lists[lists.length === 0 ? 0 : random(lists.length)];
    if (!list) continue;
    entered.set(list, (entered.get(list) ?? 0) + 1);
    const without = random(2 * WITHOUT_LIST);
    return {
      list,
      handsIn: without === 0 ? 'nothing' : without === 1 ? 'commanders' : 'list',
      strength: list.strength * (70 + random(61)),
      ...{ wins: 0, losses: 0, draws: 0 },
    };
  }
}

function toResult(
  { list, handsIn, wins, losses, draws }: Player,
  event: DeckEvent,
  placing: number,
): RawDeck {
  const isWhole = handsIn === 'list';
  return {
    id: `${event.id}/${placing}`,
    commanders: handsIn === 'nothing' ? [] : [...list.commanders],
    cards: isWhole ? list.cards.map((entry) => ({ ...entry })) : [],
    companion: isWhole ? list.companion : null,
    date: event.date,
    tags: [],
    bracket: null,
    url: null,
    hasQuantities: true,
    result: { event, placing, wins, losses, draws },
  };
}
