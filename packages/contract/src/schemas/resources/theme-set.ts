import { THEME_KINDS } from '@deckwright/domain';
import { z } from 'zod';
import { wireFields } from '../../wire/index.ts';
import { Count, intervalFields, Share } from '../figures.ts';
import { SetType } from '../set-page.ts';

/** A theme or creature type of decks. */
export const ThemeResource = z
  .object({
    object: z.literal('theme').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the theme, which is its slug.' }),
    name: z.string().meta({ description: 'Name of the theme.' }),
    page: z.string().meta({ description: 'Path of its page on the site.' }),
    kind: z.enum(THEME_KINDS).meta({ description: '`theme`, or `kindred` for a creature type.' }),
    num_decks: Count.meta({ description: 'Number of counted decks that have it.' }),
    inclusion_rate: Share.meta({
      description: '`num_decks` ÷ the number of all counted decks, 0…1; 0 without a deck.',
    }),
    ...wireFields(intervalFields),
  })
  .meta({ id: 'ThemeResource' });
export type ThemeResource = z.infer<typeof ThemeResource>;

/** A set of cards. */
export const SetResource = z
  .object({
    object: z.literal('set').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the set: its code, lower case.' }),
    name: z.string().meta({ description: 'Name of the set.' }),
    page: z.string().meta({ description: 'Path of its page on the site.' }),
    type: SetType.exclude(['all']).meta({
      description:
        'Kind of set: `main` for core sets and expansions, `commander`, `reprint`, or `other` for promos and the like.',
    }),
    released: z.string().meta({ description: 'Day of release, YYYY-MM-DD.' }),
    icon_svg_uri: z.string().nullable().meta({ description: 'Address of its symbol. Null without one.' }),
    num_cards: Count.meta({ description: 'Number of different cards printed in it.' }),
    num_new: Count.meta({ description: 'Number of cards first printed in it.' }),
  })
  .meta({ id: 'SetResource' });
export type SetResource = z.infer<typeof SetResource>;
