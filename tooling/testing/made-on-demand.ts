import { inject } from 'vitest';
import type { TestServer } from './integration-setup.ts';

/** Builds the pages of the site if they are missing or older than their sources; takes some seconds. */
export async function ensurePagesBuilt(): Promise<void> {
  await ask('/pages');
}

/** The PostgreSQL server of this run, started on first request unless TEST_DATABASE_URL names one. */
export async function testServer(): Promise<TestServer> {
  return (await ask('/postgres')).json();
}

async function ask(path: string): Promise<Response> {
  const answer = await fetch(`${inject('madeOnDemand')}${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}
