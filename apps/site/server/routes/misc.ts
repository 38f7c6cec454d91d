import { Misc } from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import { type Api, respondDocument } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';
import { getMisc, type MiscSettings } from '../pages/misc.ts';

export function miscRoutes(api: Api, settings: MiscSettings): void {
  for (const path of ['/data/static/misc', '/data/static/misc.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'Sets, precons, themes, articles and settings of the site',
        tags: ['Status'],
        answer: wireSchema(Misc),
      },
      (c) => respondDocument(c, '/data/static/misc', () => toWire(getMisc(c.var.snapshot, settings))),
    );
}
