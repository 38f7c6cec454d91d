import type { Patrons } from '@deckwright/accounts';
import { PatronMessageTaken } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { bodyLimit } from 'hono/body-limit';
import { readMemberEvent } from '../accounts/patron-event.ts';
import { isSigned } from '../accounts/patron-signature.ts';
import type { UserDeps } from '../accounts/user-call.ts';
import type { Api } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import { takeCall } from '../limits/take-call.ts';
import { defineUserRoute } from './user-route.ts';

const PATH = '/api/patrons/webhook';
/** The service's own messages are a few kilobytes. */
const MAX_BODY_BYTES = 200_000;

type Deps = Pick<UserDeps, 'limits' | 'visitor'> & {
  patrons: Patrons;
  secret: string;
  now?: () => Date;
};

/** Where the patron service reports about its members. */
export function patronRoutes(
  api: Api,
  { patrons, secret, limits, visitor, now = () => new Date() }: Deps,
): void {
  api.use(
    PATH,
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => {
        const message = `The body is larger than ${MAX_BODY_BYTES / 1000} kB.`;
        return problem(c, 413, { error: { code: 'resource-exhausted', message } });
      },
    }),
  );
  defineUserRoute(api)(
    {
      method: 'post',
      path: PATH,
      summary: 'Accepts a signed message from the patron service about one of its members',
      answer: PatronMessageTaken,
      problems: { 400: 'The body is not a message about a member.', 403: 'The signature is wrong.' },
    },
    async (c) => {
      const body = new Uint8Array(await c.req.arrayBuffer());
      if (!isSigned(body, c.req.header('x-patreon-signature'), secret)) {
        takeCall(limits.open, visitor.key(c));
        throw new AppError('permission-denied', 'The signature is wrong.');
      }
      const event = readMemberEvent(body, c.req.header('x-patreon-event') ?? '', now());
      const applied = event !== null && (await patrons.take(event));
      return c.json({ applied } satisfies PatronMessageTaken);
    },
  );
}
