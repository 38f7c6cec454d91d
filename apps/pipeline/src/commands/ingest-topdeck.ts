import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandContext, counted, groupDigits } from '@deckwright/command-line';
import { AppError, type RawDeck, readAddresses, TOPDECK_SOURCE, toDay } from '@deckwright/domain';
import { THRESHOLDS } from '@deckwright/engine/query';
import { type DataPaths, HashedFile, readRefusals } from '@deckwright/snapshot';
import { fetchTopDeck, newReport, readTopDeck, type SourceReport } from '@deckwright/sources';
import { readContact } from '../cli/read-contact.ts';
import { sourceReport } from '../cli/source-report.ts';
import { readCurrent, writeCurrent, writeLakeFolder } from '../lake/lake.ts';
import { deckFolders, folderPrefix, type LakeFolder, readLakeDecks } from '../removal/lake-decks.ts';
import { refusalFinder } from '../removal/refusals.ts';

/** Lists and results are corrected for some days after a tournament, so these are asked for again. */
const OVERLAP_DAYS = 14;
const DAY_MS = 86_400_000;
const SHOWN_PAUSE_MS = 2000;
const RIGHTS = 'licensed';

/**
 * Asks TopDeck.gg for the tournaments since the newest one in the lake, or of the last `days`, and makes a folder of
 * them and of the earlier ones. The caller holds the lock.
 * @throws AppError as `fetchTopDeck` and `readTopDeck`; `failed-precondition` if the source was removed on request.
 */
export async function ingestTopDeck(
  { terminal, env, now }: CommandContext,
  paths: DataPaths,
  days: number | null = null,
): Promise<void> {
  const { out, progress } = terminal;
  const key = env.TOPDECK_KEY?.trim() ?? '';
  if (key === '')
    throw new AppError('failed-precondition', 'Set TOPDECK_KEY to the key of your TopDeck.gg account first.');
  expectAllowed(paths);
  const known = deckFolders(paths).filter(({ source }) => source === TOPDECK_SOURCE);
  const time = now().getTime();
  const dayCount = days ?? daysSince(known, time);
  const folder = join(paths.lake, 'downloads', 'topdeck');
  try {
    const files = await fetchTopDeck({
      folder,
      address: readAddresses(env).topdeck,
      key,
      days: dayCount,
      now: time,
      contact: readContact(env),
      onProgress: (done, total) => progress.update('asking TopDeck.gg', done, total),
      onPause: ({ milliseconds, reason }) => {
        if (milliseconds < SHOWN_PAUSE_MS) return;
        progress.clear();
        out(`  ${reason}; trying again in ${groupDigits(Math.ceil(milliseconds / 1000))} s\n`);
      },
    });
    const report = newReport('tournaments', null);
    const { name, decks, unchanged } = await merge(paths, known, files, { report, now: time });
    progress.clear();
    out(sourceReport([report]));
    const state = unchanged ? ' (unchanged)' : '';
    out(`Decks ${name}${state}: ${counted(decks, 'result')} from ${TOPDECK_SOURCE} (${RIGHTS})\n`);
  } finally {
    // The answers may say more of players than is kept.
    await rm(folder, { recursive: true, force: true });
  }
}

function expectAllowed(paths: DataPaths): void {
  const refused = refusalFinder(readRefusals(paths)).ofSource(TOPDECK_SOURCE);
  if (refused)
    throw new AppError(
      'failed-precondition',
      `${refused.source} was removed on ${refused.date} (${refused.reason}). "sources allow" takes decks from it again.`,
    );
}

/** Without a tournament in the lake, as long as decks count. */
function daysSince(known: readonly LakeFolder[], time: number): number {
  const newest = Math.max(0, ...known.map(({ newestEvent }) => toDay(newestEvent ?? '') ?? 0));
  if (newest === 0) return THRESHOLDS.deckMaxAgeDays;
  return Math.max(0, Math.floor(time / DAY_MS) - newest) + OVERLAP_DAYS;
}

type Merged = { name: string; decks: number; unchanged: boolean };

/** Of a tournament that was answered now, nothing earlier is kept. */
async function merge(
  paths: DataPaths,
  known: readonly LakeFolder[],
  files: readonly string[],
  { report, now }: { report: SourceReport; now: number },
): Promise<Merged> {
  const refusals = refusalFinder(readRefusals(paths));
  const current = readCurrent(paths);
  const answered = new Set<string>();
  let decks = 0;
  let newestEvent = '';
  const { name, created } = await writeLakeFolder(
    paths,
    'decks',
    `${folderPrefix(TOPDECK_SOURCE)}-`,
    async (path) => {
      const lines = new HashedFile(join(path, 'decks.jsonl'));
      const write = (deck: RawDeck): void => {
        lines.writeText(`${JSON.stringify(deck)}\n`);
        decks += 1;
        const date = deck.result?.event.date ?? '';
        if (date > newestEvent) newestEvent = date;
      };
      try {
        for await (const deck of readTopDeck(files, { report, now })) {
          answered.add(deck.result?.event.id ?? '');
          if (!refusals.ofDeck(TOPDECK_SOURCE, deck)) write(deck);
        }
        for (const folder of known)
          for (const deck of readLakeDecks(paths, folder))
            if (!answered.has(deck.result?.event.id ?? '')) write(deck);
        const rejected = report.rejected;
        const meta = { source: TOPDECK_SOURCE, rights: RIGHTS, decks, rejected };
        return { files: { 'decks.jsonl': lines.close() }, meta: { ...meta, newestEvent } };
      } finally {
        lines.abandon();
      }
    },
  );
  const names = known.map((folder) => folder.name);
  const unchanged = !created && names.length === 1 && names[0] === name;
  const rest = current.decks.filter((other) => !names.includes(other) && other !== name);
  if (!unchanged) writeCurrent(paths, { ...current, decks: [...rest, name] });
  return { name, decks, unchanged };
}
