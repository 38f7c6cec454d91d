import { DECK_LICENCES, REPORT_REASONS } from '@deckwright/domain';
import { z } from 'zod';

const LicenceField = z.enum(DECK_LICENCES);

/** `list` as players paste it, commanders marked. */
export const ShareDeckRequest = z
  .object({
    list: z.string().min(1).max(50_000),
    name: z.string().max(200).nullable().default(null),
    show_player: z.boolean().default(false),
    bracket: z.literal([1, 2, 3, 4, 5]).nullable().default(null),
    licence: LicenceField,
    consent: z.literal(true, 'you must agree that the deck is counted and shown'),
  })
  .meta({ id: 'ShareDeckRequest' });
export type ShareDeckRequest = z.infer<typeof ShareDeckRequest>;

/** What is wrong with a list, and in which of its lines, counted from 1; none where it concerns the whole. */
export const ListFault = z.object({ text: z.string(), lines: z.array(z.number().int()) });
export type ListFault = z.infer<typeof ListFault>;

export const OwnDeck = z
  .object({
    id: z.string(),
    /** Of the deck's page, once a snapshot holds it. */
    url: z.string(),
    name: z.string().nullable(),
    show_player: z.boolean(),
    commanders: z.array(z.string()),
    status: z.enum(['pending', 'accepted', 'rejected', 'withdrawn']),
    /** The running snapshot holds it. */
    counted: z.boolean(),
    /** Why it was refused. */
    reason: z.string().nullable(),
    licence: LicenceField,
    bracket: z.number().int().nullable(),
    shared_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'OwnDeck' });
export type OwnDeck = z.infer<typeof OwnDeck>;

export const OwnDecks = z.object({ decks: z.array(OwnDeck) }).meta({ id: 'OwnDecks' });
export type OwnDecks = z.infer<typeof OwnDecks>;

/** `deck` is null where the list has faults; nothing was kept then. */
export const DeckShared = z
  .object({
    deck: OwnDeck.nullable(),
    outcome: z.enum(['new', 'newer-version', 'already']).nullable(),
    faults: z.array(ListFault),
  })
  .meta({ id: 'DeckShared' });
export type DeckShared = z.infer<typeof DeckShared>;

export const DeckWithdrawn = z.object({ deck: OwnDeck }).meta({ id: 'DeckWithdrawn' });
export type DeckWithdrawn = z.infer<typeof DeckWithdrawn>;

/** What a shared deck's page says of it beyond its list. */
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

/** A shared deck as staff see it, with what the running snapshot finds wrong with it. */
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

/** `updated_at` as the caller saw it: a version that came meanwhile is not reviewed unseen. */
export const ReviewRequest = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('accept'), updated_at: z.string() }),
    z.object({
      action: z.literal('refuse'),
      updated_at: z.string(),
      reason: z.string().trim().min(3).max(300),
    }),
    z.object({ action: z.literal('remove-name'), updated_at: z.string() }),
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
    created_at: z.string(),
    deck: ReviewedDeck,
  })
  .meta({ id: 'DeckReport' });
export type DeckReport = z.infer<typeof DeckReport>;

export const DeckReports = z.object({ reports: z.array(DeckReport) }).meta({ id: 'DeckReports' });
export type DeckReports = z.infer<typeof DeckReports>;

export const ReportClosed = z.object({ closed: z.literal(true) }).meta({ id: 'ReportClosed' });
export type ReportClosed = z.infer<typeof ReportClosed>;
