// Writes the clients of the API from its description.
import { clientFiles, writeClients } from './client-files.ts';
import { readDocument } from './read-document.ts';

const files = clientFiles(await readDocument());
const written = writeClients(files);
process.stdout.write(`${files.size} files of the clients, ${written} of them changed.\n`);
// The site's modules keep timers.
process.exit(0);
