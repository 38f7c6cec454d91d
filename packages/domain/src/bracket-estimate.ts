import { type BracketName, bracketName } from './brackets.ts';
import type { Card } from './card.ts';
import type { Combo } from './combo.ts';

/** What in a deck indicates its bracket; card names as displayed. */
export type BracketEvidence = {
  gameChangers: readonly string[];
  massLandDenial: readonly string[];
  extraTurns: readonly string[];
  twoCardCombos: readonly TwoCardCombo[];
  /** Average mana value of the nonland cards; null if unknown. */
  meanManaValue: number | null;
};

export type TwoCardCombo = { cards: readonly string[]; minBracket: EstimatedBracket };

/** The lowest bracket that a single piece of evidence allows; only several together indicate a 5. */
export type EstimatedBracket = 1 | 2 | 3 | 4;

export type BracketEstimate = { bracket: 2 | 3 | 4 | 5; reasons: string[] };

/**
 * Most tournament decks run at least this many Game Changers at this average mana value or less; few casual decks do.
 */
export const COMPETITIVE = { gameChangers: 5, meanManaValue: 2.6 } as const;
/** Upgraded decks (3) run at most three Game Changers. */
export const GAME_CHANGERS_OF_UPGRADED = 3;
/** With this many, extra turns can be chained, which only Optimized decks and above may do. */
export const EXTRA_TURNS_THAT_CHAIN = 3;
/** Mass land denial belongs in Optimized decks and above. */
export const MASS_LAND_DENIAL_MIN_BRACKET = 4;
/** The reason given for bracket 2 without any evidence. */
export const NO_SIGN = 'no sign of more than bracket 2 in the list';
/** Names shown in one reason. */
const SHOWN = 3;

/** Upstream's tags of a combo: ruthless, spicy, powerful, oddball, core, exhibition. */
const TAG_MIN_BRACKET: ReadonlyMap<string, EstimatedBracket> = new Map([
  ['R', 4],
  ['S', 3],
  ['P', 3],
  ['O', 2],
  ['C', 2],
  ['E', 1],
]);

/** The lowest bracket a combo belongs to by its upstream tag: R 4, S and P 3, O and C 2, E 1; null for any other. */
export function comboBracket(tag: string | null): BracketName | null {
  const minBracket = tag === null ? undefined : TAG_MIN_BRACKET.get(tag);
  return minBracket === undefined ? null : bracketName(minBracket);
}

/**
 * Estimates the bracket of a deck, with the reasons in words, by the published table of brackets (Game Changers, mass
 * land denial, extra turns, two-card infinite combos); 5 if it looks like a tournament deck. Without any evidence the
 * estimate is 2 and says so: a card list cannot distinguish 1 from 2, so only an owner can set 1.
 */
export function estimateBracket(evidence: BracketEvidence): BracketEstimate {
  const found: { minBracket: 2 | 3 | 4; reason: string }[] = [];
  const { gameChangers, massLandDenial, extraTurns, twoCardCombos } = evidence;
  const competitive = competitiveReason(evidence);
  if (gameChangers.length > 0) {
    const minBracket = gameChangerMinBracket(gameChangers.length);
    found.push({
      minBracket,
      reason: `${counted(gameChangers.length, 'Game Changer')}: ${listed(gameChangers)}`,
    });
  }
  if (massLandDenial.length > 0) {
    found.push({
      minBracket: MASS_LAND_DENIAL_MIN_BRACKET,
      reason: `mass land denial: ${listed(massLandDenial)}`,
    });
  }
  if (extraTurns.length > 0) {
    const chains = extraTurns.length >= EXTRA_TURNS_THAT_CHAIN;
    const reason = `${counted(extraTurns.length, 'extra-turn card')}${chains ? ', enough to chain' : ''}`;
    found.push({
      minBracket: extraTurnMinBracket(extraTurns.length),
      reason: `${reason}: ${listed(extraTurns)}`,
    });
  }
  for (const minBracket of [4, 3, 2] as const) {
    const combos = twoCardCombos
      .filter((combo) => combo.minBracket === minBracket)
      .map(({ cards }) => cards.join(' + '));
    if (combos.length === 0) continue;
    found.push({
      minBracket,
      reason: `${counted(combos.length, COMBO_LABELS[minBracket])}: ${listed(combos)}`,
    });
  }
  found.sort((a, b) => b.minBracket - a.minBracket);
  const reasons = found.map(({ reason }) => reason);
  if (competitive !== null) return { bracket: 5, reasons: [competitive, ...reasons] };
  const [strongest] = found;
  return strongest ? { bracket: strongest.minBracket, reasons } : { bracket: 2, reasons: [NO_SIGN] };
}

function competitiveReason({ gameChangers, meanManaValue }: BracketEvidence): string | null {
  if (meanManaValue === null || meanManaValue > COMPETITIVE.meanManaValue) return null;
  if (gameChangers.length < COMPETITIVE.gameChangers) return null;
  const average = `an average mana value of ${meanManaValue.toFixed(2)} without lands`;
  return `built like tournament decks: ${gameChangers.length} Game Changers and ${average}`;
}

/** The average mana value of the distinct nonland cards; null if there are none. */
export function computeMeanManaValue(
  cards: Iterable<Pick<Card, 'manaValue' | 'primaryType'>>,
): number | null {
  let total = 0;
  let count = 0;
  for (const { manaValue, primaryType } of cards) {
    if (primaryType === 'Land') continue;
    total += manaValue;
    count++;
  }
  return count === 0 ? null : total / count;
}

/** The lowest bracket of a deck with this many Game Changers (at least 1). */
export function gameChangerMinBracket(count: number): 3 | 4 {
  return count > GAME_CHANGERS_OF_UPGRADED ? 4 : 3;
}

/** The lowest bracket of a deck with this many extra-turn cards (at least 1). */
export function extraTurnMinBracket(count: number): 2 | 4 {
  return count >= EXTRA_TURNS_THAT_CHAIN ? 4 : 2;
}

const COMBO_LABELS = { 4: 'early two-card combo', 3: 'two-card combo', 2: 'slow two-card combo' } as const;

/**
 * The lowest bracket for a two-card combo: by upstream's tag, or without one by mana value. With land drops alone, the
 * two cannot both be cast before turn 6 if one costs more than 5 or both together cost more than 4 + 5. Null for combos
 * of other sizes, for combos that need more than their cards, and for untagged ones without an infinite or winning
 * result.
 */
export function twoCardMinBracket(
  combo: Pick<Combo, 'cards' | 'requires' | 'produces' | 'bracketTag'>,
  manaValues: readonly number[],
): EstimatedBracket | null {
  if (combo.cards.length !== 2 || combo.requires.length > 0) return null;
  const tagged = combo.bracketTag === null ? undefined : TAG_MIN_BRACKET.get(combo.bracketTag);
  if (tagged !== undefined) return tagged;
  if (!combo.produces.some((result) => /infinite|wins? the game|loses? the game/i.test(result))) return null;
  const [first = 0, second = 0] = manaValues;
  return Math.max(first, second) > 5 || first + second > 9 ? 3 : 4;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? `${shown} and ${names.length - SHOWN} more` : shown;
}
