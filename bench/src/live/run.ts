import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@deckwright/database';
import { startPostgres } from '../../../tooling/lib/postgres.mjs';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { runMeasured } from '../files/measured-child.ts';
import { ROOT, startSiteProcess } from '../pages/site-process.ts';
import { megabytes, milliseconds, type Section, table } from '../report.ts';

const USERS = 100;
const EACH = 10;
const MINUTES = 4;
const CHANGE_EVERY_MS = 1_000;
/** Connections that calls leave open for a while. */
const SPARE = 16;

type User = { uid: string; token: string };
type Sample = { when: string; memory: number; descriptors: number; connections: number };

/** 1,000 live subscriptions over HTTP, heartbeats and changes for some minutes: memory, descriptors, connections. */
export async function runLive(): Promise<Section> {
  console.log('live: starting PostgreSQL and the site …');
  await ensureSiteBuilt(process.execPath);
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-live-'));
  const server = await startPostgres();
  try {
    await runMeasured(join(ROOT, 'apps/pipeline/src/main.ts'), ['build', '--sample'], {
      ...process.env,
      DATA_DIR: folder,
    });
    const site = await startSiteProcess(folder, {
      DATABASE_URL: server.url,
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    });
    const database = await openDatabase({ dataDir: folder, databaseUrl: server.url });
    try {
      const count = async () => {
        const rows = await database.orm.execute(
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
        );
        return Number(rowsOf(rows)[0]?.n);
      };
      return { id: 'live', title: 'Live subscriptions', lines: await lines(site, count) };
    } finally {
      await database.close();
      await site.stop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Measured = Awaited<ReturnType<typeof startSiteProcess>>;

async function lines({ address, pid }: Measured, connections: () => Promise<number>): Promise<string[]> {
  const users: User[] = [];
  for (let index = 0; index < USERS; index += 1) users.push(await register(address, index));
  const sample = async (when: string): Promise<Sample> => {
    const state = {
      when,
      memory: memoryOf(pid),
      descriptors: descriptorsOf(pid),
      connections: await connections(),
    };
    console.log(`live: ${when}: ${megabytes(state.memory)}, ${state.descriptors} descriptors`);
    return state;
  };
  const samples = [await sample('none open')];
  const closing = new AbortController();
  const pages = users.flatMap((user, index) =>
    Array.from({ length: EACH }, () => watch(address, user, index, closing.signal)),
  );
  while (pages.some((page) => page.levels.length === 0)) await wait(100);
  samples.push(await sample(`${pages.length.toLocaleString('en')} open`));
  const arrivals: number[] = [];
  let changes = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const until = Date.now() + 60_000;
    while (Date.now() < until) {
      const [index, level] = [changes % USERS, Math.floor(changes / USERS) % 2 === 0 ? 2 : 0];
      const user = users[index];
      if (!user) throw new Error('There is no such user.');
      const begun = performance.now();
      const own = pages.filter((page) => page.index === index);
      await change(address, user, level);
      while (own.some((page) => page.levels.at(-1) !== level)) await wait(2);
      arrivals.push(performance.now() - begun);
      changes += 1;
      await wait(CHANGE_EVERY_MS);
    }
    samples.push(await sample(`after ${minute} min`));
  }
  const beats = Math.min(...pages.map((page) => page.beats));
  closing.abort();
  await Promise.all(pages.map((page) => page.ended));
  const closed = Date.now();
  const [first] = samples;
  while (first && descriptorsOf(pid) > first.descriptors + SPARE && Date.now() - closed < 60_000)
    await wait(100);
  samples.push(await sample(`closed, ${((Date.now() - closed) / 1000).toFixed(1)} s later`));
  arrivals.sort((a, b) => a - b);
  const at = (share: number) => arrivals[Math.min(arrivals.length - 1, Math.floor(arrivals.length * share))];
  return [
    `${pages.length.toLocaleString('en')} subscriptions of ${USERS} users over HTTP at one process on PostgreSQL, ${MINUTES} minutes of signs of life every 15 s and ${changes} changes. What listens runs on the same machine. Memory is the process's resident set.`,
    '',
    ...table(
      ['', 'memory', 'descriptors', 'connections to the database'],
      samples.map(({ when, memory, descriptors, connections: open }) => [
        when,
        megabytes(memory),
        String(descriptors),
        String(open),
      ]),
    ),
    '',
    `From the call that changes a setting to the last of its ten pages: median ${milliseconds(at(0.5))}, 95 % ${milliseconds(at(0.95))}, longest ${milliseconds(arrivals.at(-1))}. Every subscription heard at least ${beats} signs of life, and none broke.`,
  ];
}

function headers(index: number, token?: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-forwarded-for': `198.18.0.${index + 1}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

async function register(address: string, index: number): Promise<User> {
  const consents = { terms: true, privacy: true };
  const body = {
    email: `jo${index}@example.org`,
    password: 'three words in a row',
    username: 'Jo Smith',
    consents,
  };
  const answer = await fetch(`${address}/api/users/register`, {
    method: 'POST',
    headers: headers(index),
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The registration was answered with ${answer.status}.`);
  return (await answer.json()) as User;
}

async function change(address: string, { uid, token }: User, saltLevel: number): Promise<void> {
  const answer = await fetch(`${address}/api/users/${uid}`, {
    method: 'PATCH',
    headers: headers(0, token),
    body: JSON.stringify({ saltLevel }),
  });
  if (!answer.ok) throw new Error(`The change was answered with ${answer.status}.`);
  await answer.arrayBuffer();
}

/** One open page; records the salt levels and heartbeats it receives. */
function watch(address: string, { uid, token }: User, index: number, signal: AbortSignal) {
  const page = { index, levels: [] as number[], beats: 0, ended: Promise.resolve() };
  page.ended = (async () => {
    const answer = await fetch(`${address}/api/users/${uid}/live`, { headers: headers(0, token), signal });
    if (!answer.ok || !answer.body) throw new Error(`A subscription was answered with ${answer.status}.`);
    const text = new TextDecoder();
    try {
      for await (const chunk of answer.body) {
        const part = text.decode(chunk);
        if (part.startsWith(':')) page.beats += 1;
        const level = /"saltLevel":(\d)/.exec(part)?.[1];
        if (level) page.levels.push(Number(level));
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    if (!signal.aborted) throw new Error('A subscription broke.');
  })();
  return page;
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

function rowsOf(result: unknown): { n: unknown }[] {
  return (result as { rows: { n: unknown }[] }).rows;
}
