import { setTimeout as wait } from 'node:timers/promises';
import { milliseconds, table } from '../report.ts';

const POLL_MS = 20;
const PATIENCE_MS = 60_000;

type Pages = {
  /** Requested often before the swap. */
  popular: string;
  /** Never requested before. */
  fresh: string;
  /** Like `fresh`, requested afterwards. */
  next: string;
};

/** The first answers of a snapshot that replaces another, and how the old one answered meanwhile. */
export async function firstAfterSwap(
  address: string,
  pages: Pages,
  publish: () => Promise<void>,
): Promise<string[]> {
  console.log('traffic: another snapshot …');
  for (let visit = 0; visit < 5; visit++) await timed(`${address}${pages.popular}`);
  const before = await servedId(address);
  await publish();
  const published = performance.now();
  while ((await servedId(address)) === before) {
    if (performance.now() - published > PATIENCE_MS) throw new Error('The new snapshot was not served.');
    await wait(POLL_MS);
  }
  const swapped = performance.now() - published;
  const rows: string[][] = [];
  for (const [name, path] of [
    ['the page asked for most', pages.popular],
    ['a page never asked for', pages.fresh],
    ['the next such page', pages.next],
  ] as const)
    rows.push([name, milliseconds(await timed(`${address}${path}`))]);
  return [
    `The first pages asked for after a new snapshot was swapped in, ${milliseconds(swapped)} after it was published.`,
    '',
    ...table(['', 'time'], rows),
  ];
}

async function servedId(address: string): Promise<string | null> {
  const health = (await (await fetch(`${address}/healthz`)).json()) as { snapshot: { id: string } | null };
  return health.snapshot?.id ?? null;
}

async function timed(url: string): Promise<number> {
  const requestedAt = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - requestedAt;
}
