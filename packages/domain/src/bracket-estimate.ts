import { type BracketName, bracketName } from './brackets.ts';
import type { Combo } from './combo.ts';

/** What in a deck speaks for a bracket; card names as they are to be shown. */
export type BracketEvidence = {
  gameChangers: readonly string[];
  massLandDenial: readonly string[];
  extraTurns: readonly string[];
  twoCardCombos: readonly TwoCardCombo[];
};

export type TwoCardCombo = { cards: readonly string[]; floor: EstimatedBracket };

/** A tool can tell the lowest bracket that a list fits, never that it is meant for bracket 5. */
export type EstimatedBracket = 1 | 2 | 3 | 4;

export type BracketEstimate = { bracket: EstimatedBracket; reasons: string[] };

/** Upgraded decks (3) hold at most three Game Changers. */
export const GAME_CHANGERS_OF_UPGRADED = 3;
/** From this many on, extra-turn cards can follow each other ("chaining", not before Optimized). */
export const EXTRA_TURNS_THAT_CHAIN = 3;
/** Mass land denial belongs in Optimized decks and above. */
export const MASS_LAND_DENIAL_FLOOR: EstimatedBracket = 4;
/** Names shown in one reason. */
const SHOWN = 3;

/** Upstream's tags of a combo: ruthless, spicy, powerful, oddball, core, exhibition. */
const TAG_FLOOR: ReadonlyMap<string, EstimatedBracket> = new Map([
  ['R', 4],
  ['S', 3],
  ['P', 3],
  ['O', 2],
  ['C', 2],
  ['E', 1],
]);

/** The lowest bracket a combo belongs to by its upstream tag: R 4, S and P 3, O and C 2, E 1; null for any other. */
export function comboBracket(tag: string | null): BracketName | null {
  const floor = tag === null ? undefined : TAG_FLOOR.get(tag);
  return floor === undefined ? null : bracketName(floor);
}

/**
 * The floor of a deck's bracket with its reasons in words, by the published table of brackets (Game Changers, mass
 * land denial, extra turns, two-card infinite combos). Without any such sign the floor is 1, with no reason.
 */
export function estimateBracket(evidence: BracketEvidence): BracketEstimate {
  const found: { floor: EstimatedBracket; reason: string }[] = [];
  const { gameChangers, massLandDenial, extraTurns, twoCardCombos } = evidence;
  if (gameChangers.length > 0) {
    const floor = gameChangerFloor(gameChangers.length);
    found.push({ floor, reason: `${counted(gameChangers.length, 'Game Changer')}: ${listed(gameChangers)}` });
  }
  if (massLandDenial.length > 0) {
    found.push({ floor: MASS_LAND_DENIAL_FLOOR, reason: `mass land denial: ${listed(massLandDenial)}` });
  }
  if (extraTurns.length > 0) {
    const chains = extraTurns.length >= EXTRA_TURNS_THAT_CHAIN;
    const reason = `${counted(extraTurns.length, 'extra-turn card')}${chains ? ', enough to chain' : ''}`;
    found.push({ floor: extraTurnFloor(extraTurns.length), reason: `${reason}: ${listed(extraTurns)}` });
  }
  for (const floor of [4, 3, 2] as const) {
    const combos = twoCardCombos
      .filter((combo) => combo.floor === floor)
      .map(({ cards }) => cards.join(' + '));
    if (combos.length === 0) continue;
    found.push({ floor, reason: `${counted(combos.length, COMBO_WORDS[floor])}: ${listed(combos)}` });
  }
  found.sort((a, b) => b.floor - a.floor);
  return { bracket: found[0]?.floor ?? 1, reasons: found.map(({ reason }) => reason) };
}

/** The lowest bracket of a deck with so many Game Changers, from 1 on. */
export function gameChangerFloor(count: number): EstimatedBracket {
  return count > GAME_CHANGERS_OF_UPGRADED ? 4 : 3;
}

/** The lowest bracket of a deck with so many cards that give extra turns, from 1 on. */
export function extraTurnFloor(count: number): EstimatedBracket {
  return count >= EXTRA_TURNS_THAT_CHAIN ? 4 : 2;
}

const COMBO_WORDS = { 4: 'early two-card combo', 3: 'two-card combo', 2: 'slow two-card combo' } as const;

/**
 * The bracket from which on a two-card combo belongs: by upstream's tag; without one by mana values: on land drops
 * alone the two cannot both be cast before turn 6 when one costs more than 5 or both together more than 4 + 5.
 * Null for combos of other sizes, for those that need more than their cards, and for untagged ones without an
 * infinite or winning result.
 */
export function twoCardFloor(
  combo: Pick<Combo, 'cards' | 'requires' | 'produces' | 'bracketTag'>,
  manaValues: readonly number[],
): EstimatedBracket | null {
  if (combo.cards.length !== 2 || combo.requires.length > 0) return null;
  const tagged = combo.bracketTag === null ? undefined : TAG_FLOOR.get(combo.bracketTag);
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
