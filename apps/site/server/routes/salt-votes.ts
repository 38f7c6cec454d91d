import type { SaltVoting } from '@deckwright/accounts';
import { cardAt } from '@deckwright/answers';
import {
  SaltDevice,
  SaltMoved,
  SaltVote,
  SaltVoteRequest,
  SaltVotes,
  SaltWithdrawn,
} from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { namesSession, requireSession, takeGuess, type UserDeps } from '../accounts/user-call.ts';
import type { Api, ApiContext } from '../api/api.ts';
import { DEVICE_HEADER } from '../api/cross-origin.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import { takeCall } from '../limits/take-call.ts';
import { defineUserRoute } from './user-route.ts';

const TAGS = ['Salt vote'];
const CARD = z.object({ card: z.string().meta({ description: 'Slug of the card' }) });
const NO_DEVICES = 'This site takes votes from accounts only.';
const NOBODY = `There is neither a session nor a signed device (header ${DEVICE_HEADER}).`;

/** The caller's votes: those of the session's account, otherwise of the device. */
export function saltVoteRoutes(api: Api, deps: UserDeps, salt: SaltVoting, takesDevices: boolean): void {
  const { limits, visitor } = deps;
  const route = defineUserRoute(api, TAGS);

  const findVoter = async (c: ApiContext) => {
    takeCall(limits.saltAddress, visitor.key(c));
    if (namesSession(c, deps)) return { uid: (await requireSession(c, deps)).uid };
    return { device: readDevice(c) };
  };
  const requireDevices = (): void => {
    if (takesDevices) return;
    throw new AppError(
      'permission-denied',
      'This site takes salt votes from accounts only. Sign in to vote.',
    );
  };
  /** Like `findVoter`, for calls that change votes. */
  const findWriter = async (c: ApiContext) => {
    const voter = await findVoter(c);
    takeCall(limits.saltVoter, 'uid' in voter ? voter.uid : voter.device.slice(0, 100));
    return voter;
  };

  route(
    {
      method: 'post',
      path: '/api/salt/device',
      summary: 'Signs an id for a device without an account',
      answer: SaltDevice,
      problems: { 403: NO_DEVICES },
    },
    async (c) => {
      requireDevices();
      await takeGuess(deps, limits.saltDevice, visitor.key(c));
      return c.json({ device: await salt.createDevice() } satisfies SaltDevice);
    },
  );
  route(
    {
      method: 'get',
      path: '/api/salt/votes',
      summary: 'The caller’s own votes, newest first',
      answer: SaltVotes,
      problems: { 401: NOBODY },
    },
    async (c) => {
      const votes = await salt.listOwnVotes({ voter: await findVoter(c) });
      const { cards } = c.var.snapshot;
      const wanted = new Set(votes.map(({ cardKey }) => cardKey));
      const byKey = new Map(cards.filter(({ key }) => wanted.has(key)).map((card) => [card.key, card]));
      return c.json({
        votes: votes.map(({ cardKey, score, votedAt }) => {
          const card = byKey.get(cardKey);
          const { slug, name } = card ?? { slug: cardKey, name: 'A card of an older catalog' };
          return { slug, name, url: card ? `/cards/${slug}` : null, score, votedAt };
        }),
      } satisfies SaltVotes);
    },
  );
  route(
    {
      method: 'put',
      path: '/api/salt/votes/{card}',
      summary: 'Votes on a card, in place of an earlier vote',
      params: CARD,
      body: SaltVoteRequest,
      answer: SaltVote,
      problems: {
        400: 'The score is none of 0, 1, 2, 3 and 4.',
        401: NOBODY,
        403: NO_DEVICES,
        404: 'No card has this slug; the nearest names come with the answer.',
      },
    },
    async (c) => {
      const voter = await findWriter(c);
      if ('device' in voter) requireDevices();
      const { score } = await readJson(c, SaltVoteRequest);
      const { key, slug, name } = findCard(c);
      await salt.vote({ voter, cardKey: key, score, address: visitor.address(c) });
      const votedAt = new Date().toISOString();
      return c.json({ slug, name, url: `/cards/${slug}`, score, votedAt } satisfies SaltVote);
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/salt/votes/{card}',
      summary: 'Withdraws the vote on a card',
      params: CARD,
      answer: SaltWithdrawn,
      problems: { 400: 'The name cannot be read.', 401: NOBODY },
    },
    async (c) => {
      const voter = await findWriter(c);
      const named = c.req.param('card') ?? '';
      const found = c.var.snapshot.resolver.bySlug(named);
      // A card that has left the catalog is known only by its key.
      const cardKey = found ? (c.var.snapshot.cards[found.card]?.key ?? named) : named;
      return c.json({ withdrawn: await salt.withdraw({ voter, cardKey }) } satisfies SaltWithdrawn);
    },
  );
  route(
    {
      method: 'post',
      path: '/api/salt/move',
      summary: 'Moves the device’s votes to the account; the account’s own votes stay',
      answer: SaltMoved,
      problems: { 401: `${NO_SESSION} Both a session and a signed device are required.` },
    },
    async (c) => {
      takeCall(limits.saltAddress, visitor.key(c));
      const { uid } = await requireSession(c, deps);
      takeCall(limits.saltVoter, uid);
      return c.json({
        moved: await salt.moveDeviceVotes({ uid, device: readDevice(c) }),
      } satisfies SaltMoved);
    },
  );
}

function readDevice(c: ApiContext): string {
  const device = c.req.header(DEVICE_HEADER);
  if (device) return device;
  throw new AppError(
    'unauthenticated',
    `Sign in, or ask POST /api/salt/device for a device and send it as ${DEVICE_HEADER}.`,
  );
}

function findCard(c: ApiContext) {
  const { snapshot } = c.var;
  const card = snapshot.cards[cardAt(snapshot, c.req.param('card') ?? '').card];
  if (!card) throw new RangeError('The resolver knows a card that the snapshot lacks.');
  return card;
}
