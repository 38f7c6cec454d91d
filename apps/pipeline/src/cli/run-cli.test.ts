import { AppError } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import type { Command, CommandContext, Values } from './command.ts';
import { oneOf, required } from './command.ts';
import { runCli } from './run-cli.ts';
import { ProgressBar } from './terminal.ts';

/** Runs a command line over two commands that record their calls. */
async function run(args: string[], work: () => void = () => {}, debug = false) {
  const output = { out: '', err: '' };
  const calls: { command: string; values: Values; files: readonly string[]; dataDir: string }[] = [];
  const command = (words: string[], options: Command['options']): Command => ({
    words,
    summary: `Does ${words.join(' ')}`,
    help: `Usage: ${words.join(' ')}\n`,
    options,
    async run({ dataDir }, values, files) {
      calls.push({ command: words.join(' '), values: { ...values }, files, dataDir });
      work();
    },
  });
  const code = await runCli(args, {
    commands: [
      command(['ingest'], { from: { type: 'string' } }),
      command(['ingest', 'decks'], { source: { type: 'string' } }),
    ],
    streams: {
      out: (text) => {
        output.out += text;
      },
      err: (text) => {
        output.err += text;
      },
    },
    contextOf: (dataDir): CommandContext => ({
      dataDir: dataDir ?? 'default',
      terminal: { out: () => {}, err: () => {}, progress: new ProgressBar({ write: () => {} }) },
      cwd: '/',
      env: {},
      now: () => new Date(0),
    }),
    debug,
  });
  return { code, calls, ...output };
}

describe('runCli', () => {
  it('runs the command whose words come first, the longer name before the shorter', async () => {
    const { code, calls } = await run(['ingest', 'decks', 'a.jsonl', '--source', 'club', 'b.jsonl']);
    expect(code).toBe(0);
    expect(calls).toEqual([
      {
        command: 'ingest decks',
        values: { source: 'club' },
        files: ['a.jsonl', 'b.jsonl'],
        dataDir: 'default',
      },
    ]);
    expect((await run(['ingest', '--from', 'x'])).calls[0]).toMatchObject({
      command: 'ingest',
      values: { from: 'x' },
    });
  });

  it('passes on --data-dir', async () => {
    expect((await run(['ingest', '--data-dir', '/srv/data'])).calls[0]?.dataDir).toBe('/srv/data');
    expect(await run(['ingest', '--data-dir='])).toMatchObject({
      code: 1,
      err: '--data-dir must name a folder.\n',
    });
  });

  it('explains a command without running it', async () => {
    const { code, out, calls } = await run(['ingest', 'decks', '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: ingest decks\n[\s\S]*--data-dir DIR/);
    expect(calls).toEqual([]);
  });

  it('lists the commands if asked, and as an error without arguments', async () => {
    const asked = await run(['--help']);
    expect(asked.code).toBe(0);
    expect(asked.out).toContain('ingest decks  Does ingest decks');
    const nothing = await run([]);
    expect(nothing.code).toBe(1);
    expect(nothing.err).toBe(asked.out);
  });

  it('answers wrong input with a sentence and exit code 1', async () => {
    expect(await run(['frobnicate'])).toMatchObject({
      code: 1,
      err: 'There is no command "frobnicate". See "npm run deckwright -- --help".\n',
    });
    // One letter missing, two letters swapped, a command of the site, and two slips in a short word.
    expect((await run(['igest'])).err).toMatch(/^There is no command "igest"\. Did you mean "ingest"\? See/);
    expect((await run(['INGETS'])).err).toContain('Did you mean "ingest"?');
    expect((await run(['dokter'])).err).toContain('Did you mean "doctor"?');
    expect((await run(['axy'])).err).not.toContain('Did you mean');
    expect((await run(['ingest', 'x'])).err).not.toContain('needs a second word');
    expect((await run(['--data-dir', '/tmp', 'status'])).err).toBe(
      'Options come after the command. See "npm run deckwright -- --help".\n',
    );
    const unknown = await run(['ingest', 'decks', '--color', 'U']);
    expect(unknown.code).toBe(1);
    expect(unknown.err).toMatch(
      /^Unknown option '--color'.* See "npm run deckwright -- ingest decks --help"\.\n$/,
    );
    expect(unknown.calls).toEqual([]);
  });

  it('prints the sentence of an error, and its stack only for debugging', async () => {
    const fail = () => {
      throw new AppError('data-loss', 'The file is cut short; fetch it again.');
    };
    expect(await run(['ingest'], fail)).toMatchObject({
      code: 1,
      err: 'The file is cut short; fetch it again.\n',
    });
    expect((await run(['ingest'], fail, true)).err).toMatch(/run-cli\.test\.ts/);
  });

  it('has a sentence for a full disk, missing permissions and unexpected errors', async () => {
    const failWith = (error: Error) => () => {
      throw error;
    };
    const full = Object.assign(new Error('write'), { code: 'ENOSPC', path: '/data/x' });
    expect((await run(['ingest'], failWith(full))).err).toMatch(
      /^The disk is full \(\/data\/x\)\. Free some space/,
    );
    const denied = Object.assign(new Error('open'), { code: 'EACCES', path: '/data/x' });
    expect((await run(['ingest'], failWith(denied))).err).toMatch(
      /^\/data\/x cannot be written or read \(EACCES\)/,
    );
    expect((await run(['ingest'], failWith(new Error('odd')))).err).toMatch(
      /^Something unforeseen went wrong: odd\./,
    );
  });
});

describe('required', () => {
  it('returns the trimmed value or says which option is missing', () => {
    expect(required({ source: ' club ' }, 'source', 'ingest decks')).toBe('club');
    for (const source of [undefined, '', ' ']) {
      expect(() => required({ source }, 'source', 'ingest decks')).toThrow(
        '--source is missing. See "npm run deckwright -- ingest decks --help".',
      );
    }
  });
});

describe('oneOf', () => {
  it('returns the word or names the allowed words', () => {
    expect(oneOf('own', ['own', 'licensed'], '--rights')).toBe('own');
    expect(() => oneOf('mine', ['own', 'licensed'], '--rights')).toThrow(
      '--rights must be one of own, licensed; got "mine".',
    );
  });
});
