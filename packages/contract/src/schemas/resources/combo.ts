import { BRACKETS } from '@deckwright/domain';
import { z } from 'zod';
import { wireFields } from '../../wire/index.ts';
import { ColorLetter } from '../card.ts';
import { Count, intervalFields, Place, Share } from '../figures.ts';

/** A combo of Commander Spellbook, with the decks that run it. */
export const ComboResource = z
  .object({
    object: z.literal('combo').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the combo at Commander Spellbook.' }),
    name: z.string().meta({ description: 'Names of its cards, joined by ` + `.' }),
    page: z.string().meta({ description: 'Path of its page on the site.' }),
    cards: z
      .array(
        z.object({
          id: z.string().nullable().meta({ description: 'Id of the card. Null where the catalog lacks it.' }),
          name: z.string().meta({ description: 'Name of the card.' }),
          must_be_commander: z.boolean().meta({ description: 'True where the card must be the commander.' }),
        }),
      )
      .meta({ description: 'Its cards.' }),
    requires: z.array(z.string()).meta({
      description: 'Other pieces in words, such as “a creature with haste”.',
    }),
    results: z.array(z.string()).meta({ description: 'What it does, such as “Infinite mana”.' }),
    prerequisites: z.array(z.string()).meta({ description: 'What must be so before it begins.' }),
    steps: z.array(z.string()).meta({ description: 'How it goes, step by step.' }),
    mana_needed: z.string().meta({ description: 'Mana it needs, symbols in braces; empty without any.' }),
    color_identity: z.array(ColorLetter).meta({
      description: 'Color identity of all its cards, in the order W U B R G.',
    }),
    bracket: z.enum(BRACKETS).nullable().meta({
      description: 'Bracket that Commander Spellbook gives it. Null without one.',
    }),
    num_decks: Count.nullable().meta({
      description: 'Number of counted decks with all of its cards. Null where the catalog lacks one of them.',
    }),
    potential_decks: Count.nullable().meta({
      description:
        'Number of counted decks that could run it: the color identity allows it, and they were saved since its newest card came out. Null as `num_decks`.',
    }),
    inclusion_rate: Share.nullable().meta({
      description: '`num_decks` ÷ `potential_decks`, 0…1. Null where no deck could run it.',
    }),
    ...wireFields(intervalFields),
    rank: Place.nullable().meta({
      description:
        'Rank by number of decks that run it, from 1; equal counts share a rank. Null without a deck.',
    }),
    source_url: z.string().nullable().meta({
      description: 'Its page at Commander Spellbook. Null for a combo of the sample.',
    }),
  })
  .meta({ id: 'ComboResource' });
export type ComboResource = z.infer<typeof ComboResource>;
