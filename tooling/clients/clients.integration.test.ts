// The clients as somebody else gets them: installed into an empty folder from a running site with the sample, where the
// programs of /developers run as they are printed there, with the site's address in place of https://your.site.
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteProcess, startSiteProcess } from '../../apps/site/server/testing/site-process.ts';
import { madeSample } from '../lib/made-once.mjs';
import { unpackTar } from '../lib/tar.mjs';
import { ensurePagesBuilt } from '../testing/made-on-demand.ts';
import { copyMadeDatabase } from '../testing/test-databases.ts';
import { CLIENT } from './client-files.ts';

const EXAMPLES = join(import.meta.dirname, '../../apps/site/app/features/developers/examples');
/** Nobody answers there: what asks a registry fails. */
const NO_REGISTRY = {
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

/** Without what npm tells the programs that it runs: they would install into this checkout. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/i.test(name)),
);

const work = temporaryFolder();
let site: SiteProcess;
let address = '';
beforeAll(async () => {
  await ensurePagesBuilt();
  const data = join(work.path, 'data');
  cpSync(await madeSample(), data, { recursive: true });
  await copyMadeDatabase(data);
  site = startSiteProcess({ DATA_DIR: data });
  address = await site.ready;
});
afterAll(async () => {
  site?.signal('SIGTERM');
  await site?.exit;
  work.remove();
});

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

type Run = Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>;

/** Runs a program without holding up this process, which may be the server that it asks. */
function run(
  folder: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: folder, env: { ...ENV, ...env } });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** An empty folder with an example of the page, for this site. */
function folderWith(name: string, ...examples: string[]): string {
  const folder = join(work.path, name);
  mkdirSync(folder);
  for (const example of examples)
    writeFileSync(
      join(folder, example),
      readFileSync(join(EXAMPLES, example), 'utf8').replaceAll('https://your.site', address),
    );
  return folder;
}

async function succeed(
  folder: string,
  program: string,
  args: string[],
  env?: Record<string, string>,
): Promise<string> {
  const { status, stdout, stderr } = await run(folder, program, args, env);
  expect(stderr).toBe('');
  expect(status, stderr).toBe(0);
  return stdout;
}

/** What the programs print, from the API itself. */
async function expectedLines(): Promise<string[]> {
  const read = async (path: string, init?: RequestInit) =>
    (await fetch(`${address}/api/v1${path}`, init)).json();
  const card = await read('/cards/sol-ring');
  const list = await read('/commanders/atraxa-praetors-voice/cards?order=synergy&limit=5');
  const body = {
    commanders: ['Atraxa, Praetors’ Voice'],
    cards: ['1 Sol Ring', 'Command Tower'],
    max_price: 5,
  };
  const advice = await read('/recommendations', { method: 'POST', body: JSON.stringify(body) });
  const wrong = await read('/cards/sol-rign');
  type Played = { name: string; synergy: number; num_decks: number };
  type Advised = { name: string; reasons: string[] };
  return [
    `Sol Ring: in ${card.data.num_decks} of ${card.data.potential_decks} decks`,
    card.source.corpus,
    ...list.data.map(
      ({ name, synergy, num_decks }: Played) => `${name}: synergy ${synergy}, ${num_decks} decks`,
    ),
    ...advice.data.add.slice(0, 3).map(({ name, reasons }: Advised) => `Add ${name}: ${reasons.join('; ')}`),
    `404 ${wrong.detail} Sol Ring`,
  ];
}

describe('the JavaScript client', () => {
  it('is installed from the site without a registry, and runs the program of the page', async () => {
    const folder = folderWith('javascript', 'quick-start.mjs', 'install-javascript.sh');
    const installed = await run(folder, 'sh', ['install-javascript.sh'], NO_REGISTRY);
    expect(installed.status, installed.stderr).toBe(0);
    const lines = (await succeed(folder, process.execPath, ['quick-start.mjs'])).trim().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines).toEqual(await expectedLines());
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['@deckwright/client']);
  });

  it('is the package that npm packs, file by file', async () => {
    const folder = folderWith('packed');
    await run(CLIENT, 'npm', ['pack', '--silent', '--pack-destination', folder], NO_REGISTRY);
    const offered = Buffer.from(
      await (await fetch(`${address}/clients/deckwright-client.tgz`)).arrayBuffer(),
    );
    const { version } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));
    const packed = readFileSync(join(folder, `deckwright-client-${version}.tgz`));
    for (const [name, archive] of Object.entries({ offered, packed }))
      unpackTar(gunzipSync(archive), join(folder, name));
    const { stdout, status } = await run(folder, 'diff', ['-r', 'offered', 'packed']);
    expect(stdout).toBe('');
    expect(status).toBe(0);
    const installed = folderWith('from-file');
    await run(
      installed,
      'npm',
      ['install', '--offline', join(folder, `deckwright-client-${version}.tgz`)],
      NO_REGISTRY,
    );
    const program = "import * as all from '@deckwright/client'; console.log(Object.keys(all).join())";
    expect(await succeed(installed, process.execPath, ['--input-type=module', '-e', program])).toContain(
      'commanders',
    );
  });

  it('has types that know parameters, fields and answers', async () => {
    const folder = folderWith('types');
    mkdirSync(join(folder, 'node_modules/@deckwright'), { recursive: true });
    cpSync(CLIENT, join(folder, 'node_modules/@deckwright/client'), { recursive: true });
    writeFileSync(
      join(folder, 'program.mts'),
      `import { cards, commanders, createClient, each, search, type CardResource } from '@deckwright/client';
const client = createClient({ site: 'https://your.site' });
const whole: CardResource = (await cards.get(client, { id: 'x' })).data;
const rate: number = whole.inclusion_rate;
const some = (await cards.get(client, { id: 'x', fields: ['name'] })).data;
const name: string | undefined = some.name;
const id: string = some.id;
// @ts-expect-error A field may be absent where fields are chosen.
const decks: number = some.num_decks;
for await (const entry of each(client, commanders.cards(client, { id: 'x', order: 'lift' }))) {
  const lift: number | null = entry.lift;
}
const batch: (CardResource | null)[] = (await cards.batch(client, { ids: ['x'] })).data;
// @ts-expect-error There is no such order.
commanders.cards(client, { id: 'x', order: 'random' });
// @ts-expect-error The id is needed.
cards.get(client, {});
// @ts-expect-error The query is needed.
search.cards(client);
export { rate, name, id, decks, batch };
`,
    );
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const args = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2023',
    ];
    const told = await run(folder, process.execPath, [tsc, ...args, '--lib', 'es2023,dom', 'program.mts']);
    expect(told.stdout).toBe('');
    expect(told.status).toBe(0);
  });
});

describe('the Python client', () => {
  const isHere = has('python3');
  if (!isHere) console.warn('python3 is not installed: the Python client is not tested.');

  it.runIf(isHere)('is one file from the site, and runs the program of the page', async () => {
    const folder = folderWith('python', 'quick-start.py', 'install-python.sh');
    await succeed(folder, 'sh', ['install-python.sh']);
    const env = { PYTHONIOENCODING: 'utf-8', PYTHONDONTWRITEBYTECODE: '1' };
    const lines = (await succeed(folder, 'python3', ['quick-start.py'], env)).trim().split('\n');
    expect(lines).toEqual(await expectedLines());
  });
});

describe('the calls of the page with curl', () => {
  const isHere = has('curl');
  if (!isHere) console.warn('curl is not installed: its examples are not tested.');

  it.runIf(isHere)('are answered', async () => {
    const folder = folderWith('curl', 'quick-start.sh');
    const answers = (await succeed(folder, 'sh', ['quick-start.sh']))
      .replaceAll('}{', '}\n{')
      .trim()
      .split('\n');
    const [card, played, advice] = answers.map((answer) => JSON.parse(answer));
    expect(card.data).toMatchObject({ name: 'Sol Ring', inclusion_rate: expect.any(Number) });
    expect(played.data).toHaveLength(5);
    expect(advice.data.add.length).toBeGreaterThan(0);
  });
});
