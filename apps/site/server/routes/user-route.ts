import { z } from '@hono/zod-openapi';
import type { Api, ApiContext } from '../api/api.ts';
import { type Documented, defineRoute, mountRoute } from '../api/define-route.ts';
import { isOwnCall } from '../http/own-calls.ts';
import { TooManyCalls, tooMany } from '../limits/take-call.ts';

/** The uid in a path. */
export const USER_ID = z.string().meta({ description: 'Id of the account, as signing in answers it' });

type UserRoute = Omit<Documented, 'tags'> & {
  /** Another address from before, which is answered and not described. */
  earlier?: string;
};
type UserHandler = (c: ApiContext) => Promise<Response>;

const PROBLEMS = {
  429: 'Too many calls from this address or for this account.',
  503: 'Accounts cannot be reached at the moment.',
};

/** Of every call that starts a session. */
export const COOKIE_NOTE =
  'A page of this site sends `Session-In: cookie`: the token then goes into a cookie that no script reads, and `token` is null.';

/** Of every call that takes the password of a signed-in user. */
export const NEEDS_CODE = 'Or two-step sign-in is on, and `code` is wrong or missing.';

/** Like `defineRoute`, for answers that must not be cached and calls with limits. */
export function defineUserRoute(
  api: Api,
  tags: readonly string[] = ['Users'],
): (route: UserRoute, handler: UserHandler) => void {
  return (route, handler) => {
    const answer = async (c: ApiContext): Promise<Response> => {
      c.header('Cache-Control', 'no-store');
      try {
        return await handler(c);
      } catch (error) {
        if (error instanceof TooManyCalls) return tooMany(c, error.reached);
        throw error;
      }
    };
    const { earlier, ...described } = route;
    const problems = { ...route.problems, ...getProblems(route) };
    defineRoute(api, { ...described, tags, problems }, answer);
    if (earlier) mountRoute(api, { method: route.method, path: earlier }, answer);
  };
}

function getProblems({ path, body }: UserRoute): Readonly<Record<number, string>> {
  if (body === undefined || !isOwnCall(path)) return PROBLEMS;
  return { ...PROBLEMS, 415: 'The body is not sent as application/json.' };
}
