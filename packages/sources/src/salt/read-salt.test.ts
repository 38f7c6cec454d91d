import { describe, expect, it } from 'vitest';
import { tempFile } from '../testing/temp-dir.ts';
import { readSalt } from './read-salt.ts';

async function read(content: string, name = 'salt') {
  return readSalt(await tempFile(name, content));
}

const EXPECTED = [
  { name: 'Rock, the Big', score: 0.5, votes: 12 },
  { name: 'Winter', score: 3.06, votes: 2041 },
];

describe('reading salt scores', () => {
  it.each([
    ['CSV', 'name,score,votes\nWinter,3.06,2041\n"Rock, the Big",0.5,12\n'],
    ['CSV with columns in another order', 'Votes;Name;Score\r\n2041;Winter;3.06\r\n12;Rock, the Big;0.5\r\n'],
    [
      'JSONL',
      '{"name":"Winter","score":"3.06","votes":2041}\n{"name":"Rock, the Big","score":0.5,"votes":"12"}',
    ],
    [
      'a list inside an object',
      '{"salt":[{"name":"Winter","score":3.06,"votes":2041},{"name":"Rock, the Big","score":0.5,"votes":12}]}',
    ],
  ])('accepts %s, gzipped or not', async (_, content) => {
    expect((await read(content)).rows).toEqual(EXPECTED);
    expect((await read(content, 'salt.gz')).rows).toEqual(EXPECTED);
  });

  it('rejects what it cannot read and says where and why', async () => {
    const good = Array.from({ length: 120 }, (_, index) => `Card ${index},1,5`);
    const bad = ['Card 7,2,9', 'Hot,4.1,9', 'Cold,-1,9', 'Half,1,2.5', 'Nobody,1,0', ',1,5'];
    const { rows, report } = await read(['name,score,votes', ...good, ...bad].join('\n'));
    expect(rows).toHaveLength(120);
    expect(report).toMatchObject({ records: 126, accepted: 120, rejected: 6 });
    expect(report.firstRejects.map(({ at, reason }) => [at, reason])).toEqual([
      ['line 122', 'name: "Card 7" stands twice'],
      ['line 123', 'score: not a number from 0 to 4'],
      ['line 124', 'score: not a number from 0 to 4'],
      ['line 125', 'votes: not a whole number from 1 on'],
      ['line 126', 'votes: not a whole number from 1 on'],
      ['line 127', expect.stringMatching(/^name: /)],
    ]);
  });

  it('fails if too many rows are unreadable', async () => {
    await expect(read('name,score,votes\nA,1,2\nB,hot,2\n')).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('says which columns it needs', async () => {
    await expect(read('card,salt\nA,1\n')).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(/must name the columns "name" and "score" and "votes"\.$/),
    });
  });

  it('refuses a folder as a file', async () => {
    await expect(readSalt(import.meta.dirname)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(/ is a folder; name a file\.$/),
    });
  });

  it.each(['salt', 'salt.gz'])('refuses an endless line as a table, in %s', async (name) => {
    await expect(read(`name,score,votes\n${'a'.repeat(3_000_000)}`, name)).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringContaining('a line of more than 1 MiB'),
    });
  });

  it('treats property names as names', async () => {
    const { rows } = await read('name,score,votes\n__proto__,1,5\nconstructor,2,6\n');
    expect(rows.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
  });
});
