import { DataChangedError } from './api-error.js';
const BASE = '/api/v1';
/**
 * All entries of a list from this page on; the next pages are asked for as they are needed.
 * `for await (const card of each(client, cards.list(client))) …`
 */
export async function* each(client, first, { sameData = false, ...call } = {}) {
    let page = await first;
    const { snapshot } = page.source;
    for (;;) {
        yield* page.data;
        const { next } = page;
        if (next === null)
            return;
        if (!next.startsWith(`${BASE}/`))
            throw new TypeError(`The next page is outside the API: ${next}`);
        page = await client.get(next.slice(BASE.length), {}, call);
        if (sameData && page.source.snapshot !== snapshot)
            throw new DataChangedError('The data were renewed between two pages. Begin again.');
        if (page.next === next)
            throw new TypeError(`The list does not go on behind ${next}`);
    }
}
