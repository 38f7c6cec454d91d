import { findByPath } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, redirectTo } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';
import { listColumnsText, listsCsv } from '../printers/list-csv.ts';

const BASE = '/api/v1/csv';
const HEADERS = {
  'content-type': 'text/csv; charset=utf-8',
  'cache-control': 'public, no-cache',
  'x-robots-tag': 'noindex',
};

const WITHOUT_LISTS =
  'This page has no card lists. Commanders, cards, top lists, tags, sets and average decks have.';

/** The card lists of a page for spreadsheets, below `/api/v1/csv` + its path, with the page's own query. */
export function listCsvRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'get',
      path: `${BASE}/{page}`,
      mounted: `${BASE}/:page{.+}`,
      summary: 'Card lists of a page as CSV',
      description: [
        'A line for each card of each list. `page` is the path of any page with card lists, slashes and all, followed by its query. Example, in the data of the sample: `/api/v1/csv/commanders/atraxa-praetors-voice`',
        listColumnsText(),
      ].join('\n\n'),
      operationId: 'page.csv',
      tags: ['Version 1'],
      params: z.object({
        page: z.string().meta({ description: 'Path of a page', example: 'commanders/atraxa-praetors-voice' }),
      }),
      answer: z.string(),
      answerType: 'text/csv',
      problems: { 400: 'The query cannot be read.', 404: 'No such page, or one without card lists.' },
    },
    async (c) => {
      const { pathname, searchParams } = new URL(c.req.url);
      const path = pathname.slice(BASE.length);
      const { view, snapshot, documents, inTurn } = c.var;
      const found = await findByPath(view, path, searchParams);
      if (found === null) throw new AppError('not-found', `No page has the path ${path.slice(0, 80)}.`);
      const { movedTo, make } = found;
      if (movedTo !== undefined || !make) return redirectTo(c, `${BASE}${movedTo}`);
      const answer = async (nobody?: AbortSignal): Promise<Response> => {
        const csv = listsCsv(await inTurn(async () => make(), nobody));
        if (csv === null) throw new AppError('not-found', WITHOUT_LISTS);
        return new Response(csv, { headers: { ...HEADERS, 'content-disposition': asFile(path) } });
      };
      if (found.key === null) return answer();
      return documents.respond(`${snapshot.manifest.id} ${BASE}${found.key}`, c.req.raw, answer);
    },
  );
}

/** `/commanders/atraxa-praetors-voice` is saved as `commanders-atraxa-praetors-voice.csv`. */
function asFile(path: string): string {
  return `attachment; filename="${path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '')}.csv"`;
}
