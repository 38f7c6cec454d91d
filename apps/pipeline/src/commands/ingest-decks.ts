import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { counted, defineCommand } from '@deckwright/command-line';
import { AppError, DECK_RIGHTS } from '@deckwright/domain';
import { HashedFile, readRefusals } from '@deckwright/snapshot';
import { newReport, readDecks } from '@deckwright/sources';
import { noCatalog } from '../build/inputs.ts';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { createByteCounter } from '../cli/read-bytes.ts';
import { sourceReport } from '../cli/source-report.ts';
import { readCurrent, writeCurrent, writeLakeFolder } from '../lake/lake.ts';
import { folderPrefix } from '../removal/lake-decks.ts';
import { refusalFinder } from '../removal/refusals.ts';
import { lakeCardLookup } from './card-lookup.ts';
import { ExtraCopies } from './extra-copies.ts';

const SHOWN_NOTES = 10;
const REMOVED = 'removed on request ("sources list" has the reasons)';

export const ingestDecksCommand = defineCommand({
  description: `Takes JSONL or a JSON list of decks, or one deck as a site or program exports it: text, CSV, XML or JSON in any usual
encoding; gzipped or not; of a folder, every file in it. A list marks its commanders, as with a line "Commander" above
them, or has them alone in the sideboard or in its first or last block. What is not read is named. Names of players
and decks are not kept. A deck that comes again under the same source and id is replaced by its newest version.

A deck that says how it did in a tournament ("result", see docs/operate/decks.md) also counts there.`,
  arguments: 'FILE|FOLDER…',
  options: {
    source: {
      value: 'NAME',
      required: true,
      help: 'Where the decks come from; shown on every page',
    },
    rights: { value: 'RIGHT', required: true, choices: DECK_RIGHTS, help: 'Your right to use them' },
  },
  async run(context, values, files) {
    const { rights } = values;
    const source = values.source.trim();
    const prefix = folderPrefix(source);
    if (prefix === '') throw new AppError('invalid-argument', '--source must hold a letter or a digit.');
    const { progress, out } = context.terminal;
    const inputs = files.flatMap((file) => getFiles(resolve(context.cwd, file)));
    await withPipelineLock(context, async (paths) => {
      const current = readCurrent(paths);
      if (current.catalogue === null) throw noCatalog();
      const refusals = refusalFinder(readRefusals(paths));
      const refused = refusals.ofSource(source);
      if (refused)
        throw new AppError(
          'failed-precondition',
          `${refused.source} was removed on ${refused.date} (${refused.reason}). "sources allow" takes decks from it again.`,
        );
      const report = newReport('decks', inputs.length === 1 ? (inputs[0] ?? null) : null);
      const cards = lakeCardLookup(paths, current.catalogue);
      const extraCopies = new ExtraCopies(cards);
      const notes: string[] = [];
      let noteCount = 0;
      const { name, created } = await writeLakeFolder(paths, 'decks', `${prefix}-`, async (folder) => {
        const lines = new HashedFile(join(folder, 'decks.jsonl'));
        try {
          for await (const read of readDecks(inputs, {
            report,
            onBytes: createByteCounter(inputs, progress),
            cards,
          })) {
            if (!('deck' in read)) continue;
            if (refusals.ofDeck(source, read.deck)) {
              report.accepted -= 1;
              report.skipped[REMOVED] = (report.skipped[REMOVED] ?? 0) + 1;
              continue;
            }
            lines.writeText(`${JSON.stringify(read.deck)}\n`);
            extraCopies.add(read.deck);
            noteCount += read.notes.length;
            const room = SHOWN_NOTES - notes.length;
            notes.push(...read.notes.slice(0, room).map((note) => `${read.file}, ${note}`));
          }
          const { accepted, rejected } = report;
          return {
            files: { 'decks.jsonl': lines.close() },
            meta: { source, rights, decks: accepted, rejected },
          };
        } catch (error) {
          throw noneIngested(error, inputs.length);
        } finally {
          lines.abandon();
        }
      });
      const unchanged = !created && current.decks.includes(name);
      if (!unchanged) writeCurrent(paths, { ...current, decks: [...without(current.decks, name), name] });
      progress.clear();
      out(sourceReport([report]));
      out(extraCopies.toText());
      for (const note of notes)
        out(`  not read: ${note}
`);
      if (noteCount > notes.length)
        out(`  and ${counted(noteCount - notes.length, 'more line')}
`);
      out(
        `Decks ${name}${unchanged ? ' (unchanged)' : ''}: ${counted(report.accepted, 'deck')} from ${source} (${rights})\n`,
      );
      out('Make a snapshot of them with "npm run deckwright -- build".\n');
    });
  },
});

/** One file of several that cannot be read stops them all: the error, which names it, says so. */
function noneIngested(error: unknown, files: number): unknown {
  if (files < 2 || !(error instanceof AppError)) return error;
  const message = `${error.message} None of the ${files} files was ingested.`;
  return new AppError(error.code, message, { cause: error });
}

/** The file itself or, for a folder, its files sorted by name, without hidden ones. */
function getFiles(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const files = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(path, name))
    .sort();
  if (files.length > 0) return files;
  throw new AppError('not-found', `${path} holds no files; name a file or a folder of deck lists.`);
}

function without(names: readonly string[], name: string): string[] {
  return names.filter((other) => other !== name);
}
