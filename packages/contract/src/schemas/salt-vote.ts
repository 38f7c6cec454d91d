import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { Count, Place } from './figures.ts';
import { PageHead } from './page.ts';

/** A signed id for a device without an account. */
export const SaltDevice = z.object({ device: z.string() }).meta({ id: 'SaltDevice' });
export type SaltDevice = z.infer<typeof SaltDevice>;

/** 0, fine, to 4, never again. */
export const SaltVoteRequest = z.object({ score: z.number() }).meta({ id: 'SaltVoteRequest' });
export type SaltVoteRequest = z.infer<typeof SaltVoteRequest>;

/**
 * A user's vote on a card. `slug` identifies the card in calls; `url` is null if the card is no longer in the catalog.
 */
export const SaltVote = z
  .object({
    slug: z.string(),
    name: z.string(),
    url: z.string().nullable(),
    score: z.number().int().min(0).max(4),
    votedAt: z.string(),
  })
  .meta({ id: 'SaltVote' });
export type SaltVote = z.infer<typeof SaltVote>;

/** Newest first. */
export const SaltVotes = z.object({ votes: z.array(SaltVote) }).meta({ id: 'SaltVotes' });
export type SaltVotes = z.infer<typeof SaltVotes>;

/** False if there was no vote to remove. */
export const SaltWithdrawn = z.object({ withdrawn: z.boolean() }).meta({ id: 'SaltWithdrawn' });
export type SaltWithdrawn = z.infer<typeof SaltWithdrawn>;

/** Number of votes that moved from the device to the account. */
export const SaltMoved = z.object({ moved: z.number().int() }).meta({ id: 'SaltMoved' });
export type SaltMoved = z.infer<typeof SaltMoved>;

/** Cards to vote on, most decks first, 100 per answer; `more` is the path of the next answer. */
export const SaltVotePage = PageHead.extend({
  /** Slug of the colors that the list is limited to, or null. */
  colors: z.string().nullable(),
  choices: z.array(z.object({ slug: z.string(), label: z.string() })),
  numCards: Count,
  page: Place,
  pages: Count,
  more: z.string().nullable(),
  lists: z.array(CardList),
}).meta({ id: 'SaltVotePage' });
export type SaltVotePage = z.infer<typeof SaltVotePage>;
