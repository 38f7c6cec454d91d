// The clients as somebody else gets them: installed into an empty folder from a running site with the sample, where the
// programs of /developers run as they are printed there, with the site's address in place of https://your.site.
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuildId } from '../../apps/site/server/testing/de-facto/read-build-id.ts';
import { type SiteProcess, startSiteProcess } from '../../apps/site/server/testing/site-process.ts';
import { madeSample } from '../lib/made-once.mjs';
import { unpackTar } from '../lib/tar.mjs';
import { ensurePagesBuilt } from '../testing/made-on-demand.ts';
import { copyMadeDatabase } from '../testing/test-databases.ts';
import { CLIENT } from './client-files.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { startWithPrintings } from './printings-proxy.ts';

const EXAMPLES = join(import.meta.dirname, '../../apps/site/app/features/developers/examples');
/** Programs of about twenty lines beside the client. */
const PROGRAMS = join(import.meta.dirname, '../../clients/examples');
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

/** An empty folder with examples of the page, for this site or for what stands in front of it. */
function folderWith(name: string, ...examples: string[]): string {
  return examplesFor(address, name, ...examples);
}

function examplesFor(server: string, name: string, ...examples: string[]): string {
  const folder = join(work.path, name);
  mkdirSync(folder);
  for (const example of examples)
    writeFileSync(
      join(folder, example),
      readFileSync(join(EXAMPLES, example), 'utf8').replaceAll('https://your.site', server),
    );
  return folder;
}

function copyProgram(folder: string, program: string, server = address): void {
  const text = readFileSync(join(PROGRAMS, program), 'utf8');
  writeFileSync(join(folder, program), text.replaceAll('https://your.site', server));
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
    order: 'reading',
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
    'Line 7, "Arcane Sygnet": no card has this name; perhaps Arcane Signet',
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
    expect(lines).toHaveLength(12);
    expect(lines).toEqual(await expectedLines());
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['@deckwright/client']);
  });

  it('runs the programs beside it', async () => {
    const folder = folderWith('programs', 'install-javascript.sh');
    copyProgram(folder, 'combos-of-a-list.mjs');
    copyProgram(folder, 'deck-of-the-day.mjs');
    copyProgram(folder, 'collection-by-ids.mjs');
    // Cards of the sample have no numbers elsewhere.
    const rows = ['2,,sol-ring', '1,,arcane-signet', '1,,no-such-card', '1,,sol-ring'];
    writeFileSync(join(folder, 'collection.csv'), ['Quantity,Scryfall ID,Oracle ID', ...rows].join('\r\n'));
    await run(folder, 'sh', ['install-javascript.sh'], NO_REGISTRY);
    const combos = (await succeed(folder, process.execPath, ['combos-of-a-list.mjs'])).trim().split('\n');
    expect(combos[0]).toMatch(/^Combos complete: [1-9]\d*, one card short: \d+$/);
    expect(combos[1]).toBe(
      'Complete: Heliod, Sun-Crowned + Walking Ballista (Infinite damage, Infinite lifegain)',
    );
    expect(combos.at(-1)).toMatch(/^Bracket [2-5], \w+: ./);
    const owned = (await succeed(folder, process.execPath, ['collection-by-ids.mjs'])).trim().split('\n');
    expect(owned[0]).toMatch(/^Rows found: 3 of 4, worth [1-9]\d*\.\d\d USD at TCGplayer$/);
    // Each card once.
    expect(owned.slice(1)).toEqual([
      expect.stringMatching(/^Decks with Sol Ring: \d+$/),
      expect.stringMatching(/^Decks with Arcane Signet: \d+$/),
    ]);
    const drawn = (await succeed(folder, process.execPath, ['deck-of-the-day.mjs'])).trim().split('\n');
    expect(drawn[0]).toMatch(/^Commander: .+, \d\d+ decks$/);
    expect(drawn[1]).toMatch(/^Card: Sol Ring, 1 printing, the first in lea of \d{4}-\d\d-\d\d$/);
    expect(drawn[2]).toMatch(/^Card types: Artifact, /);
    expect(drawn[3]).toMatch(/^Cards found: [1-9]\d*\. .*(?:usd<1|mv<=2) c:g role:ramp\.$/);
    // Over several pages, in whatever order.
    const reprinted = await startWithPrintings(address);
    copyProgram(folder, 'deck-of-the-day.mjs', reprinted.address);
    const many = await succeed(folder, process.execPath, ['deck-of-the-day.mjs']).finally(reprinted.close);
    expect(many.split('\n')[1]).toBe('Card: Sol Ring, 117 printings, the first in s59 of 1993-08-05');
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

  it('has types that know parameters, fields and answers, and fit the program of the page', async () => {
    const folder = folderWith('types', 'quick-start.mjs');
    mkdirSync(join(folder, 'node_modules/@deckwright'), { recursive: true });
    cpSync(CLIENT, join(folder, 'node_modules/@deckwright/client'), { recursive: true });
    writeFileSync(
      join(folder, 'program.mts'),
      `import { cards, commanders, createClient, deckLists, each, search, type CardResource } from '@deckwright/client';
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
const list = (await deckLists.read(client, { text: '1 Sol Ring', file_name: 'deck.txt' })).data;
const listed: { id: string | null; quantity: number } | undefined = list.cards[0];
const board: 'sideboard' | 'maybeboard' | 'tokens' | 'other' | undefined = list.outside[0]?.board;
// @ts-expect-error The text is needed.
deckLists.read(client, { file_name: 'deck.txt' });
// @ts-expect-error There is no such order.
commanders.cards(client, { id: 'x', order: 'random' });
// @ts-expect-error The id is needed.
cards.get(client, {});
// @ts-expect-error The query is needed.
search.cards(client);
export { rate, name, id, decks, batch, listed, board };
`,
    );
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const args = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      ...['--allowJs', '--checkJs', '--types', 'node'],
      ...['--typeRoots', join(import.meta.dirname, '../../node_modules/@types')],
      '--module',
      'nodenext',
      '--target',
      'es2023',
    ];
    const outcome = await run(folder, process.execPath, [
      ...[tsc, ...args, '--lib', 'es2023,dom', 'program.mts', 'quick-start.mjs'],
    ]);
    expect(outcome.stdout).toBe('');
    expect(outcome.status).toBe(0);
  });
});

describe('the Python client', () => {
  const isHere = has('python3');
  if (!isHere) console.warn('python3 is not installed: the Python client is not tested.');

  it.runIf(isHere)('runs the program beside it', async () => {
    const folder = folderWith('python-programs', 'install-python.sh');
    copyProgram(folder, 'tournament-report.py');
    await succeed(folder, 'sh', ['install-python.sh']);
    const env = { PYTHONIOENCODING: 'utf-8', PYTHONDONTWRITEBYTECODE: '1' };
    const lines = (await succeed(folder, 'python3', ['tournament-report.py'], env)).trim().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    expect(lines[0]).toMatch(/^.+: \d+ of \d+ in the first 16 \(\d+% to \d+%\), won \d+% of \d+ games$/);
    expect(lines.at(-3)).toMatch(/^1\. /);
  });

  it.runIf(isHere)('is one file from the site, and runs the program of the page', async () => {
    const folder = folderWith('python', 'quick-start.py', 'install-python.sh');
    await succeed(folder, 'sh', ['install-python.sh']);
    const env = { PYTHONIOENCODING: 'utf-8', PYTHONDONTWRITEBYTECODE: '1' };
    const lines = (await succeed(folder, 'python3', ['quick-start.py'], env)).trim().split('\n');
    expect(lines).toEqual(await expectedLines());
    // A site compresses what is long enough, as the error that the program ends with is where names are long.
    const proxy = await startCompressingProxy(address);
    const compressed = examplesFor(proxy.address, 'python-compressed', 'quick-start.py', 'install-python.sh');
    await succeed(compressed, 'sh', ['install-python.sh']);
    const again = (await succeed(compressed, 'python3', ['quick-start.py'], env)).trim().split('\n');
    proxy.close();
    expect(again).toEqual(lines);
    expect(proxy.compressed).toContain(404);
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
    const [card, played, list, advice] = answers.map((answer) => JSON.parse(answer));
    expect(card.data).toMatchObject({ name: 'Sol Ring', inclusion_rate: expect.any(Number) });
    expect(played.data).toHaveLength(5);
    expect(list.data).toMatchObject({
      commanders: [{ name: "Atraxa, Praetors' Voice" }],
      cards: [{ name: 'Sol Ring', quantity: 1 }],
      not_read: [{ line: 3, text: 'Arcane Sygnet', nearest: 'Arcane Signet' }],
    });
    expect(advice.data.add.length).toBeGreaterThan(0);
  });
});

describe('a program written for sites of another framework', () => {
  it('takes the id of the build from the home page, and data by it', async () => {
    const answer = await fetch(address);
    const html = await answer.text();
    const buildId = readBuildId(html);
    expect(buildId).not.toBeNull();
    const path = 'commanders/atraxa-praetors-voice.json';
    const { pageProps } = await (await fetch(`${address}/_next/data/${buildId}/${path}`)).json();
    expect(pageProps.data).toEqual(await (await fetch(`${address}/data/pages/${path}`)).json());
  });

  it('follows the link to a card that card databases give', async () => {
    for (const [name, path] of [
      ['Sol+Ring', '/cards/sol-ring'],
      ['atraxa%2C+praetors%27+voice', '/commanders/atraxa-praetors-voice'],
    ]) {
      const answer = await fetch(`${address}/route/?cc=${name}`, { headers: { accept: 'text/html' } });
      expect([answer.status, new URL(answer.url).pathname]).toEqual([200, path]);
    }
    const unknown = await fetch(`${address}/route/?cc=Sol+Rign`, { headers: { accept: 'text/html' } });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Sol Ring');
  });
});

describe('the same question', () => {
  const JAVASCRIPT = `const [lib, site] = process.argv.slice(1);
const { commanders, createClient } = await import(lib);
const client = createClient({ site });
const question = { id: 'atraxa-praetors-voice', order: 'inclusion', limit: 20 };
const commander = (await commanders.get(client, { id: question.id })).data;
console.log(JSON.stringify({ commander, cards: (await commanders.cards(client, question)).data }));`;
  const PYTHON = `import json, sys
sys.path.insert(0, sys.argv[1])
from deckwright import Client
client = Client(sys.argv[2])
commander = client.commanders.get("atraxa-praetors-voice")["data"]
cards = client.commanders.cards("atraxa-praetors-voice", order="inclusion", limit=20)["data"]
print(json.dumps({"commander": commander, "cards": cards}))`;

  it('has the same numbers by API, client, Python, command line and page', async () => {
    const read = async (path: string) => (await (await fetch(`${address}/api/v1${path}`)).json()).data;
    const commander = await read('/commanders/atraxa-praetors-voice');
    const cards: { name: string; num_decks: number; potential_decks: number; inclusion_rate: number }[] =
      await read('/commanders/atraxa-praetors-voice/cards?order=inclusion&limit=20');
    expect(cards).toHaveLength(20);
    expect(commander.num_decks).toBeGreaterThan(100);

    const module = ['--input-type=module', '-e', JAVASCRIPT];
    const script = pathToFileURL(join(CLIENT, 'lib/index.js')).href;
    const printed = await succeed(work.path, process.execPath, [...module, script, address]);
    expect(JSON.parse(printed)).toEqual({ commander, cards });

    const main = join(import.meta.dirname, '../../apps/site/server/command/main.ts');
    const options = ['--site', address, '--limit', '20', '--format', 'json'];
    const outcome = await run(work.path, process.execPath, [
      main,
      'ask',
      'commander',
      'Atraxa, Praetors’ Voice',
      ...options,
    ]);
    expect(JSON.parse(outcome.stdout)).toMatchObject({ commander, cards });

    if (has('python3'))
      expect(
        JSON.parse(await succeed(work.path, 'python3', ['-B', '-c', PYTHON, join(CLIENT, 'lib'), address])),
      ).toEqual({ commander, cards });

    const html = await (await fetch(`${address}/commanders/atraxa-praetors-voice`)).text();
    const text = html
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll(/\s+/g, ' ');
    expect(text).toMatch(new RegExp(`\\b${commander.num_decks.toLocaleString('en-US')}\\b`));
    // The page shows whole percents of the same decks behind each name; basic lands are not among its lists.
    const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
    const listed = cards.filter(({ name }) => !BASICS.includes(name)).slice(0, 5);
    for (const { name, inclusion_rate, potential_decks } of listed)
      expect(text).toContain(
        `${name} ${Math.round(100 * inclusion_rate)}% of ${potential_decks.toLocaleString('en-US')} decks`,
      );
  });
});
