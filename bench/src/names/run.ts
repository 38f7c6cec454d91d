import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { buildNameIndex, loadNameIndex, type NameIndex } from '../../../packages/search/src/index.ts';
import { Random } from '../generate/random.ts';
import { NotPossible } from '../on-demand.ts';
import { milliseconds, type Section, table } from '../report.ts';
import { IS_TOY, sized } from '../size.ts';
import { computeTiming } from '../timing.ts';

const CARDS = join(
  fileURLToPath(new URL('../../../', import.meta.url)),
  '../shared/data/mirror/scryfall/oracle-cards.json.gz',
);
const QUERIES = sized(3_000, 30);
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Hit rate and time of the name index on real names, typed correctly, in part and with typos. */
export async function runNames(): Promise<Section> {
  const id = 'names';
  const title = 'Name index on real names';
  if (!IS_TOY && !existsSync(CARDS))
    throw new NotPossible('there are no real names: ../shared/data is not there');
  const names = IS_TOY ? madeNames() : readNames();
  const started = performance.now();
  const bytes = buildNameIndex(
    names.map((label, ref) => ({ label, keys: getKeys(label), weight: names.length - ref, kind: 0, ref })),
  );
  const buildMs = performance.now() - started;
  const loading = performance.now();
  const index = loadNameIndex(bytes);
  const loadMs = performance.now() - loading;
  const random = new Random(5);
  const rows = MANNERS.map(({ name, write, ask }) => measure(index, names, random, name, write, ask));
  return {
    id,
    title,
    lines: [
      `${names.length.toLocaleString('en')} names, ${(bytes.length / 1e6).toFixed(2)} MB, built in ${milliseconds(buildMs)}, opened in ${milliseconds(loadMs)}. ${QUERIES} random names each, the first ten answers asked for.`,
      '',
      ...table(['what is typed', 'first', 'in the first ten', 'median', '99 %'], rows),
    ],
  };
}

type Manner = {
  name: string;
  write: (name: string, random: Random) => string;
  ask?: 'nearest' | 'misspelled';
};

const MANNERS: readonly Manner[] = [
  { name: 'the whole name', write: (name) => name },
  { name: 'its first five letters', write: (name) => name.slice(0, 5) },
  { name: 'its last word', write: (name) => name.split(' ').at(-1) ?? name },
  { name: 'two of its words, turned round', write: twoWords },
  { name: 'its last words first, no spaces', write: turned },
  { name: 'letters 3 to 10', write: (name) => name.slice(2, 10) },
  { name: 'the whole name, one typo', write: (name, random) => withTypo(name, random) },
  { name: 'its first ten letters, one typo', write: (name, random) => withTypo(name.slice(0, 10), random) },
  {
    name: 'the whole name, two typos (misspelled)',
    write: (name, random) => withTypo(withTypo(name, random), random),
    ask: 'misspelled',
  },
  {
    name: 'the whole name, three typos (nearest)',
    write: (name, random) => withTypo(withTypo(withTypo(name, random), random), random),
    ask: 'nearest',
  },
];

function measure(
  index: NameIndex,
  names: readonly string[],
  random: Random,
  title: string,
  write: Manner['write'],
  ask: Manner['ask'],
): string[] {
  const latencies: number[] = [];
  let first = 0;
  let inTen = 0;
  for (let turn = 0; turn < QUERIES; turn++) {
    const name = names[random.below(names.length)] ?? '';
    const query = write(name.split(' // ')[0] ?? name, random);
    const started = performance.now();
    const hits = index[ask ?? 'search'](query, 10);
    latencies.push(performance.now() - started);
    if (hits[0]?.label === name) first++;
    if (hits.some((hit) => hit.label === name)) inTen++;
  }
  latencies.sort((a, b) => a - b);
  const percent = (count: number) => `${((100 * count) / QUERIES).toFixed(1)} %`;
  const p99 = latencies[Math.floor(latencies.length * 0.99)];
  return [
    title,
    percent(first),
    percent(inTen),
    milliseconds(computeTiming(latencies).median),
    milliseconds(p99),
  ];
}

function readNames(): string[] {
  const records: { name: string }[] = JSON.parse(gunzipSync(readFileSync(CARDS)).toString('utf8'));
  return [...new Set(records.map((record) => record.name))];
}

/** Names of one to three made-up words. */
function madeNames(): string[] {
  const random = new Random(6);
  const word = () =>
    Array.from({ length: 3 + random.below(6) }, () => ALPHABET.charAt(random.below(26))).join('');
  return Array.from({ length: 500 }, () => Array.from({ length: 1 + random.below(3) }, word).join(' '));
}

function getKeys(name: string): string[] {
  return name.includes(' // ') ? [name, ...name.split(' // ')] : [name];
}

function twoWords(name: string): string {
  const words = name.split(' ').filter((word) => word.length > 2);
  return words.length < 2 ? name : `${words.at(-1)} ${words[0]}`;
}

function turned(name: string, random: Random): string {
  const words = name.split(' ');
  if (words.length < 2) return name;
  const at = 1 + random.below(words.length - 1);
  return [...words.slice(at), ...words.slice(0, at)].join('');
}

/** One letter omitted, inserted, replaced, or swapped with the next. */
function withTypo(name: string, random: Random): string {
  const at = random.below(name.length);
  const letter = ALPHABET.charAt(random.below(ALPHABET.length));
  const [before, here, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  switch (random.below(4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + here + after;
    case 2:
      return before + letter + after;
    default:
      return before + after.slice(0, 1) + here + after.slice(1);
  }
}
