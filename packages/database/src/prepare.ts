import { AppError } from '@deckwright/domain';
import { createPglite } from './pglite.ts';

const dataDir = process.argv[2];
if (dataDir === undefined) {
  process.stderr.write('Usage: prepare.ts DATA_DIR\n');
  process.exitCode = 1;
} else {
  try {
    await createPglite(dataDir, { log: (line) => void process.stderr.write(`${line}\n`) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
