// Makes the template of new embedded databases for the installed version of PGlite, unless it is there. The build runs this.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { packTemplate, templateFile } from './template.ts';

const file = templateFile();
if (!existsSync(file)) {
  // Not in the machine's folder for temporary files, which may be small.
  await mkdir(dirname(file), { recursive: true });
  const scratch = await mkdtemp(join(dirname(file), 'new-'));
  try {
    await (await PGlite.create(scratch)).close();
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, packTemplate(scratch));
    await rename(unfinished, file);
    // Those of other versions, and what a killed run left.
    for (const name of await readdir(dirname(file)))
      if (name !== basename(file)) await rm(join(dirname(file), name), { recursive: true, force: true });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
