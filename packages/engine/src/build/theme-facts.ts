import { LAND_TYPE } from '../format.ts';
import type { EngineCard } from './types.ts';

const CREATURE_TYPE = 0;

/** Bits of `flags`. */
export const THEME_FLAGS = { spell: 1, creature: 2, everyType: 4 } as const;

/** Numbers of the theme table by card: those of card c are [start[c], start[c + 1]) of `numbers`. */
export type NumbersByCard = { start: Uint32Array; numbers: Uint16Array };

/** What the cards say about themes, in columns, since every card of every deck is looked up. Nothing for basic lands. */
export type ThemeFacts = {
  flags: Uint8Array;
  themes: NumbersByCard;
  /** Creature types that the card is, none for one of every type. */
  is: NumbersByCard;
  /** Creature types that it names and is not. */
  onlyNames: NumbersByCard;
};

export function themeFacts(cards: readonly EngineCard[]): ThemeFacts {
  const flags = Uint8Array.from(cards, ({ basic, type, themes }) => {
    if (basic) return 0;
    return (
      (type === LAND_TYPE ? 0 : THEME_FLAGS.spell) |
      (type === CREATURE_TYPE ? THEME_FLAGS.creature : 0) |
      (themes?.everyType ? THEME_FLAGS.everyType : 0)
    );
  });
  const known = cards.map(({ basic, themes }) => (basic ? undefined : themes));
  return {
    flags,
    themes: byCard(known.map((facts) => facts?.themes)),
    is: byCard(known.map((facts) => (facts?.everyType ? [] : facts?.is))),
    onlyNames: byCard(
      known.map((facts) => (facts?.everyType ? [] : facts?.names.filter((type) => !facts.is.includes(type)))),
    ),
  };
}

function byCard(lists: readonly (readonly number[] | undefined)[]): NumbersByCard {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, card) => {
    start[card + 1] = (start[card] ?? 0) + (list?.length ?? 0);
  });
  return { start, numbers: Uint16Array.from(lists.flatMap((list) => list ?? [])) };
}
