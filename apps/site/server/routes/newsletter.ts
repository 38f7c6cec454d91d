import type { Newsletter } from '@deckwright/accounts';
import {
  MailSent,
  NewsletterBegun,
  NewsletterEnded,
  NewsletterRequest,
  NewsletterToken,
} from '@deckwright/api-client/schemas';
import { AppError, isEmailAddress } from '@deckwright/domain';
import type { Api, ApiContext } from '../http/api.ts';
import { defineRoute, readJson } from '../http/define-route.ts';
import { problem } from '../http/problem.ts';
import { RateLimit } from '../http/rate-limit.ts';
import type { Visitor } from '../http/visitor.ts';

const TAGS = ['Newsletter'];
const WINDOW_MS = 600_000;
const AWAY = 'The accounts cannot be reached at the moment.';

/**
 * The newsletter by mail alone: asking for it, and the two links in its mails. No answer tells whether an address is
 * known.
 */
export function newsletterRoutes(
  api: Api,
  newsletter: Newsletter,
  visitor: Pick<Visitor, 'key'>,
  limit = new RateLimit({ windowMs: WINDOW_MS, mostEach: 10, mostTogether: 1000 }),
): void {
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/newsletter',
      summary: 'Asks an address by mail whether it wants the newsletter',
      tags: TAGS,
      body: NewsletterRequest,
      answer: MailSent,
      problems: {
        400: 'The body cannot be read, or the address is none.',
        429: 'Too many requests from this address of the network.',
        503: AWAY,
      },
    },
    async (c) => {
      const email = (await readJson(c, NewsletterRequest)).email.trim();
      if (!isEmailAddress(email))
        throw new AppError(
          'invalid-argument',
          'This is no e-mail address: it should look like jo@example.org.',
        );
      if (!limit.take(visitor.key(c)).allowed) {
        c.header('Retry-After', '600');
        const message = 'Too many requests for the newsletter. Wait ten minutes, then try again.';
        return problem(c, 429, { error: { code: 'resource-exhausted', message } });
      }
      await newsletter.ask({ email });
      return answer(c, { sent: true } satisfies MailSent);
    },
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/newsletter/confirm',
      summary: 'Begins the newsletter of the address that the token was mailed to',
      tags: TAGS,
      body: NewsletterToken,
      answer: NewsletterBegun,
      problems: {
        400: 'The body cannot be read.',
        404: 'The token is not valid any more.',
        503: AWAY,
      },
    },
    async (c) => {
      await newsletter.confirm(await readJson(c, NewsletterToken));
      return answer(c, { subscribed: true } satisfies NewsletterBegun);
    },
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/newsletter/unsubscribe',
      summary: 'Ends the newsletter of the address that the token was mailed to',
      tags: TAGS,
      query: NewsletterToken.partial(),
      body: NewsletterToken,
      answer: NewsletterEnded,
      problems: { 400: 'There is no token.', 503: AWAY },
    },
    async (c) => {
      await newsletter.leaveByToken(await leaveToken(c));
      return answer(c, { unsubscribed: true } satisfies NewsletterEnded);
    },
  );
}

/** Mail programs send a form to the address in the letter's header (RFC 8058); others a body in JSON. */
async function leaveToken(c: ApiContext): Promise<NewsletterToken> {
  const token = c.req.query('token');
  if (token === undefined) return readJson(c, NewsletterToken);
  const form = await c.req.parseBody().catch(() => ({}));
  if (!('List-Unsubscribe' in form) || form['List-Unsubscribe'] !== 'One-Click')
    throw new AppError('invalid-argument', 'The form must be List-Unsubscribe=One-Click.');
  return { token };
}

function answer(c: ApiContext, body: object): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(body);
}
