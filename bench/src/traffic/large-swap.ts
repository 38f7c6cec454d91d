import { createReadStream, createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { runMeasured } from '../files/measured-child.ts';
import { Random } from '../generate/random.ts';
import { ROOT, startSiteProcess } from '../pages/site-process.ts';
import type { Section } from '../report.ts';
import { firstAfterSwap } from './swap.ts';

const DATA = join(ROOT, '..', 'shared', 'data');
const DECKS = join(DATA, 'decks', 'tournament-decks.jsonl.gz');
const WANTED = 200_000;
/** Number of a deck's cards replaced by those of another deck with the same commander. */
const EXCHANGED = 12;

type Deck = { id: string; url: string; commanders: string[]; cards: string[] };

/**
 * The first pages of a snapshot of 200,000 decks: variants of real ones, each with cards of another deck of its
 * commander.
 */
export async function runLargeSwap(): Promise<Section> {
  const id = 'large-swap';
  const title = `A new snapshot of ${WANTED.toLocaleString('en')} decks`;
  if (!existsSync(DECKS)) return { id, title, lines: ['Not measured: ../shared/data is not there.'] };
  await ensureSiteBuilt(process.execPath);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-large-'));
  const command = (...args: string[]) =>
    runMeasured(join(ROOT, 'apps/pipeline/src/main.ts'), args, { ...process.env, DATA_DIR: folder });
  try {
    const file = join(folder, 'variants.jsonl');
    console.log(`large-swap: writing ${WANTED} decks …`);
    const commanders = await writeVariants(file);
    console.log('large-swap: ingest and build …');
    await command('ingest', '--from', join(DATA, 'mirror'));
    await command('ingest', 'decks', file, '--source', 'variants', '--rights', 'permission');
    await command('build');
    const site = await startSiteProcess(folder);
    try {
      const [most = '', second = ''] = commanders;
      const pages = {
        popular: await pageOf(site.address, most),
        fresh: await pageOf(site.address, second),
        next: '/cards/sol-ring',
      };
      // Another age limit makes another snapshot of the same decks.
      const lines = await firstAfterSwap(site.address, pages, async () => {
        await command('build', '--max-age-days', '3000');
      });
      return { id, title, lines };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the decks, and returns the names of the commanders with most of them, most first. */
async function writeVariants(path: string): Promise<string[]> {
  const kinds = new Map<string, Deck[]>();
  const lines = createInterface({ input: createReadStream(DECKS).pipe(createGunzip()) });
  for await (const line of lines) {
    const deck = JSON.parse(line) as Deck;
    const key = [...deck.commanders].sort().join(' // ');
    const kind = kinds.get(key);
    if (kind) kind.push(deck);
    else kinds.set(key, [deck]);
  }
  const all = [...kinds.values()].flat();
  const random = new Random(1);
  function* variants(): Generator<string> {
    for (let number = 0; number < WANTED; number++) {
      const deck = all[number % all.length] as Deck;
      const kind = kinds.get([...deck.commanders].sort().join(' // ')) ?? [deck];
      const cards = [...deck.cards];
      const round = Math.floor(number / all.length);
      for (let turn = 0; round > 0 && turn < EXCHANGED; turn++) {
        const other = kind[random.below(kind.length)] as Deck;
        const card = other.cards[random.below(other.cards.length)] as string;
        if (!cards.includes(card)) cards[random.below(cards.length)] = card;
      }
      yield `${JSON.stringify({ ...deck, id: `${deck.id}-${round}`, url: `${deck.url}?${round}`, cards })}\n`;
    }
  }
  await pipeline(Readable.from(variants()), createWriteStream(path));
  return [...kinds.entries()].sort((a, b) => b[1].length - a[1].length).map(([key]) => key);
}

async function pageOf(address: string, names: string): Promise<string> {
  const answer = await fetch(
    `${address}/api/typeahead?among=commanders&q=${encodeURIComponent(names.slice(0, 60))}`,
  );
  const [option] = (await answer.json()) as { url: string }[];
  if (!option) throw new Error(`No commander is called ${names}.`);
  return option.url;
}
