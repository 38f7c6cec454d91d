import { cardAt, findNamedPage, type LoadedSnapshot, UnknownNameError } from '@deckwright/answers';
import { AppError, slugify } from '@deckwright/domain';
import type { Api, ApiContext } from '../api/api.ts';

export const CARD_LINKS = '/route';

/**
 * `/route/?cc=NAME`: the link to a card that card databases give with each of their cards. Leads to the page of the
 * commander or card with this name. For an unknown name, `answerPage` renders the page that suggests others; programs
 * get the suggestions as JSON.
 */
export function cardLinkRoutes(
  api: Api,
  answerPage?: (request: Request, c: ApiContext) => Promise<Response>,
): void {
  api.get(CARD_LINKS, (c) => {
    const name = c.req.query('cc')?.trim() ?? '';
    if (name === '') throw new AppError('invalid-argument', 'Give the name of a card: /route/?cc=Sol+Ring');
    const { snapshot } = c.var;
    const page = findNamedPage(snapshot, name);
    c.header('Cache-Control', 'public, no-cache');
    c.header('X-Robots-Tag', 'noindex');
    if (page !== null) return c.redirect(page, 302);
    const slug = slugify(name) || 'unknown';
    if (answerPage && c.req.header('accept')?.includes('text/html'))
      return answerPage(new Request(new URL(`/cards/${slug}`, c.req.url), c.req.raw), c);
    throw new UnknownNameError(
      `No card is called "${name.slice(0, 100)}".`,
      nearCards(snapshot, slugify(name)),
    );
  });
}

/** Cards with addresses like this one, which no card has. */
function nearCards(snapshot: LoadedSnapshot, slug: string): UnknownNameError['nearest'] {
  if (slug === '') return [];
  try {
    cardAt(snapshot, slug);
  } catch (error) {
    if (error instanceof UnknownNameError) return error.nearest;
    throw error;
  }
  return [];
}
