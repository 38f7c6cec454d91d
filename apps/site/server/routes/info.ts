import { infoPage, infoTexts } from '@deckwright/answers';
import { InfoPage } from '@deckwright/api-client/schemas';
import { type Api, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';

/** The pages about the site itself. */
export function infoRoutes(api: Api): void {
  for (const text of infoTexts()) {
    const path = `/data/pages/${text.slug}`;
    defineRoute(
      api,
      { method: 'get', path, summary: `The page “${text.title}”`, tags: ['Pages'], answer: InfoPage },
      (c) => respondDocument(c, path, () => infoPage(c.var.view, text)),
    );
  }
}
