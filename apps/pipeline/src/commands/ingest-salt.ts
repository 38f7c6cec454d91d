import { defineCommand } from '@deckwright/command-line';
import { SALT_PRIOR_VOTES } from '@deckwright/domain';
import { readSalt } from '@deckwright/sources';
import { ingestRows } from './ingest-rows.ts';

export const ingestSaltCommand = defineCommand({
  description: `Takes CSV with the columns name, score and votes, JSONL or a JSON list of such records; gzipped or not. A score lies
between 0 and 4 and rests on at least one vote. The file replaces the one ingested before. Votes given on the site
take the place of an imported score one by one: it counts as ${SALT_PRIOR_VOTES} votes at most, less one for each own
vote.`,
  arguments: 'FILE',
  options: {},
  async run(context, _values, [file = '']) {
    await ingestRows(context, file, {
      kind: 'salt',
      prefix: '',
      file: 'scores.jsonl',
      rowsName: 'scores',
      read: (input, onBytes) => readSalt(input, { onBytes }),
      meta: (count) => ({ scores: count }),
      isCurrent: (current, { name }) => current.salt === name,
      replace: (current, name) => ({ ...current, salt: name }),
      title: 'Salt',
      row: 'score',
      next: '"build" makes a snapshot with them and names those of unknown cards',
    });
  },
});
