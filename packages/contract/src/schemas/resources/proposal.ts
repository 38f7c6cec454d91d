import { z } from 'zod';
import { Count } from '../figures.ts';
import { ProposalBasis, ProposalPart } from '../proposal.ts';
import { CardReference } from './card.ts';
import { CommanderReference } from './commander.ts';

const ProposedCard = CardReference.extend({
  quantity: Count.min(1).meta({ description: 'Number of copies; one of all but basic lands.' }),
  reason: z.string().meta({ description: 'Why the card is in this part, in words.' }),
}).meta({ id: 'ProposedCard' });

/** A deck proposed for a commander from the cards; not a statistic. */
export const ProposalResource = z
  .object({
    object: z.literal('proposal').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the commander or pair.' }),
    page: z.string().meta({ description: 'Path of the commander’s page on the site.' }),
    commander: CommanderReference,
    basis: ProposalBasis.meta({
      description:
        'What it rests on: `cards` for the cards and precons alone, `all-decks` where decks add what is played together.',
    }),
    words: z.string().meta({ description: 'What it is, in words. Show them with the list.' }),
    size: Count.meta({
      description: 'Number of cards, commanders included: 100, if the catalog has enough.',
    }),
    parts: z
      .array(
        z.object({
          kind: ProposalPart.shape.kind.meta({ description: 'What the cards are for.' }),
          words: z.string().meta({ description: 'How they were chosen, in words.' }),
          count: Count.meta({ description: 'Number of copies.' }),
          cards: z.array(ProposedCard).meta({ description: 'Its cards, each once.' }),
        }),
      )
      .meta({ description: 'The deck without commanders, by what the cards are for.' }),
    combos: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Id of the combo.' }),
          name: z.string().meta({ description: 'Names of its cards, joined by ` + `.' }),
        }),
      )
      .meta({
        description: 'Combos in its colors: with the commander, then with cards of the deck; at most 10.',
      }),
    precons: z
      .array(
        z.object({
          id: z.string().meta({ description: 'Id of the precon, which is its slug.' }),
          name: z.string().meta({ description: 'Name of the precon.' }),
          words: z.string().meta({ description: 'What it shares, in words.' }),
        }),
      )
      .meta({ description: 'Precons with the commander or with many of these cards; at most 5.' }),
  })
  .meta({ id: 'ProposalResource' });
export type ProposalResource = z.infer<typeof ProposalResource>;
