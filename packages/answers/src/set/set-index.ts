import type { SetType } from '@deckwright/contract';
import type { CardSet } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** A card in a set: position in the catalog, rarity, and whether it was first printed there. */
export type SetMember = { card: number; rarity: string; isNew: boolean };

export type KnownSet = {
  set: CardSet;
  type: Exclude<SetType, 'all'>;
  members: SetMember[];
  newCards: number;
};

/** Upstream set types by displayed kind; all others are promos, tokens and so on. */
const TYPES: Readonly<Record<Exclude<SetType, 'all' | 'other'>, readonly string[]>> = {
  main: ['core', 'expansion', 'draft_innovation'],
  commander: ['commander'],
  reprint: [
    'masters',
    'masterpiece',
    'starter',
    'box',
    'duel_deck',
    'from_the_vault',
    'premium_deck',
    'spellbook',
    'arsenal',
    'planechase',
    'archenemy',
  ],
};

export const SET_TYPE_LABELS: Readonly<Record<SetType, string>> = {
  all: 'All except promos',
  main: 'Core and expansions',
  commander: 'Commander',
  reprint: 'Reprints and boxes',
  other: 'Promos and others',
};

const known = new WeakMap<LoadedSnapshot, ReadonlyMap<string, KnownSet>>();

/** The sets of a snapshot by code, newest first, each with its cards; computed at first use. */
export function setIndex(snapshot: LoadedSnapshot): ReadonlyMap<string, KnownSet> {
  const sets = known.get(snapshot) ?? indexOf(snapshot);
  known.set(snapshot, sets);
  return sets;
}

function indexOf({ sets, cards }: LoadedSnapshot): ReadonlyMap<string, KnownSet> {
  const index = new Map(
    sets.map((set): [string, KnownSet] => [
      set.code,
      { set, type: typeOf(set.setType), members: [], newCards: 0 },
    ]),
  );
  cards.forEach((card, position) => {
    const seen = new Set<string>();
    for (const { set: code, rarity, released } of card.printings) {
      const found = index.get(code);
      if (!found || seen.has(code)) continue;
      seen.add(code);
      const isNew = released <= card.released;
      found.members.push({ card: position, rarity, isNew });
      if (isNew) found.newCards += 1;
    }
  });
  return index;
}

function typeOf(word: string): KnownSet['type'] {
  if (TYPES.main.includes(word)) return 'main';
  if (TYPES.commander.includes(word)) return 'commander';
  return TYPES.reprint.includes(word) ? 'reprint' : 'other';
}
