// Writes a player file with many rows repeatedly until killed; prints a dot after some rows, and after each file its
// number.
import { dataPaths } from '../data-folder.ts';
import { writePlayerFile } from '../player-file.ts';

const ROWS = 20_000;
const ROWS_PER_DOT = 1000;
const [, , dataDir = ''] = process.argv;

async function* rows(round: number): AsyncGenerator<object> {
  for (let number = 0; number < ROWS; number += 1) {
    if (number % ROWS_PER_DOT === 0) process.stdout.write('.\n');
    yield { round, number };
  }
}

for (let round = 1; ; round += 1) {
  await writePlayerFile(dataPaths(dataDir), 'votes', rows(round), new Date().toISOString());
  process.stdout.write(`${round}\n`);
}
