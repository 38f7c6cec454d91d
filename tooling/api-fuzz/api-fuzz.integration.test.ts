// Every call in the site's description, with valid and invalid requests.
import { randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteProcess, startSiteProcess } from '../../apps/site/server/testing/site-process.ts';
import { makeUsers, type TestUser } from '../../apps/site/server/testing/user-calls.ts';
import { users as accountRows, openDatabase, profiles } from '../../packages/database/src/index.ts';
import { madeDatabase, madeSample } from '../lib/made-once.mjs';
import { trialSize } from '../testing/trial-size.ts';
import { type Description, listOperations, type Operation } from './described-api.ts';
import { createJudge } from './judge-answer.ts';
import { type ApiRequest, arbitraryRequests, OWN_ID } from './requests.ts';

const REQUESTS = trialSize({ usual: 2000, long: 20_000 });
const SEED = Number(
  process.env.PROPERTY_SEED ?? trialSize({ usual: 20_261_124, long: randomInt(1, 2 ** 31) }),
);
const AT_ONCE = 8;
/** An answer that takes longer counts as hanging. */
const HANG_MS = 30_000;
/** Calls that end what the others need, or access other machines. */
const LEFT_OUT = ['POST /api/real-data'];

let folder: string;
/** Replaces the shop that accepts lists from servers. */
let shop: Server;
let site: SiteProcess;
let address: string;
let users: TestUser[];
let staff: TestUser[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-api-fuzz-'));
  cpSync(await madeSample(), folder, { recursive: true });
  cpSync(await madeDatabase(), folder, { recursive: true });
  const at = { dataDir: folder };
  users = await makeUsers(at, 40);
  staff = await makeUsers(at, 4, 'Ann');
  const database = await openDatabase(at);
  const uids = staff.map(({ uid }) => uid);
  await database.orm.update(accountRows).set({ twoFactorEnabled: true }).where(inArray(accountRows.id, uids));
  await database.orm
    .update(profiles)
    .set({ isStaff: true, isAdmin: true })
    .where(inArray(profiles.userId, uids));
  await database.close();
  shop = createServer((_, answer) => answer.end('{"affiliateDataID":"list-1"}'));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const { port } = shop.address() as AddressInfo;
  site = startSiteProcess({
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    SALT_VOTE: 'on',
    SCG_ADDRESS: `http://127.0.0.1:${port}/`,
  });
  address = await site.ready;
  // Makes 44 accounts, and what is not yet made of sample and pages.
}, 900_000);
afterAll(async () => {
  site.signal('SIGTERM');
  await site.exit;
  shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Interleaves the calls, so that no call is tested only at the end. */
function drawRequests(operations: readonly Operation[], description: Description): ApiRequest[] {
  const each = Math.ceil(REQUESTS / operations.length);
  const drawn = operations.map((operation, index) =>
    fc.sample(arbitraryRequests(operation, description), { numRuns: each, seed: SEED + index }),
  );
  return Array.from({ length: each }, (_, turn) => drawn.flatMap((requests) => requests[turn] ?? [])).flat();
}

/** Each call has its own client address, so that limits do not hide what it does. */
function send({ operation, address: path, body, contentType, caller }: ApiRequest, index: number) {
  const user = (caller === 'staff' ? staff : users)[index % (caller === 'staff' ? staff : users).length];
  const token = { nobody: undefined, stranger: 'x'.repeat(32), user: user?.token, staff: user?.token }[
    caller
  ];
  return fetch(address + path.replace(OWN_ID, user?.uid ?? ''), {
    method: operation.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(HANG_MS),
    headers: {
      'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': contentType }),
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** Memory of the site's process in MB. */
function readMemory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

it('every described call answers any request as described', async () => {
  const description: Description = await (await fetch(`${address}/api/openapi.json`)).json();
  const operations = listOperations(description).filter(
    ({ method, path }) => !LEFT_OUT.includes(`${method} ${path}`),
  );
  expect(operations.length).toBeGreaterThan(120);
  const judge = createJudge(description);
  const requests = drawRequests(operations, description);
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  const memory: number[] = [];
  let slowest = { ms: 0, call: '' };
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index];
      if (!request) return;
      const call = `${request.operation.method} ${request.address.slice(0, 300)} ${request.body?.slice(0, 300) ?? ''}`;
      const begun = performance.now();
      try {
        const answer = await send(request, index);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const problem = await judge(request, answer);
        if (problem !== undefined) problems.push(`${call}\n  ${problem}`);
      } catch (error) {
        problems.push(`${call}\n  ${error}`);
      }
      const ms = performance.now() - begun;
      if (ms > slowest.ms) slowest = { ms, call };
      if (index % Math.ceil(requests.length / 10) === 0) memory.push(readMemory(site.pid));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log(
    [
      `${requests.length} requests to ${operations.length} calls, seed ${SEED}`,
      `answers: ${[...statuses]
        .sort()
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
      `slowest ${Math.round(slowest.ms)} ms (${slowest.call.slice(0, 80)}); memory ${memory.join(', ')} MB`,
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests.length / 10);
  expect(site.stderr().replaceAll(/^A mail was written to .*\n/gm, '')).toBe('');
}, 1_800_000);
