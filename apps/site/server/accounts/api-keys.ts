import type { Accounts } from '@deckwright/accounts';
import { AppError } from '@deckwright/domain';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import type { Visitor } from '../api/visitor.ts';
import { tooMany } from '../limits/take-call.ts';
import type { UserLimit } from '../limits/user-limits.ts';

type Deps = {
  /** Null on a site without accounts, where no key is valid. */
  accounts: Pick<Accounts, 'identifyApiKey'> | null;
  visitor: Pick<Visitor, 'key'>;
  /** Of calls with a wrong key, by network. */
  wrong: UserLimit;
};

const WRONG =
  'This API key is not valid here: it may be mistyped, revoked, or of another site. Make one on your account page, or leave out the header Authorization to call without a key.';
const AWAY =
  'API keys cannot be checked at the moment. Please try again soon, or leave out the header Authorization to call without a key.';

/**
 * Notes whose API key a call names as Bearer. One that is not valid is refused, so that a program never runs with other
 * limits than its author believes. Other schemes are of something before the site, such as a password of its proxy.
 * @throws AppError unavailable while keys cannot be checked
 */
export function readApiKey({ accounts, visitor, wrong }: Deps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const text = /^Bearer(?: (.*))?$/i.exec(c.req.header('authorization') ?? '');
    if (text === null) return next();
    let owner: string | undefined;
    try {
      owner = (await accounts?.identifyApiKey(text[1]?.trim() ?? ''))?.uid;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
      throw new AppError('unavailable', AWAY, { cause: error });
    }
    if (owner !== undefined) {
      c.set('keyOwner', owner);
      c.set('account', owner);
      return next();
    }
    const seconds = wrong.take(visitor.key(c));
    if (seconds !== null) return tooMany(c, seconds);
    c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
    return problem(c, 401, { error: { code: 'unauthenticated', message: WRONG } });
  };
}
