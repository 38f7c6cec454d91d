import { InfoPage } from '@deckwright/api-client/schemas';
import { infoTexts } from '../content/read-info.ts';
import { infoDocument } from '../documents/info-document.ts';
import { type Api, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';

/** The pages about the site itself. */
export function infoRoutes(api: Api): void {
  for (const text of infoTexts()) {
    const path = `/data/pages/${text.slug}`;
    defineRoute(
      api,
      { method: 'get', path, summary: `The page “${text.title}”`, tags: ['Pages'], answer: InfoPage },
      (c) => respondDocument(c, path, () => infoDocument(c.var.view, text)),
    );
  }
}
