import { randomInt } from 'node:crypto';
import type { Api } from '../http/api.ts';

/** Sends a browser without scripts to a random commander; `draw` gives a whole number from 0 to below its argument. */
export function randomRoutes(api: Api, draw: (below: number) => number = randomInt): void {
  api.get('/random', (c) => {
    const { keys } = c.var.snapshot.commanders;
    const key = keys.length > 0 ? keys[draw(keys.length)] : undefined;
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.redirect(key === undefined ? '/commanders' : `/commanders/${key}`, 302);
  });
}
