// Makes what several integration tests need, once per run and only when first requested: running one file does not wait
// for anything it does not use. Test files run in separate processes, so they request it over HTTP.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../packages/database/src/index.ts';
import { onServer, toAddress } from '../../packages/database/src/testing/server.ts';
import { startPostgres } from '../lib/postgres.mjs';
import { findNode } from '../lib/run.mjs';
import { ensureSiteBuilt } from '../lib/site-build.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address for requesting what is made on demand. */
    madeOnDemand: string;
  }
}

/** A server, and the name of a database with every migration and no row that nothing connects to. */
export type TestServer = { url: string; template: string };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const closers: (() => Promise<void>)[] = [];
  const makers = new Map<string, () => Promise<unknown>>([
    ['/pages', once(() => ensureSiteBuilt(findNode()))],
    ['/postgres', once(() => openServer(closers))],
  ]);
  const answering = createServer(async (request, response) => {
    try {
      const make = makers.get(request.url ?? '');
      if (!make) throw new RangeError(`Nothing is made at ${request.url}.`);
      response.end(JSON.stringify(await make()));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve));
  project.provide('madeOnDemand', `http://127.0.0.1:${(answering.address() as AddressInfo).port}`);
  return async () => {
    answering.closeAllConnections();
    await new Promise((resolve) => answering.close(resolve));
    for (const close of closers.reverse()) await close();
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

async function openServer(closers: (() => Promise<void>)[]): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? null : await startPostgres();
  if (server) closers.push(() => server.stop());
  const url = given ?? server?.url ?? '';
  // Other runs may use the same server.
  const template = `deckwright_template_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${template}`);
  closers.push(() => onServer(url, `DROP DATABASE ${template}`));
  await (await openDatabase({ dataDir: '', databaseUrl: toAddress(url, template) })).close();
  return { url, template };
}
