import { saltPage } from '@deckwright/answers';
import { SaltPage } from '@deckwright/api-client/schemas';
import { z } from '@hono/zod-openapi';
import { type Api, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { pageOf } from '../http/page-number.ts';

export function saltRoutes(api: Api): void {
  for (const path of ['/data/pages/top/salt', '/data/pages/top/salt.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'Cards by salt score, 100 an answer',
        tags: ['Pages'],
        query: z.object({ page: z.string().optional() }),
        answer: SaltPage,
        problems: { 400: 'The page is no number.' },
      },
      (c) => {
        const page = pageOf(c);
        return respondDocument(c, `/data/pages/top/salt ${page}`, () => saltPage(c.var.view, page));
      },
    );
}
