import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type RunningSite, sampleFolder, startSite } from './run-site.ts';

/** Environment variables of a site, in addition to the common ones. */
export type Settings = Readonly<Record<string, string>>;

const getServicePort = (sitePort: string) => Number(sitePort) + 2;

/**
 * Starts further sites on the sample for tests that need other settings: one for all tests of a run with the same
 * settings, in any worker, since a start takes seconds and a site hundreds of megabytes.
 * @returns stops the sites
 */
export function openSiteService(sitePort: string): () => Promise<void> {
  const sites = new Map<string, Promise<RunningSite>>();
  const start = async (settings: Settings) => startSite({ dataDir: await sampleFolder(), env: settings });
  const server = createServer(async (request, response) => {
    try {
      const requestBody = await text(request);
      const site = sites.get(requestBody) ?? start(Object.fromEntries(JSON.parse(requestBody)));
      sites.set(requestBody, site);
      response.end((await site).address);
    } catch (error) {
      response.writeHead(500).end(`${error}`);
    }
  });
  server.listen(getServicePort(sitePort), '127.0.0.1');
  return async () => {
    server.close();
    for (const site of await Promise.allSettled(sites.values()))
      if (site.status === 'fulfilled') await site.value.close();
  };
}

/** The address of the site with these settings, which is shared: a test uses its own browser context and users. */
export async function siteWith(baseURL: string | undefined, settings: Settings): Promise<string> {
  const { port } = new URL(baseURL ?? '');
  const body = JSON.stringify(Object.entries(settings).sort());
  const answer = await fetch(`http://127.0.0.1:${getServicePort(port)}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`No site with ${body}: ${await answer.text()}`);
  return answer.text();
}
