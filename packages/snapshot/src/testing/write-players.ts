// Writes a player file of many rows again and again, until it is killed; prints a line after each.
import { dataPaths } from '../data-folder.ts';
import { writePlayerFile } from '../player-file.ts';

const ROWS = 20_000;
const [, , dataDir = ''] = process.argv;

async function* rows(round: number): AsyncGenerator<object> {
  for (let number = 0; number < ROWS; number += 1) yield { round, number };
}

for (let round = 1; ; round += 1) {
  await writePlayerFile(dataPaths(dataDir), 'votes', rows(round), new Date().toISOString());
  process.stdout.write(`${round}\n`);
}
