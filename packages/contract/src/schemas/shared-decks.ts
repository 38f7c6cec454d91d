import { BRACKET_NUMBERS, DECK_LICENCES, REPORT_REASONS } from '@deckwright/domain';
import { z } from 'zod';

const LicenceField = z.enum(DECK_LICENCES);

// What the description is made with knows literals of one value alone.
const BracketField = z.literal(BRACKET_NUMBERS).meta({ type: 'integer', enum: [...BRACKET_NUMBERS] });

/** `list` is a pasted list with commanders marked. */
export const ShareDeckRequest = z
  .object({
    list: z.string().min(1).max(50_000),
    name: z.string().max(200).nullable().default(null),
    showPlayer: z.boolean().default(false),
    bracket: BracketField.nullable().default(null),
    licence: LicenceField,
    consent: z.literal(true, 'must be true: agree that the deck is counted and shown'),
  })
  .meta({ id: 'ShareDeckRequest' });
export type ShareDeckRequest = z.infer<typeof ShareDeckRequest>;

/** A problem of a list, and its line numbers, from 1; empty if it concerns the whole list. */
export const ListProblem = z.object({ text: z.string(), lines: z.array(z.number().int()) });
export type ListProblem = z.infer<typeof ListProblem>;

export const OwnDeck = z
  .object({
    id: z.string(),
    /** Address of the deck's page, once a snapshot contains it. */
    url: z.string(),
    name: z.string().nullable(),
    showPlayer: z.boolean(),
    commanders: z.array(z.string()),
    status: z.enum(['pending', 'accepted', 'rejected', 'withdrawn']),
    /** Whether the current snapshot contains it. */
    counted: z.boolean(),
    /** Why it was refused. */
    reason: z.string().nullable(),
    licence: LicenceField,
    bracket: z.number().int().nullable(),
    sharedAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'OwnDeck' });
export type OwnDeck = z.infer<typeof OwnDeck>;

export const OwnDecks = z.object({ decks: z.array(OwnDeck) }).meta({ id: 'OwnDecks' });
export type OwnDecks = z.infer<typeof OwnDecks>;

/** `deck` is null if the list has problems, in which case nothing was saved. */
export const DeckShared = z
  .object({
    deck: OwnDeck.nullable(),
    outcome: z.enum(['new', 'newer-version', 'already']).nullable(),
    faults: z.array(ListProblem),
  })
  .meta({ id: 'DeckShared' });
export type DeckShared = z.infer<typeof DeckShared>;

export const DeckWithdrawn = z.object({ deck: OwnDeck }).meta({ id: 'DeckWithdrawn' });
export type DeckWithdrawn = z.infer<typeof DeckWithdrawn>;

/** What a shared deck's page shows in addition to its list. */
export const ShownDeck = z
  .object({ id: z.string(), name: z.string().nullable(), player: z.string().nullable() })
  .meta({ id: 'ShownDeck' });
export type ShownDeck = z.infer<typeof ShownDeck>;

const ReasonField = z.enum(REPORT_REASONS);

export const ReportRequest = z
  .object({ reason: ReasonField, note: z.string().trim().max(500).default('') })
  .meta({ id: 'ReportRequest' });
export type ReportRequest = z.infer<typeof ReportRequest>;

export const Reported = z.object({ reported: z.literal(true) }).meta({ id: 'Reported' });
export type Reported = z.infer<typeof Reported>;

/** A shared deck for staff, with its problems according to the current snapshot. */
export const ReviewedDeck = OwnDeck.extend({
  list: z.array(z.string()),
  faults: z.array(z.string()),
  player: z.object({
    name: z.string(),
    days: z.number().int(),
    accepted: z.number().int(),
    refused: z.number().int(),
  }),
  others: z.object({ account: z.number().int(), network: z.number().int() }),
}).meta({ id: 'ReviewedDeck' });
export type ReviewedDeck = z.infer<typeof ReviewedDeck>;

export const WaitingDecks = z.object({ decks: z.array(ReviewedDeck) }).meta({ id: 'WaitingDecks' });
export type WaitingDecks = z.infer<typeof WaitingDecks>;

/** `updatedAt` of the version that was reviewed, so that a newer version is not approved unseen. */
export const ReviewRequest = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('accept'), updatedAt: z.string() }),
    z.object({
      action: z.literal('refuse'),
      updatedAt: z.string(),
      reason: z.string().trim().min(3).max(300),
    }),
    z.object({ action: z.literal('remove-name'), updatedAt: z.string() }),
  ])
  .meta({ id: 'ReviewRequest' });
export type ReviewRequest = z.infer<typeof ReviewRequest>;

export const DeckReviewed = z.object({ deck: ReviewedDeck }).meta({ id: 'DeckReviewed' });
export type DeckReviewed = z.infer<typeof DeckReviewed>;

export const DeckReport = z
  .object({
    id: z.string(),
    reason: ReasonField,
    note: z.string(),
    reportedAt: z.string(),
    deck: ReviewedDeck,
  })
  .meta({ id: 'DeckReport' });
export type DeckReport = z.infer<typeof DeckReport>;

export const DeckReports = z.object({ reports: z.array(DeckReport) }).meta({ id: 'DeckReports' });
export type DeckReports = z.infer<typeof DeckReports>;

export const ReportClosed = z.object({ closed: z.literal(true) }).meta({ id: 'ReportClosed' });
export type ReportClosed = z.infer<typeof ReportClosed>;
