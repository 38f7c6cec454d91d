import { join, resolve } from 'node:path';
import { counted, defineCommand } from '@deckwright/command-line';
import { SALT_PRIOR_VOTES } from '@deckwright/domain';
import { writeJsonLines } from '@deckwright/snapshot';
import { readSalt } from '@deckwright/sources';
import { noCatalogue, nothingIn } from '../build/inputs.ts';
import { bytesOf } from '../cli/bytes-of.ts';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { sourceReport } from '../cli/source-report.ts';
import { readCurrent, writeCurrent, writeLakeFolder } from '../lake/lake.ts';

export const ingestSaltCommand = defineCommand({
  description: `Takes CSV with the columns name, score and votes, JSONL or a JSON list of such records; gzipped or not. A score lies
between 0 and 4 and rests on at least one vote. The file replaces the one ingested before. Votes given on the site
take the place of an imported score one by one: it counts as ${SALT_PRIOR_VOTES} votes at most, less one for each own
vote.`,
  arguments: 'FILE',
  options: {},
  async run(context, _values, [file = '']) {
    const { progress, out } = context.terminal;
    const input = resolve(context.cwd, file);
    await withPipelineLock(context, async (paths) => {
      const current = readCurrent(paths);
      if (current.catalogue === null) throw noCatalogue();
      const { rows, report } = await readSalt(input, { onBytes: bytesOf([input], progress) });
      if (rows.length === 0) throw nothingIn(input, 'scores');
      const { name } = await writeLakeFolder(paths, 'salt', '', async (folder) => ({
        files: { 'scores.jsonl': writeJsonLines(join(folder, 'scores.jsonl'), rows) },
        meta: { scores: rows.length, rejected: report.rejected },
      }));
      const unchanged = current.salt === name;
      if (!unchanged) writeCurrent(paths, { ...current, salt: name });
      progress.clear();
      out(sourceReport([report]));
      out(`Salt ${name}${unchanged ? ' (unchanged)' : ''}: ${counted(rows.length, 'score')}\n`);
      out('"build" makes a snapshot with them and names those of unknown cards\n');
    });
  },
});
