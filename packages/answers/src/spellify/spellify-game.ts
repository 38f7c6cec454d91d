import type { SpellifyState, SpellifyToday, SpellifyTurn } from '@deckwright/contract/schemas';
import {
  AppError,
  type Card,
  isBasic,
  listColors,
  SPELLIFY,
  type SpellifySpan,
  spell,
  spellifyPractice,
  spellifyScore,
  spellifySpan,
  toDate,
  toDay,
  toLetterKey,
} from '@deckwright/domain';
import { cardUrl, plainCardView } from '../card/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';

/** The game uses this many of the most played cards with a suitable name, so that players know them. */
const MAX_CARDS = 500;
const MIN_LENGTH = 5;
const ALPHABET_SIZE = 26;

const SECONDS_A_DAY = 86_400;

type Pool = { slugs: string[]; bySlug: Map<string, number>; span: SpellifySpan | null };

const pools = new WeakMap<LoadedSnapshot, Pool>();

/** The game of the UTC day of `now` (milliseconds). */
export function spellifyToday({ snapshot }: ViewContext, now: number): SpellifyToday {
  const day = dayAt(now);
  const before = cardAt(snapshot, cardOfDay(snapshot, day - 1));
  return {
    day: toDate(day),
    secondsLeft: SECONDS_A_DAY - Math.floor((now / 1000) % SECONDS_A_DAY),
    yesterday: { day: toDate(day - 1), ...getSolution(before) },
  };
}

/**
 * The state of a game. Future days are secret; those of the last week can be finished.
 * @throws AppError out-of-range for another day.
 */
export function playSpellify(context: ViewContext, turn: SpellifyTurn, now: number): SpellifyState {
  const { snapshot } = context;
  const index = getCard(snapshot, turn.puzzle, now);
  const card = cardAt(snapshot, index);
  const { signs, wrong, solved } = spell(card.name, turn.letters);
  const lost = !solved && (turn.gaveUp || wrong.length >= SPELLIFY.mostWrongLetters);
  return {
    puzzle: turn.puzzle,
    signs: lost ? [...card.name] : signs,
    wrong,
    state: solved ? 'solved' : lost ? 'lost' : 'open',
    score: spellifyScore(wrong.length, turn.hints, lost),
    hints: getHints(context, index, card, turn.hints),
    solution: solved || lost ? getSolution(card) : null,
  };
}

function getHints(
  context: ViewContext,
  index: number,
  card: Card,
  requested: SpellifyTurn['hints'],
): SpellifyState['hints'] {
  const view = plainCardView(context, index, null);
  if (!view) return {};
  const hints: SpellifyState['hints'] = {};
  if (requested.includes('colors')) hints.colors = listColors(card.colorIdentity);
  if (requested.includes('year')) hints.year = card.released.slice(0, 4);
  if (requested.includes('cost')) hints.cost = view.face.manaCost || 'none';
  if (requested.includes('type')) hints.type = view.face.type;
  if (requested.includes('face')) {
    const text = view.face.text === null ? null : blotted(view.face.text, card.name);
    hints.face = {
      ...view.face,
      text,
      colors: view.colorIdentity,
      primaryType: view.primaryType,
    };
  }
  return hints;
}

/** Masks the card's name, and the short form for legends, in the text. */
function blotted(text: string, name: string): string {
  const short = name.split(/,| of | the /)[0] ?? name;
  return text.replaceAll(name, 'This card').replaceAll(short, 'this card');
}

function getCard(snapshot: LoadedSnapshot, puzzle: string, now: number): number {
  const practice = /^practice-(\d+)$/.exec(puzzle)?.[1];
  if (practice !== undefined) {
    const pool = getPool(snapshot);
    return pool.bySlug.get(spellifyPractice(pool.slugs, Number(practice))) ?? 0;
  }
  const day = toDay(puzzle);
  const today = dayAt(now);
  if (day === null || day > today || day < today - 7)
    throw new AppError('out-of-range', 'You can play today’s game and those of the past seven days.');
  return cardOfDay(snapshot, day);
}

function cardOfDay(snapshot: LoadedSnapshot, day: number): number {
  const pool = getPool(snapshot);
  const at = pool.span === null ? -1 : day - pool.span.first;
  if (pool.span?.cards[at] === undefined) pool.span = spellifySpan(pool.slugs, day);
  return pool.bySlug.get(pool.span.cards[day - pool.span.first] ?? '') ?? 0;
}

/** @throws AppError unavailable if the snapshot has no suitable card. */
function getPool(snapshot: LoadedSnapshot): Pool {
  const known = pools.get(snapshot);
  if (known) return known;
  const bySlug = new Map<string, number>();
  for (const [index, card] of snapshot.cards.entries()) {
    if (bySlug.size === MAX_CARDS) break;
    if (isFit(card)) bySlug.set(card.slug, index);
  }
  if (bySlug.size === 0) throw new AppError('unavailable', 'There are no cards to play with yet.');
  const pool: Pool = { slugs: [...bySlug.keys()], bySlug, span: null };
  pools.set(snapshot, pool);
  return pool;
}

function isFit(card: Card): boolean {
  const letters = [...card.name].filter((sign) => toLetterKey(sign) !== null).length;
  const fits = letters >= MIN_LENGTH && letters <= ALPHABET_SIZE && card.faces.length === 1;
  return fits && card.legality === 'legal' && !isBasic(card);
}

function cardAt(snapshot: LoadedSnapshot, index: number): Card {
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`The snapshot has no card ${index}.`);
  return card;
}

function getSolution(card: Card): { name: string; url: string } {
  return { name: card.name, url: cardUrl(card) };
}

/** Days since 1970, UTC. */
function dayAt(now: number): number {
  return Math.floor(now / 1000 / SECONDS_A_DAY);
}
