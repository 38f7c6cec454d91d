import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { ComboCount } from './combo-count.ts';
import { Count } from './figures.ts';

/** What a proposed deck rests on: the cards and precons, or also what decks of other commanders play together. */
export const ProposalBasis = z.enum(['cards', 'all-decks']);
export type ProposalBasis = z.infer<typeof ProposalBasis>;

/** A part of a proposed deck; `kind` is that of its list. */
export const ProposalPart = z.object({
  kind: z.enum(['plan', 'ramp', 'draw', 'removal', 'sweeper', 'lands']),
  title: z.string(),
  /** Why these cards. */
  words: z.string(),
  /** Copies. */
  count: Count,
});
export type ProposalPart = z.infer<typeof ProposalPart>;

/** A precon that holds the commander or shares cards with a proposed deck. */
export const ProposalPrecon = z.object({
  name: z.string(),
  slug: z.string(),
  url: z.string(),
  words: z.string(),
});
export type ProposalPrecon = z.infer<typeof ProposalPrecon>;

/** A deck proposed for a commander without decks; not a statistic. */
export const DeckProposal = z
  .object({
    basis: ProposalBasis,
    /** What it is, in words. */
    words: z.string(),
    /** Copies, commanders included. */
    size: Count,
    parts: z.array(ProposalPart),
    /** One list per part; an entry’s label says why the card is in it. */
    lists: z.array(CardList),
    /** Combos in its colors: first those with the commander, then those with most cards of the deck; at most 10. */
    combos: z.array(ComboCount),
    /** Those that hold the commander first, then by shared cards; at most 5. */
    precons: z.array(ProposalPrecon),
  })
  .meta({ id: 'DeckProposal' });
export type DeckProposal = z.infer<typeof DeckProposal>;
