import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { trinkets, writeMiniMirror } from '../../../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { Random } from '../generate/random.ts';

const TRINKETS = 99;
const COMMANDERS = [['Azure Archivist'], ['Ember Envoy', 'Gloom Guide'], ['Ember Envoy']];
const DECK_CARDS = 70;
const FIRST_DAY = Date.parse('2023-06-01');

/** Invented cards and decks, in the files in which the benchmarks of accuracy expect real ones. */
export function writeToyData(folder: string): void {
  writeMiniMirror(join(folder, 'mirror'), { trinketCount: TRINKETS });
  const random = new Random(7);
  const decks = join(folder, 'decks');
  mkdirSync(join(decks, 'moxfield'), { recursive: true });
  const write = (file: string, count: number) => {
    const lines = Array.from({ length: count }, (_, index) => deckLine(`${file}-${index}`, index, random));
    const text = lines.join('');
    writeFileSync(join(decks, file), file.endsWith('.gz') ? gzipSync(text) : text);
  };
  write('casual-labelled.jsonl.gz', 12);
  write('casual-decks.jsonl.gz', 12);
  write('moxfield/exported.jsonl', 6);
  write('tournament-decks.jsonl.gz', 60);
}

/** A day later for each further deck; a bracket that its owner gave, and a tag of its site. */
function deckLine(id: string, index: number, random: Random): string {
  const names = new Set<string>();
  const all = trinkets(1, TRINKETS);
  while (names.size < DECK_CARDS) names.add(all[random.below(TRINKETS)] ?? '');
  return `${JSON.stringify({
    source: 'toy',
    id,
    commanders: COMMANDERS[index % COMMANDERS.length],
    cards: [...names].map((name) => ({ name, quantity: 1 })),
    updatedAt: new Date(FIRST_DAY + index * 86_400_000).toISOString().slice(0, 10),
    bracket: 2 + (index % 3),
    tags: ['Tokens'],
  })}\n`;
}
