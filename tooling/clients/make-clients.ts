// Writes the clients of the API from its description.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLIENT, clientFiles } from './client-files.ts';
import { readDocument } from './read-document.ts';

const files = clientFiles(await readDocument());
const lib = join(CLIENT, 'lib');
if (existsSync(lib))
  for (const name of readdirSync(lib, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|ts|py)$/.test(name) && !files.has(`lib/${name.replaceAll('\\', '/')}`))
      rmSync(join(lib, name));
let written = 0;
for (const [path, text] of files) {
  const file = join(CLIENT, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  written += 1;
}
process.stdout.write(`${files.size} files of the clients, ${written} of them changed.\n`);
// The site's modules keep timers.
process.exit(0);
