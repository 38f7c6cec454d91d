import { randomInt } from 'node:crypto';
import type { Api } from '../http/api.ts';

/**
 * Sends to a random commander: one that leads decks, or, where there are none, a card that may lead them. `draw` gives a
 * whole number from 0 to below its argument.
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
