import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in front of a site: here each card has 117 printings, 50 to a page unless the call says otherwise, the oldest in the middle. */
export async function startWithPrintings(site: string): Promise<{ address: string; close: () => void }> {
  const all = Array.from({ length: 117 }, (_, at) => ({
    set: `s${at}`,
    released: at === 59 ? '1993-08-05' : '2020-01-01',
  }));
  const server = createServer(async ({ url = '' }, answer) => {
    const { pathname, searchParams } = new URL(url, site);
    if (!pathname.endsWith('/printings')) {
      const passed = await fetch(new URL(url, site));
      return answer.writeHead(passed.status, { 'content-type': 'application/json' }).end(await passed.text());
    }
    const [from, limit] = [Number(searchParams.get('after') ?? 0), Number(searchParams.get('limit') ?? 50)];
    const next = from + limit < all.length ? `${pathname}?after=${from + limit}&limit=${limit}` : null;
    const body = { data: all.slice(from, from + limit), next, source: { snapshot: 'x' } };
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
