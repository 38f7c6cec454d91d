import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { megabytes, milliseconds, type Section, table, times } from '../report.ts';
import { timingOf } from '../timing.ts';
import { type Measured, runMeasured } from './measured-child.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DATA = join(ROOT, '..', 'shared', 'data');
const MIRROR = join(DATA, 'mirror');
const DECKS = join(DATA, 'decks', 'tournament-decks.jsonl.gz');
const COMMAND = join(ROOT, 'apps', 'pipeline', 'src', 'main.ts');
const ROUNDS = 5;

/** Ingest and build of the mirror and the tournament decks, compared with only reading and parsing the same files. */
export async function runFiles(): Promise<Section> {
  const id = 'files';
  const title = 'Ingest and build of real files';
  if (!existsSync(DECKS)) return { id, title, lines: ['Not measured: ../shared/data is not there.'] };
  const files = [...filesUnder(MIRROR), DECKS];
  const rounds: { parse: Measured; ingest: Measured[]; build: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    console.log(`files: round ${round + 1} of ${ROUNDS} …`);
    const folder = mkdtempSync(join(tmpdir(), 'deckwright-files-'));
    const env = { ...process.env, DATA_DIR: folder };
    const parse = await runMeasured(fileURLToPath(new URL('./parse-only.ts', import.meta.url)), files);
    const cards = await runMeasured(COMMAND, ['ingest', '--from', MIRROR], env);
    const decks = await runMeasured(
      COMMAND,
      ['ingest', 'decks', DECKS, '--source', 'tournament', '--rights', 'permission'],
      env,
    );
    const build = await runMeasured(COMMAND, ['build'], env);
    rounds.push({ parse, ingest: [cards, decks], build });
    rmSync(folder, { recursive: true, force: true });
  }
  const median = (of: (round: (typeof rounds)[number]) => number) => timingOf(rounds.map(of)).median;
  const ingestMs = ({ ingest }: (typeof rounds)[number]) =>
    ingest.reduce((sum, run) => sum + run.milliseconds, 0);
  const peak = (of: (round: (typeof rounds)[number]) => number) => megabytes(Math.max(...rounds.map(of)));
  const ratio = (of: (round: (typeof rounds)[number]) => number) =>
    times(median((round) => of(round) / round.parse.milliseconds));
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return {
    id,
    title,
    lines: [
      `The mirror and the tournament decks, ${files.length} files of ${megabytes(size)} as stored. Each step is a process of its own, start of Node included; ${ROUNDS} rounds, the ratio is the median of the rounds’ ratios, the memory the greatest of all rounds.`,
      '',
      ...table(
        ['step', 'time', '÷ reading and parsing', 'peak memory'],
        [
          [
            'reading and JSON-parsing the files',
            milliseconds(median((round) => round.parse.milliseconds)),
            '1',
            peak((round) => round.parse.peakBytes),
          ],
          [
            'ingest of catalogue and decks',
            milliseconds(median(ingestMs)),
            ratio(ingestMs),
            peak((round) => Math.max(...round.ingest.map((run) => run.peakBytes))),
          ],
          [
            'build, checks and publishing',
            milliseconds(median((round) => round.build.milliseconds)),
            ratio((round) => round.build.milliseconds),
            peak((round) => round.build.peakBytes),
          ],
        ],
      ),
    ],
  };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.json(l)?(\.gz)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
