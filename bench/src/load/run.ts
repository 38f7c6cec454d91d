import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '../generate/random.ts';
import { milliseconds, table, times } from '../report.ts';
import { readMemoryMb, type SiteProcess } from '../site/site-process.ts';
import { sized } from '../size.ts';
import { type Answered, type Ask, askAgain, askSteadily, type Client, openClient } from './client.ts';
import { costlyMix, dailyMix, type Positions } from './mix.ts';
import { watchStarvation } from './starvation.ts';
import { type Summary, toSummary } from './summary.ts';

const STEPS = sized([2, 4, 8, 16, 32, 64], [2]);
const WARM_UP_MS = sized(8_000, 500);
const STEP_MS = sized(5_000, 300);
const BEYOND_MS = sized(15_000, 500);
const ATTACK_MS = sized(15_000, 500);
/** Number of visitors during an attack, and their total requests per second. */
const OTHERS = 40;
const OTHERS_PER_SECOND = 12;
/** Number of new visitors during the attack, and their total requests per second. */
const NEW_VISITORS = 20;
const NEW_PER_SECOND = 3;
const ATTACKERS = 64;
const SOCKETS = 512;
const CALM_MS = sized(10_000, 0);
const ALONE = sized(30, 2);

export type Bounds = { holds: boolean; sentence: string }[];

/** Lines of the report, and the limits that must hold. */
export async function measureLoad(
  site: SiteProcess,
  positions: Positions,
  soakMinutes: number,
): Promise<{ lines: string[]; bounds: Bounds }> {
  const client = openClient(site.address, SOCKETS);
  const random = new Random(20_261_125);
  const next = dailyMix(random, positions);
  const visit = (visitor: number) => ({ ask: next(), from: visitorAddress(visitor) });
  console.log('load: warming up …');
  await askAgain(client, 4, WARM_UP_MS, visit);
  const before = { memory: readMemoryMb(site.pid), alone: await alone(client, positions, 1) };

  const ramp: { visitors: number; of: Summary }[] = [];
  for (const visitors of STEPS) {
    console.log(`load: ${visitors} visitors …`);
    ramp.push({ visitors, of: toSummary(await askAgain(client, visitors, STEP_MS, visit), STEP_MS) });
  }
  const fastest = ramp.reduce((best, step) => (step.of.perSecond > best.of.perSecond ? step : best));
  const requestsPerSecond = Math.ceil(2 * fastest.of.perSecond);
  console.log(`load: ${requestsPerSecond} requests a second …`);
  const starved = new Map<string, string>();
  const beyondWatch = watchStarvation(site.pid);
  const beyond = toSummary(await askSteadily(client, requestsPerSecond, BEYOND_MS, visit), BEYOND_MS);
  starved.set(`${requestsPerSecond} requests a second`, beyondWatch());
  await wait(CALM_MS);

  const others = (turn: number) => ({ ask: next(), from: visitorAddress(turn % OTHERS) });
  console.log('load: others alone …');
  const calm = toSummary(await askSteadily(client, OTHERS_PER_SECOND, ATTACK_MS, others), ATTACK_MS);
  const attacks: { name: string; others: Summary; newClients: Summary; attacker: Summary }[] = [];
  for (const [at, [name, from]] of Object.entries(ATTACK_ADDRESSES).entries()) {
    console.log(`load: ${name} …`);
    const watch = watchStarvation(site.pid);
    const newClients = (turn: number) => ({ ask: next(), from: `172.16.${at}.${turn % NEW_VISITORS}` });
    attacks.push({
      name,
      ...(await attack(client, site, { next: costlyMix(random, positions), from, others, newClients })),
    });
    starved.set(name, watch());
    await wait(CALM_MS);
  }
  const soak = await soakFor(client, site, {
    minutes: soakMinutes,
    perSecond: fastest.of.perSecond / 2,
    visit,
  });
  await wait(CALM_MS);
  const after = { memory: readMemoryMb(site.pid), alone: await alone(client, positions, 2) };
  client.close();

  const shares = (of: Summary) => [percent(of.answered), percent(of.refused), percent(of.failed)];
  const rate = (of: Summary) => [of.perSecond.toFixed(0), milliseconds(of.p50), milliseconds(of.p99)];
  const lines = [
    'Mixed traffic of the sample snapshot over loopback: of 100 requests 40 for cached pages, 12 for pages that are not cached, 14 for data, 12 for suggestions, 8 for searches, 7 for recommendations, 7 for accounts. Each visitor has an address; the program that asks runs on the same machine. Turned away: 429 or 503 with `Retry-After`.',
    '',
    ...table(
      [
        'visitors who never pause',
        'answers per second',
        'median',
        '99 %',
        'answered',
        'turned away',
        'failed',
      ],
      ramp.map(({ visitors, of }) => [`${visitors}`, ...rate(of), ...shares(of)]),
    ),
    '',
    `Beyond: ${requestsPerSecond} requests a second, twice the most that was answered, for ${BEYOND_MS / 1000} s, whether or not those before were answered. Answered: ${times(beyond.perSecond / fastest.of.perSecond)} of the most; the answered waited ${milliseconds(beyond.p50)} in the median, those turned away ${milliseconds(beyond.refusedP50)}, 99 % of them at most ${milliseconds(beyond.refusedP99)}.`,
    '',
    ...table(
      ['', 'answers per second', 'median', '99 %', 'answered', 'turned away', 'failed'],
      [[`${requestsPerSecond} a second`, ...rate(beyond), ...shares(beyond)]],
    ),
    '',
    `${OTHERS} visitors with ${OTHERS_PER_SECOND} requests a second between them, beside ${ATTACKERS} connections that ask for the most costly without a pause, ${ATTACK_MS / 1000} s each. New visitors: ${NEW_VISITORS} more, with ${NEW_PER_SECOND} requests a second, who come for the first time while the attack goes on.`,
    '',
    ...table(
      [
        'attack',
        'others answered',
        'others turned away',
        'new visitors answered',
        'others’ median',
        '99 %',
        'to alone',
        'attacker answered',
        'turned away',
      ],
      [
        [
          'none',
          percent(calm.answered),
          percent(calm.refused),
          '–',
          milliseconds(calm.p50),
          milliseconds(calm.p99),
          '–',
          '–',
          '–',
        ],
        ...attacks.map(({ name, others: of, newClients, attacker }) => [
          name,
          percent(of.answered),
          percent(of.refused),
          percent(newClients.answered),
          milliseconds(of.p50),
          milliseconds(of.p99),
          times(of.p50 / calm.p50),
          percent(attacker.answered),
          percent(attacker.refused),
        ]),
      ],
    ),
    '',
    ...[beyond, calm, ...attacks.flatMap(({ others, newClients }) => [others, newClients])].flatMap(
      ({ failures }) => failures.map((failure) => `- Failed: ${failure}`),
    ),
    ...[...starved].map(([name, sentence]) => `- ${name}: ${sentence}.`),
    '',
    ...soak.lines,
    `Afterwards, against before: memory ${after.memory} MB against ${before.memory} MB (${times(after.memory / before.memory)}); a cached page alone ${times(after.alone.cached / before.alone.cached)}, one that is not cached ${times(after.alone.fresh / before.alone.fresh)} of the time: ${milliseconds(after.alone.cached)} against ${milliseconds(before.alone.cached)}, ${milliseconds(after.alone.fresh)} against ${milliseconds(before.alone.fresh)}.`,
  ];
  return {
    lines,
    bounds: [
      { holds: beyond.failed === 0, sentence: 'beyond saturation nobody goes without an answer' },
      {
        holds: beyond.perSecond > 0.7 * fastest.of.perSecond,
        sentence: 'beyond saturation the throughput holds',
      },
      ...attacks.map(({ name, others: of }) => ({
        holds: of.answered > 0.95 && of.failed === 0,
        sentence: `the others are answered beside ${name}`,
      })),
      { holds: after.memory < 1.5 * before.memory + 200, sentence: 'memory comes back' },
      ...soak.bounds,
    ],
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const visitorAddress = (visitor: number): string => `10.${visitor % 200}.${(visitor >> 3) % 200}.7`;

/** Addresses of an attack's requests by index. */
const ATTACK_ADDRESSES: Record<string, (turn: number) => string> = {
  'one address': () => '203.0.113.66',
  'one /56': (turn) => `2001:db8:5:${(turn % 256).toString(16)}::1`,
  '1,000 addresses': (turn) => `100.64.${Math.floor((turn % 1000) / 250)}.${turn % 250}`,
};

type Attack = {
  next: () => Ask;
  from: (turn: number) => string;
  others: (turn: number) => { ask: Ask; from: string };
  newClients: (turn: number) => { ask: Ask; from: string };
};

async function attack(client: Client, { address }: SiteProcess, { next, from, others, newClients }: Attack) {
  // With separate connections: measures the site, not the queue of the client program.
  const own = openClient(address, ATTACKERS);
  let turn = 0;
  const [attackers, visitors, fresh] = await Promise.all([
    askAgain(own, ATTACKERS, ATTACK_MS, () => ({ ask: next(), from: from(turn++) })),
    askSteadily(client, OTHERS_PER_SECOND, ATTACK_MS, others),
    askSteadily(client, NEW_PER_SECOND, ATTACK_MS, newClients),
  ]);
  own.close();
  return {
    others: toSummary(visitors, ATTACK_MS),
    newClients: toSummary(fresh, ATTACK_MS),
    attacker: toSummary(attackers, ATTACK_MS),
  };
}

/** Medians of pages requested one after the other, in ms. */
async function alone(client: Client, { commanders }: Positions, round: number) {
  const cached: Answered[] = [];
  const fresh: Answered[] = [];
  for (let turn = 0; turn < ALONE; turn++) {
    const path = commanders[turn % 10] ?? '/';
    cached.push(await client.send({ kind: 'page', path }, '10.250.0.1'));
    const other = `${path}?f=d:lt=${3_000_000 + round * 1000 + turn}`;
    fresh.push(await client.send({ kind: 'page, not cached', path: other }, `10.251.0.${turn}`));
  }
  return { cached: toSummary(cached, 1).p50, fresh: toSummary(fresh, 1).p50 };
}

type Soak = { minutes: number; perSecond: number; visit: (turn: number) => { ask: Ask; from: string } };

/** Half of the site's capacity, minute after minute. */
async function soakFor(client: Client, { pid }: SiteProcess, { minutes, perSecond, visit }: Soak) {
  if (minutes === 0) return { lines: [], bounds: [] };
  const rows: { memory: number; of: Summary }[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    console.log(`load: soak, minute ${minute} of ${minutes} …`);
    const watch = watchStarvation(pid);
    const of = toSummary(await askSteadily(client, perSecond, 60_000, visit), 60_000);
    rows.push({ memory: readMemoryMb(pid), of });
    if (of.failed > 0) console.log(`load: soak, minute ${minute}: ${watch()}`);
    for (const failure of of.failures) console.log(`load: soak, minute ${minute}: ${failure}`);
  }
  const half = Math.max(1, Math.floor(rows.length / 2));
  const mean = (part: typeof rows) => part.reduce((sum, { memory }) => sum + memory, 0) / part.length;
  const growth = mean(rows.slice(-half)) / mean(rows.slice(0, half));
  const requested = rows.reduce((sum, { of }) => sum + of.requested, 0);
  const failed = rows.reduce((sum, { of }) => sum + of.failed * of.requested, 0);
  const p99 = rows.map(({ of }) => of.p99).sort((a, b) => a - b);
  return {
    lines: [
      `${minutes} minutes at half of the most, ${perSecond.toFixed(0)} requests a second: ${requested.toLocaleString('en')} requests, ${Math.round(failed)} without an answer. Memory by minute: ${rows.map(({ memory }) => memory).join(', ')} MB, the later half ${times(growth)} of the earlier; 99 % of answers within ${milliseconds(p99[Math.floor(p99.length / 2)])} (the median of the minutes).`,
      '',
    ],
    bounds: [
      { holds: failed === 0, sentence: 'nobody goes without an answer in the soak' },
      { holds: growth < 1.25, sentence: 'memory stays in the soak' },
    ],
  };
}
