import {
  MailSent,
  NewsletterBegun,
  NewsletterEnded,
  NewsletterRequest,
  NewsletterToken,
} from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import type { NewsletterService } from '../accounts/newsletter-service.ts';
import type { Api, ApiContext } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';
import type { Visitor } from '../api/visitor.ts';

const TAGS = ['Newsletter'];
const AWAY = 'The accounts cannot be reached at the moment.';

/**
 * The newsletter without an account: subscribing, and the two links in its emails. No answer reveals whether an address
 * is known.
 */
export function newsletterRoutes(
  api: Api,
  newsletter: NewsletterService,
  visitor: Pick<Visitor, 'key'>,
): void {
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/newsletter',
      summary: 'Emails an address to confirm a newsletter subscription',
      tags: TAGS,
      body: NewsletterRequest,
      answer: MailSent,
      problems: {
        400: 'The body cannot be read, or the address is not valid.',
        429: 'Too many requests from this address of the network.',
        503: AWAY,
      },
    },
    async (c) => {
      await newsletter.ask((await readJson(c, NewsletterRequest)).email, visitor.key(c));
      return answer(c, { sent: true } satisfies MailSent);
    },
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/newsletter/confirm',
      summary: 'Confirms the newsletter subscription of the address the token was sent to',
      tags: TAGS,
      body: NewsletterToken,
      answer: NewsletterBegun,
      problems: {
        400: 'The body cannot be read.',
        404: 'The token is no longer valid.',
        503: AWAY,
      },
    },
    async (c) => {
      await newsletter.confirm((await readJson(c, NewsletterToken)).token);
      return answer(c, { subscribed: true } satisfies NewsletterBegun);
    },
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/newsletter/unsubscribe',
      summary: 'Unsubscribes the address the token was sent to',
      tags: TAGS,
      query: NewsletterToken.partial(),
      body: NewsletterToken,
      answer: NewsletterEnded,
      problems: { 400: 'There is no token.', 503: AWAY },
    },
    async (c) => {
      await newsletter.end(await leaveToken(c));
      return answer(c, { unsubscribed: true } satisfies NewsletterEnded);
    },
  );
}

/** Email programs send a form to the address in the email's header (RFC 8058); others send JSON. */
async function leaveToken(c: ApiContext): Promise<string> {
  const token = c.req.query('token');
  if (token === undefined) return (await readJson(c, NewsletterToken)).token;
  const form = await c.req.parseBody().catch(() => ({}));
  if (!('List-Unsubscribe' in form) || form['List-Unsubscribe'] !== 'One-Click')
    throw new AppError('invalid-argument', 'The form must be List-Unsubscribe=One-Click.');
  return token;
}

function answer(c: ApiContext, body: object): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(body);
}
