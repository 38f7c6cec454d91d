import type { Review, Sharing } from '@deckwright/accounts';
import {
  DeckReports,
  DeckReviewed,
  ReportClosed,
  ReviewRequest,
  WaitingDecks,
} from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { requireStaff } from '../accounts/staff-call.ts';
import type { UserDeps } from '../accounts/user-call.ts';
import type { Api } from '../api/api.ts';
import { NO_SESSION, readWireJson } from '../api/define-route.ts';
import { reviewedDeckJson } from './shared-deck-json.ts';
import { readDeckId } from './shared-decks.ts';
import { defineUserRoute } from './user-route.ts';

const DECK = z.object({ id: z.string().meta({ description: 'Id of the shared deck' }) });
const REPORT = z.object({ id: z.string().meta({ description: 'Id of the report' }) });
const REFUSED = {
  400: 'The call is wrong, or the caller has no two-step sign-in.',
  401: NO_SESSION,
  403: 'The caller does not have the role.',
};
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What staff can do with shared decks and reports about them. */
export function staffDeckRoutes(api: Api, deps: UserDeps, sharing: Sharing): void {
  const route = defineUserRoute(api);

  route(
    {
      method: 'get',
      path: '/api/staff/decks',
      summary: 'Shared decks waiting for review, longest wait first; for staff',
      answer: wireSchema(WaitingDecks),
      problems: REFUSED,
    },
    async (c) => {
      await requireStaff(c, deps);
      const waiting = await sharing.listPending({});
      const decks = await Promise.all(waiting.map((deck) => reviewedDeckJson(c.var.snapshot, deck)));
      return c.json(toWire({ decks } satisfies WaitingDecks));
    },
  );
  route(
    {
      method: 'post',
      path: '/api/staff/decks/{id}',
      summary: 'Accepts or refuses a shared deck, or takes its name away; for staff',
      params: DECK,
      body: wireSchema(ReviewRequest),
      answer: wireSchema(DeckReviewed),
      problems: {
        ...REFUSED,
        400: 'The body cannot be read, the deck has changed meanwhile, or the caller has no two-step sign-in.',
        404: 'There is no such deck.',
      },
    },
    async (c) => {
      const { uid } = await requireStaff(c, deps);
      const request = await readWireJson(c, ReviewRequest);
      const deck = await sharing.review({
        id: readDeckId(c),
        staffId: uid,
        updatedAt: request.updatedAt,
        review: toReview(request),
      });
      return c.json(toWire({ deck: await reviewedDeckJson(c.var.snapshot, deck) } satisfies DeckReviewed));
    },
  );
  route(
    {
      method: 'get',
      path: '/api/staff/reports',
      summary: 'Unanswered reports about shared decks, oldest first; for staff',
      answer: wireSchema(DeckReports),
      problems: REFUSED,
    },
    async (c) => {
      await requireStaff(c, deps);
      const open = await sharing.listReports({});
      const reports = await Promise.all(
        open.map(async ({ id, reason, note, createdAt, deck }) => ({
          id,
          reason,
          note,
          reportedAt: createdAt,
          deck: await reviewedDeckJson(c.var.snapshot, deck),
        })),
      );
      return c.json(toWire({ reports } satisfies DeckReports));
    },
  );
  route(
    {
      method: 'post',
      path: '/api/staff/reports/{id}/dismiss',
      summary: 'Closes a report and leaves its deck as it is; for staff',
      params: REPORT,
      answer: ReportClosed,
      problems: { 404: 'The report has been answered already.', ...REFUSED },
    },
    async (c) => {
      const { uid } = await requireStaff(c, deps);
      const id = readDeckId(c);
      if (!UUID.test(id)) throw new AppError('not-found', 'There is no such report.');
      await sharing.dismiss({ id, staffId: uid });
      return c.json({ closed: true } satisfies ReportClosed);
    },
  );
}

function toReview(request: ReviewRequest): Review {
  return request.action === 'refuse'
    ? { action: 'refuse', reason: request.reason }
    : { action: request.action };
}
