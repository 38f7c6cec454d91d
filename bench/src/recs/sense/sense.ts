import { themeTable } from '../../../../apps/pipeline/src/build/theme-table.ts';
import { loadSnapshot } from '../../../../packages/answers/src/index.ts';
import { currentSnapshotId } from '../../../../packages/snapshot/src/index.ts';
import { madeReal, SNAPSHOT_WRITERS } from '../../../../tooling/lib/made-once.mjs';
import { answerList, type SenseAnswer } from './answer.ts';
import { senseFigures } from './figures.ts';
import { drawLists, writeJudged } from './judge.ts';
import { loadSenseLists } from './lists.ts';
import { answerSteps } from './owner-changes.ts';
import { printFigures, printOwnerChanges } from './sense-table.ts';

type SenseOptions = {
  /** Folder of real cards and decks. */
  folder: string;
  /** The half of the lists that choices may be made on. */
  validation: boolean;
  /** Instead of counting, writes the advice for so many lists into a file. */
  judge: JudgeOptions | null;
};

type JudgeOptions = { count: number; seed: number; file: string };

/**
 * The words of the command line after the options: number of lists, seed, and file.
 * @throws Error if a number is none, or the file is missing
 */
export function readJudgeOptions([count = '30', seed = '1', file]: readonly string[]): JudgeOptions {
  const options = { count: Number(count), seed: Number(seed), file: file ?? '' };
  if (!Number.isInteger(options.count) || !Number.isInteger(options.seed) || options.file === '')
    throw new Error(
      '--judge needs the number of lists, a seed and a file, such as: --judge 30 1 /tmp/lists.txt',
    );
  return options;
}

const PROGRESS_EVERY = 50;

/** Requests the product's whole advice for whole lists, and prints how often it says what a player would not. */
export async function measureSense({ folder, validation, judge }: SenseOptions): Promise<void> {
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  console.log('Opening a snapshot of the real cards and tournament decks; the first time it is built …');
  const dataDir = await madeReal(folder, SNAPSHOT_WRITERS);
  const { snapshot, close } = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
  try {
    console.log(`Reading lists (${seconds()}) …`);
    const all = await loadSenseLists(snapshot, folder, validation);
    const lists = judge ? drawLists(all, judge.count, judge.seed) : all;
    const answers: SenseAnswer[] = [];
    for (const list of lists) {
      answers.push(await answerList(snapshot, list));
      if (answers.length % PROGRESS_EVERY === 0)
        console.log(`${answers.length} of ${lists.length} lists (${seconds()}) …`);
    }
    if (judge) {
      writeJudged(judge.file, answers);
      console.log(`Wrote ${answers.length} lists to ${judge.file} (${seconds()}).`);
      return;
    }
    const { asOf, counts } = snapshot.manifest;
    console.log(
      `${validation ? 'Validation' : 'Test'} half, ${counts.decks} tournament decks as of ${asOf ?? 'no day'}.\n`,
    );
    printFigures(answers, senseFigures(themeTable(snapshot.cards), asOf));
    printOwnerChanges(await answerSteps(snapshot, folder));
    console.log(`\n${seconds()}`);
  } finally {
    await close();
  }
}
