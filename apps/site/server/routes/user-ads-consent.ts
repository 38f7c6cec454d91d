import { AdsConsent, AdsConsentChange } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import { requireOwn, type UserDeps } from '../accounts/user-call.ts';
import type { Api } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import { defineUserRoute, USER_ID } from './user-route.ts';

const PATH = '/api/users/{uid}/ads-consent';
const UID = z.object({ uid: USER_ID });
const OWN = { 401: NO_SESSION, 403: 'The user is not the signed-in user.' };

/** Whether a user allows ad providers to be told the email address, on all devices. */
export function userAdsConsentRoutes(api: Api, deps: UserDeps): void {
  const { accounts } = deps;
  const route = defineUserRoute(api);
  route(
    {
      method: 'get',
      path: PATH,
      summary: 'Whether ad providers may be told the email address; null where that was never answered',
      params: UID,
      answer: AdsConsent,
      problems: OWN,
    },
    async (c) => c.json((await accounts.readAdsConsent(await requireOwn(c, deps))) satisfies AdsConsent),
  );
  route(
    {
      method: 'put',
      path: PATH,
      summary: 'Answers whether ad providers may be told the email address, in place of the earlier answer',
      params: UID,
      body: AdsConsentChange,
      answer: AdsConsent,
      problems: { 400: 'The body cannot be read.', ...OWN },
    },
    async (c) => {
      const session = await requireOwn(c, deps);
      const change = await readJson(c, AdsConsentChange);
      return c.json((await accounts.writeAdsConsent(session, change)) satisfies AdsConsent);
    },
  );
}
