import { randomInt } from 'node:crypto';
import type { Api } from '../api/api.ts';

/**
 * Redirects to a random commander with decks or, if there are no decks, to a legal one. `draw` returns an integer from
 * 0 to below its argument.
 */
export function randomRoutes(api: Api, draw: (below: number) => number = randomInt): void {
  api.get('/random', (c) => {
    const { commanders, cards } = c.var.snapshot;
    const keys =
      commanders.keys.length > 0
        ? commanders.keys
        : cards.filter(({ lead }) => lead.canLead).map(({ slug }) => slug);
    const key = keys.length > 0 ? keys[draw(keys.length)] : undefined;
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.redirect(key === undefined ? '/commanders' : `/commanders/${key}`, 302);
  });
}
