import { Region } from '@deckwright/api-client/schemas';
import { readRegion } from '@deckwright/domain';
import type { Api } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import type { Visitor } from '../http/visitor.ts';

/**
 * The only thing that depends on a visitor's location. Separate from pages, which are cached and the same for everyone.
 */
export function regionRoutes(api: Api, visitor: Pick<Visitor, 'country'>): void {
  defineRoute(
    api,
    {
      method: 'get',
      path: '/api/region',
      summary: 'The country a visitor’s price sources follow, where a trusted proxy tells it',
      tags: ['Status'],
      answer: Region,
    },
    (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ region: readRegion(visitor.country(c)) } satisfies Region);
    },
  );
}
