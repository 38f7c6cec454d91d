// `npm run words`: prints every text that a visitor may read, with its location, so that the wording can be read in one
// sitting.
import { ROOT } from './lib/run.mjs';
import { listWords, printWords } from './words/list-words.ts';

process.stdout.write(printWords(listWords(ROOT)));
