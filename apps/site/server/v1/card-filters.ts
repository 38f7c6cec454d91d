import type { CardChoice } from '@deckwright/answers';
import { CARD_ROLES, CARD_TYPES } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { colorsKey, readColors } from './colors.ts';

export const UNKNOWN_THEME = 'No theme has this id; the nearest names come with the answer.';

/** The name of a card in a path. */
export const CARD_ID = {
  description: 'Id of the card (its oracle id), or its slug',
  example: 'sol-ring',
};

/** Query keys of lists of cards. */
export const CARD_FILTERS = {
  colors: colorsKey('Color identity that the card fits into'),
  type: z.enum(CARD_TYPES).optional().meta({
    description: 'Card type that lists group the card under. All where absent.',
    example: 'Creature',
  }),
  role: z.enum(CARD_ROLES).optional().meta({ description: 'What the card does in decks. All where absent.' }),
  theme: z.string().max(100).optional().meta({
    description: 'Id of a theme that the card counts for, as `/themes` lists it. All where absent.',
  }),
};

export const MIN_DECKS = z.coerce.number().int().min(0).default(0).meta({
  description: 'Entries in at least so many decks only; 0 where absent.',
  example: 1,
});

type Filters = { [Key in keyof typeof CARD_FILTERS]?: z.output<(typeof CARD_FILTERS)[Key]> };

/** @throws AppError invalid-argument for colors that have no name */
export function readCardFilters({ colors, ...rest }: Filters): CardChoice {
  return { identity: readColors(colors), ...rest };
}

/** The choice as part of the key of a list. */
export function keyOfChoice({ identity, type, role, theme }: CardChoice): string {
  return [identity, type, role, theme].map((value) => value ?? '').join(',');
}
