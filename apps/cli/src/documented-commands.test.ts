import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '@deckwright/command-line/run';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { findCommandLines } from './testing/find-command-lines.fixture.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TEXTS = [
  '*.md',
  'docs/{*.md,operate/*.md,sql/*.md}',
  'deploy/**/*',
  '.github/**/*.yml',
  '.env.example',
  'content/**/*.md',
  'tooling/trials/*',
  '{apps,packages}/*/{src,server}/**/*.ts',
];

/** What is wrong with each command line of a text; empty where every one is understood. */
async function problems(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const args of findCommandLines(text).filter((line) => !isName(line)))
    await readCommandLine(COMMANDS, args).catch((error: Error) => {
      found.push(`${args.join(' ')}: ${error.message}`);
    });
  return found;
}

/** Whether it is a command's name alone, of which a sentence speaks. */
function isName(args: readonly string[]): boolean {
  return COMMANDS.some(({ words }) => words.join(' ') === args.join(' '));
}

describe('the command lines that documents, units and messages name', () => {
  const files = globSync(TEXTS, { cwd: ROOT, exclude: (name) => /node_modules/.test(`${name}`) })
    .filter((file) => /\.(md|ts|ya?ml|service|timer|sh|mjs|example|conf)$|file$/.test(file))
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file));

  it.each(files.filter((file) => findCommandLines(readFileSync(join(ROOT, file), 'utf8')).length > 0))(
    'are understood: %s',
    async (file) => {
      expect(await problems(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
    },
  );

  it('are found in README, guides, units and messages', () => {
    const toLines = (file: string) => findCommandLines(readFileSync(join(ROOT, file), 'utf8'));
    expect(toLines('README.md')).toContainEqual(['user', 'role', 'EMAIL', '--admin']);
    expect(toLines('docs/operate/backup.md')).toContainEqual(['backup', '--to', '/mnt/backups/$(date +%F)']);
    expect(toLines('deploy/systemd/deckwright-refresh.service')).toContainEqual(['refresh']);
    expect(toLines('deploy/README.md')).toContainEqual(['user', 'role', 'you@example.org', '--admin']);
  });

  it.each([
    ['Run `npm run deckwright -- rebuild` first.', 'rebuild: Unknown command "rebuild".'],
    ['npm run deckwright -- ingest decks a --source b', 'ingest decks a --source b: --rights is missing.'],
    ['ExecStart=node apps/site/server/command/backup.ts --too /x', 'Did you mean --to?'],
    ['Run "npm run deckwright -- status now" again.', 'takes no argument, not "now"'],
  ])('that are wrong would be named: %s', async (text, problem) => {
    expect((await problems(text)).join()).toContain(problem);
  });
});

/** What operators type, with the command that each must reach. */
const PROMISED: readonly (readonly [command: string, args: readonly string[]])[] = [
  ['fetch', ['fetch', '--from', 'mirror', '--json']],
  ['fetch topdeck', ['fetch', 'topdeck', '--days', '30']],
  ['refresh', ['refresh', '--json']],
  ['ingest', ['ingest', '--from', 'mirror']],
  [
    'ingest decks',
    ['ingest', 'decks', 'a.txt', 'b', '--source', 'League of Pairs', '--rights', 'permission'],
  ],
  ['ingest prices', ['ingest', 'prices', 'p.csv', '--vendor', 'scg', '--currency', 'USD']],
  ['ingest salt', ['ingest', 'salt', 's.csv']],
  ['build', ['build', '--sample', '--no-publish', '--check', '--as-of=2024-03-30', '--max-age-days', 'all']],
  ['build', ['build', '--threads', '1', '--wait-for-workers', '60', '--data-dir', '/tmp/million']],
  ['worker', ['worker', '--threads', '2']],
  ['publish', ['publish', '0123456789abcdef']],
  ['rollback', ['rollback']],
  ['sources', ['sources']],
  ['sources list', ['sources', 'list']],
  ['sources show', ['sources', 'show', 'League of Pairs']],
  ['sources remove', ['sources', 'remove', 'club/1', '--reason', 'a letter', '--dry-run', '--no-build']],
  ['sources remove', ['sources', 'remove', 'club/1', '--dry-run']],
  ['sources allow', ['sources', 'allow', 'club/1']],
  ['bulk', ['bulk']],
  ['bulk', ['bulk', '0123456789abcdef']],
  ['bulk', ['bulk', '--fields']],
  ['export lake', ['export', 'lake', '/srv/exports', '--snapshot', '0123456789abcdef']],
  ['status', ['status', '--data-dir', 'var']],
  ['user show', ['user', 'show', 'jo@example.org']],
  ['user show', ['user', '--data-dir', 'var', 'show', 'jo@example.org']],
  ['user role', ['user', 'role', 'jo@example.org', '--staff', '--admin', '--unconfirmed']],
  ['user role', ['user', 'role', 'jo@example.org', '--none']],
  ['user patron', ['user', 'patron', 'jo@example.org', '--status', 'active_patron', '--cents', '500']],
  ['user reset-second-factor', ['user', 'reset-second-factor', 'jo@example.org']],
  ['user votes', ['user', 'votes', '--hours', '24']],
  ['user remove-votes', ['user', 'remove-votes', '--network=-TtYp0bS1aXwVw3c-_abcd']],
  ['ask commander', ['ask', 'commander', "Atraxa, Praetors' Voice", '--order', 'synergy', '--limit', '10']],
  ['ask commander', ['ask', '--site', 'https://decks.example', 'commander', 'Krenko']],
  ['ask deck', ['ask', 'deck', '-', '--format', 'csv', '--site', 'https://decks.example']],
  ['ask recommend', ['ask', 'recommend', 'a.txt', '--max-price', '5', '--max-total', '50', '--bracket', '3']],
  ['ask recommend', ['ask', 'recommend', 'a.txt', '--plan', 'Elves, tokens', '--any-price', '--any-bracket']],
  ['mcp', ['mcp', '--site', 'https://decks.example']],
  ['backup', ['backup', '--to', '/b', '--snapshots', 'none', '--without-database', '--without-lake']],
  ['restore', ['restore', '--from', '/b', '--replace', '--check', '--data-dir', 'var']],
  ['doctor', ['doctor', '--json', '--data-dir', 'var']],
];

describe('a command that operators know', () => {
  it.each(PROMISED)('is reached: %s %j', async (command, args) => {
    expect(await readCommandLine(COMMANDS, args)).toMatchObject({ kind: 'run', words: command.split(' ') });
  });

  it('is in this list', () => {
    const commands = COMMANDS.flatMap((entry) => ('load' in entry ? [entry.words.join(' ')] : []));
    expect([...new Set(PROMISED.map(([command]) => command))].sort()).toEqual(commands.sort());
  });
});

describe('help', () => {
  it.each(COMMANDS.map(({ words, summary }) => [words.join(' '), summary] as const))(
    'explains %s',
    async (name, summary) => {
      const words = name.split(' ');
      const call = await readCommandLine(COMMANDS, [...words, '--help']);
      if (call.kind !== 'help') throw new Error(`${name} ran`);
      expect(call.text.startsWith(`Usage: npm run deckwright -- ${name} `)).toBe(true);
      expect(call.text).toContain('-h, --help');
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
    },
  );

  it('lists every command or its group', async () => {
    const call = await readCommandLine(COMMANDS, ['--help']);
    if (call.kind !== 'help') throw new Error('It ran');
    for (const { words } of COMMANDS) expect(call.text).toMatch(new RegExp(`^  ${words[0]}[ …]`, 'm'));
  });
});
