import { checkName, type Sharing } from '@deckwright/accounts';
import { checkSharedList } from '@deckwright/answers';
import {
  DeckShared,
  DeckWithdrawn,
  OwnDecks,
  Reported,
  ReportRequest,
  ShareDeckRequest,
  ShownDeck,
} from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import { z } from '@hono/zod-openapi';
import { namesSession, requireSession, type UserDeps } from '../accounts/user-call.ts';
import type { Api, ApiContext } from '../api/api.ts';
import { NO_SESSION, readJson, readWireJson } from '../api/define-route.ts';
import { takeCall } from '../limits/take-call.ts';
import { ownDeckJson } from './shared-deck-json.ts';
import { defineUserRoute } from './user-route.ts';

const ID = z.object({ id: z.string().meta({ description: 'Id of the shared deck' }) });
const BODY = 'The body cannot be read, or breaks a rule that the message names.';
const UNKNOWN = 'No shared deck has this id, or it has been withdrawn.';

/** Decks that players share for the statistics. */
export function sharedDeckRoutes(api: Api, deps: UserDeps, sharing: Sharing): void {
  const { limits, visitor } = deps;
  const route = defineUserRoute(api);

  route(
    {
      method: 'get',
      path: '/api/shared-decks',
      summary: 'The decks that the signed-in user shares or has shared, the newest first',
      answer: wireSchema(OwnDecks),
      problems: { 401: NO_SESSION },
    },
    async (c) => {
      const { uid } = await requireSession(c, deps);
      const decks = await sharing.listOwn({ userId: uid });
      const own = decks.map((deck) => ownDeckJson(c.var.snapshot, deck));
      return c.json(toWire({ decks: own } satisfies OwnDecks));
    },
  );
  route(
    {
      method: 'post',
      path: '/api/shared-decks',
      summary:
        'Shares a deck with the statistics; a list with problems is rejected with an explanation and not stored',
      body: wireSchema(ShareDeckRequest),
      answer: wireSchema(DeckShared),
      problems: { 400: BODY, 401: NO_SESSION, 413: 'More decks than one account may share.' },
    },
    async (c) => {
      const { uid } = await requireSession(c, deps);
      const request = await readWireJson(c, ShareDeckRequest);
      takeCall(limits.shareAddress, visitor.key(c));
      takeCall(limits.shareAccount, uid);
      const name = request.name?.trim() ? checkName(request.name, 'deck') : null;
      const { deck, faults } = await checkSharedList(c.var.snapshot, request.list);
      if (faults.length > 0) return c.json({ deck: null, outcome: null, faults } satisfies DeckShared);
      const shared = await sharing.share({
        userId: uid,
        address: readClientAddress(c),
        deck,
        name,
        showPlayer: request.showPlayer,
        bracket: request.bracket,
        licence: request.licence,
      });
      const { outcome } = shared;
      const answer: DeckShared = { deck: ownDeckJson(c.var.snapshot, shared.deck), outcome, faults: [] };
      return c.json(toWire(answer));
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/shared-decks/{id}',
      summary:
        'Withdraws a deck of the signed-in user: its list is deleted, and the next snapshot leaves it out',
      params: ID,
      answer: wireSchema(DeckWithdrawn),
      problems: { 400: 'The id cannot be read.', 401: NO_SESSION, 404: 'The user has shared no such deck.' },
    },
    async (c) => {
      const { uid } = await requireSession(c, deps);
      const deck = await sharing.withdraw({ userId: uid, id: readDeckId(c) });
      return c.json(toWire({ deck: ownDeckJson(c.var.snapshot, deck) } satisfies DeckWithdrawn));
    },
  );
  route(
    {
      method: 'get',
      path: '/api/shared-decks/{id}',
      summary: 'The name of a shared deck and of its player, where they are shown',
      params: ID,
      answer: ShownDeck,
      problems: { 400: 'The id cannot be read.', 404: UNKNOWN },
    },
    async (c) => {
      takeCall(limits.open, visitor.key(c));
      return c.json((await sharing.getPublic({ id: readDeckId(c) })) satisfies ShownDeck);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/shared-decks/{id}/report',
      summary: 'Tells staff that something is wrong with a shared deck',
      params: ID,
      body: ReportRequest,
      answer: Reported,
      problems: {
        400: BODY,
        401: 'The session that the call names has ended; without one it is taken as well.',
        404: UNKNOWN,
        413: 'This network has too many open reports.',
      },
    },
    async (c) => {
      const { reason, note } = await readJson(c, ReportRequest);
      takeCall(limits.report, visitor.key(c));
      const userId = namesSession(c, deps) ? (await requireSession(c, deps)).uid : undefined;
      await sharing.report({ id: readDeckId(c), reason, note, address: readClientAddress(c), userId });
      return c.json({ reported: true } satisfies Reported);
    },
  );

  function readClientAddress(c: ApiContext): string {
    return visitor.address(c);
  }
}

export function readDeckId(c: ApiContext): string {
  return (c.req.param('id') ?? '').slice(0, 100);
}
