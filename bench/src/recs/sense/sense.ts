import { themeTable } from '../../../../apps/pipeline/src/build/theme-table.ts';
import { loadSnapshot } from '../../../../packages/answers/src/index.ts';
import { currentSnapshotId } from '../../../../packages/snapshot/src/index.ts';
import { madeReal, SNAPSHOT_WRITERS } from '../../../../tooling/lib/made-once.mjs';
import { answerList, type SenseAnswer } from './answer.ts';
import { senseFigures } from './figures.ts';
import { loadSenseLists } from './lists.ts';
import { answerSteps } from './owner-changes.ts';
import { printFigures, printOwnerChanges } from './sense-table.ts';

type SenseOptions = {
  /** Folder of real cards and decks. */
  folder: string;
  /** The half of the lists that choices may be made on. */
  validation: boolean;
};

const PROGRESS_EVERY = 50;

/** Requests the product's whole advice for whole lists, and prints how often it says what a player would not. */
export async function measureSense({ folder, validation }: SenseOptions): Promise<void> {
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  console.log('Opening a snapshot of the real cards and tournament decks; the first time it is built …');
  const dataDir = await madeReal(folder, SNAPSHOT_WRITERS);
  const { snapshot, close } = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
  try {
    console.log(`Reading lists (${seconds()}) …`);
    const lists = await loadSenseLists(snapshot, folder, validation);
    const answers: SenseAnswer[] = [];
    for (const list of lists) {
      answers.push(await answerList(snapshot, list));
      if (answers.length % PROGRESS_EVERY === 0)
        console.log(`${answers.length} of ${lists.length} lists (${seconds()}) …`);
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
