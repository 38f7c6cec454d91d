import { AppError } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { type CommandTable, defineCommand, type Values } from '../command.ts';
import { ProgressBar } from '../terminal.ts';
import { runCommandLine } from './run-command-line.ts';

type Call = { command: string; values: Values; args: readonly string[]; dataDir: string };

/** Commands that record their calls; `work` is what they do. */
function getTable(calls: Call[], work: () => number | undefined): CommandTable {
  const define = (
    command: string,
    options: Parameters<typeof defineCommand>[0]['options'],
    args?: string,
  ) => ({
    words: command.split(' ') as [string, string],
    summary: `Does ${command}`,
    load: async () =>
      defineCommand({
        description: `About ${command},\nin two lines.\n\nAnd more.`,
        ...(args === undefined ? {} : { arguments: args }),
        options,
        run: async ({ dataDir }, values, given) => {
          calls.push({ command, values: { ...values }, args: given, dataDir });
          return work();
        },
      }),
  });
  return [
    define('ingest', { from: { value: 'DIR', help: 'A folder' } }),
    define(
      'ingest decks',
      {
        source: { value: 'NAME', required: true, help: 'Where from' },
        rights: { value: 'RIGHT', choices: ['own', 'licensed'], help: 'Your right' },
        'no-build': { help: 'Builds nothing' },
        format: { value: 'FORMAT', default: 'table', help: 'How to print' },
      },
      'FILE…',
    ),
    define('publish', {}, 'ID'),
    define('doctor', { json: { help: 'As JSON' } }),
    { words: ['user'], summary: 'Accounts', description: 'Shows an account,\nor sets its roles.' },
    define('user show', {}, 'EMAIL'),
    define('user role', { staff: { help: 'May open the staff page' } }, 'EMAIL'),
    define('export lake', {}, 'FOLDER'),
  ];
}

async function run(args: string[], work: () => number | undefined = () => undefined, env = {}) {
  const output = { out: '', err: '' };
  const calls: Call[] = [];
  const code = await runCommandLine(getTable(calls, work), args, {
    defaultDataDir: '/default',
    terminal: {
      out: (text) => {
        output.out += text;
      },
      err: (text) => {
        output.err += text;
      },
      progress: new ProgressBar({ write: () => {} }),
    },
    cwd: '/home/jo',
    env,
    now: () => new Date(0),
  });
  return { code, calls, ...output };
}

const seen = (command: string) => `See "npm run deckwright -- ${command}".\n`;

describe('an id that begins with a dash', () => {
  it.each([
    [['publish', '--NzLLf8Kkyq_4XWI9diMw'], 'publish', ['--NzLLf8Kkyq_4XWI9diMw']],
    [['publish', '-2bcdefghijk'], 'publish', ['-2bcdefghijk']],
    [['publish', '--0123456789abcdef'], 'publish', ['--0123456789abcdef']],
    [['publish', '-0123456789abcdef'], 'publish', ['-0123456789abcdef']],
    [['publish', '--abcdef0123456789ab'], 'publish', ['--abcdef0123456789ab']],
    [['publish', '-abcdefghijklmnopqrstu'], 'publish', ['-abcdefghijklmnopqrstu']],
    [['publish', '--', '-ab'], 'publish', ['-ab']],
    [['publish', '--', '--NzLLf8Kkyq_4XWI9diMw'], 'publish', ['--NzLLf8Kkyq_4XWI9diMw']],
    [
      ['ingest', 'decks', '-Ab_cdefghij', '--source', 'club', 'b', '--no-build'],
      'ingest decks',
      ['b', '-Ab_cdefghij'],
    ],
  ])('is none of the options: %j', async (line, command, args) => {
    const { code, calls } = await run(line);
    expect({ code, calls }).toMatchObject({ code: 0, calls: [{ command, args }] });
  });

  it.each([
    ['--dry-runs'],
    ['--Jason'],
    ['--defaced'],
    ['--deadbeef'],
    ['--facade1'],
    ['--No-publish1'],
    ['--json_format'],
  ])('is not %s, which is refused as an option', async (typed) => {
    expect(await run(['publish', 'x', typed])).toMatchObject({
      ...{ code: 1, calls: [] },
      err: expect.stringContaining('Unknown option'),
    });
  });
});

it('an id too short to be told from an option is refused with how to write it', async () => {
  expect(await run(['ingest', 'decks', '-ab', '--source', 'club'])).toMatchObject({
    ...{ code: 1, calls: [] },
    err: `Unknown option '-ab'. Write "--" before it if it is an id. ${seen('ingest decks --help')}`,
  });
});

it.each([
  ['ingest decks', '-no-build', '--no-build'],
  ['ingest decks', '-no-bild', '--no-build'],
  ['ingest decks', '-any-build', '--no-build'],
  ['ingest decks', '-No_Builds', '--no-build'],
  ['ingest decks', '-sourec=club', '--source'],
  ['ingest decks', '-data-dirs', '--data-dir'],
  ['publish', '-data-dri', '--data-dir'],
  ['doctor', '-jsn', '--json'],
])('"%s %s" is refused as %s with one dash, never taken for an id', async (command, typed, near) => {
  expect(await run([...command.split(' '), 'x', typed])).toMatchObject({
    ...{ code: 1, calls: [] },
    err: `Unknown option '${typed}'. Did you mean ${near}? ${seen(`${command} --help`)}`,
  });
});

it('an option of a command without arguments is never taken for an id', async () => {
  for (const typed of ['--json_format', '--NzLLf8Kkyq_4XWI9diMw', '-Json_format'])
    expect((await run(['doctor', typed])).err, typed).toContain('Unknown option');
});

describe('secrets of the settings', () => {
  it.each([{}, { DEBUG: '1' }])('are not in what a failure says, with %j', async (more) => {
    const work = (): never => {
      throw new Error('no answer of postgres://jo:hush-hush@h1,h2/x with key-of-topdeck');
    };
    const env = { DATABASE_URL: 'postgres://jo:hush-hush@h1,h2/x', TOPDECK_KEY: 'key-of-topdeck', ...more };
    const { code, err } = await run(['doctor'], work, env);
    expect(code).toBe(1);
    expect(err).toContain('[secret]');
    expect(err).not.toMatch(/hush|key-of/);
  });
});

describe('a command line', () => {
  it('runs the command whose words come first, the longer name before the shorter', async () => {
    const { code, calls } = await run(['ingest', 'decks', 'a.jsonl', '--source', 'club', 'b.jsonl']);
    expect(code).toBe(0);
    expect(calls).toEqual([
      {
        command: 'ingest decks',
        values: { source: 'club', rights: undefined, 'no-build': false, format: 'table' },
        args: ['a.jsonl', 'b.jsonl'],
        dataDir: '/default',
      },
    ]);
    expect((await run(['ingest', '--from', 'x'])).calls[0]).toMatchObject({
      command: 'ingest',
      values: { from: 'x' },
    });
  });

  it('reads options in both forms, those that begin with "no", and what follows "--"', async () => {
    const { calls } = await run(['ingest', 'decks', '--source=a=b', '--no-build', '-', '--', '--x']);
    expect(calls[0]).toMatchObject({
      values: { source: 'a=b', 'no-build': true },
      args: ['-', '--x'],
    });
  });

  it('lets options stand between the two words of a group', async () => {
    const { calls } = await run(['user', '--data-dir', 'here', 'role', 'jo@x', '--staff']);
    expect(calls).toEqual([
      { command: 'user role', values: expect.anything(), args: ['jo@x'], dataDir: '/home/jo/here' },
    ]);
    expect(calls[0]?.values.staff).toBe(true);
  });

  it('resolves --data-dir against the folder of the caller', async () => {
    expect((await run(['ingest', '--data-dir', '/srv/data'])).calls[0]?.dataDir).toBe('/srv/data');
    expect((await run(['ingest', '--data-dir', 'data'])).calls[0]?.dataDir).toBe('/home/jo/data');
    const empty = await run(['ingest', '--data-dir=']);
    expect(empty).toMatchObject({ code: 1, calls: [] });
    expect(empty.err).toBe(`--data-dir must name a folder. ${seen('ingest --help')}`);
  });

  it('ends with 0, with the number of the command, or with 1 after an error', async () => {
    expect((await run(['doctor'])).code).toBe(0);
    expect(await run(['doctor'], () => 1)).toMatchObject({ code: 1, err: '' });
    const fail = () => {
      throw new AppError('data-loss', 'The file is cut short; fetch it again.');
    };
    expect(await run(['doctor'], fail)).toMatchObject({
      code: 1,
      err: 'The file is cut short; fetch it again.\n',
    });
  });

  it('prints the stack of an error only for debugging', async () => {
    const fail = () => {
      throw new Error('odd');
    };
    expect((await run(['doctor'], fail)).err).toBe(
      'Something unforeseen went wrong: odd. Run it again with DEBUG=1 to see where.\n',
    );
    expect((await run(['doctor'], fail, { DEBUG: '1' })).err).toMatch(/run-command-line\.test\.ts/);
  });
});

describe('help', () => {
  it('lists the commands if requested, each group once, and as an error without arguments', async () => {
    const requested = await run(['--help']);
    expect(requested).toMatchObject({ code: 0, err: '' });
    expect(requested.out).toMatch(/^Usage: npm run deckwright -- COMMAND \[OPTIONS\]\n/);
    expect(requested.out).toMatch(/^ {2}ingest decks {2,}Does ingest decks$/m);
    expect(requested.out).toMatch(/^ {2}user … {2,}Accounts$/m);
    expect(requested.out).not.toContain('user show');
    expect(await run([])).toMatchObject({ code: 1, out: '', err: requested.out });
    for (const args of [['help'], ['-h']]) expect((await run(args)).out).toBe(requested.out);
  });

  it('explains a command without running it', async () => {
    for (const args of [
      ['ingest', 'decks', '--help'],
      ['ingest', 'decks', 'x', '-h'],
      ['help', 'ingest', 'decks'],
    ]) {
      const { code, out, err, calls } = await run(args);
      expect({ code, err, calls }).toEqual({ code: 0, err: '', calls: [] });
      expect(out).toMatch(
        /^Usage: npm run deckwright -- ingest decks FILE… --source NAME \[OPTIONS\]\n\nAbout ingest decks, in two lines\.\n\nAnd more\.\n/,
      );
      expect(out).toMatch(/^ {2}--rights RIGHT {2,}Your right \(choices: "own", "licensed"\)$/m);
      expect(out).toMatch(/^ {2}--format FORMAT {2,}How to print \(default: table\)$/m);
      expect(out).toMatch(/^ {2}--data-dir DIR {2,}The data folder/m);
      expect(out).toMatch(/^ {2}-h, --help {2,}/m);
    }
  });

  it('names the commands of two words that begin with a command', async () => {
    const { out } = await run(['ingest', '--help']);
    expect(out).toMatch(/\n\nFurther commands:\n {2}ingest decks {2}Does ingest decks\n$/);
    expect((await run(['publish', '--help'])).out).not.toContain('Further commands');
  });

  it('explains a group by its commands, and as an error without its second word', async () => {
    const requested = await run(['user', '--help']);
    expect(requested.code).toBe(0);
    expect(requested.out).toMatch(
      /^Usage: npm run deckwright -- user COMMAND \[OPTIONS\]\n\nShows an account, or sets its roles\.\n/,
    );
    expect(requested.out).toMatch(/^ {2}user role {2,}Does user role$/m);
    expect(await run(['user'])).toMatchObject({ code: 1, out: '', err: requested.out });
  });
});

describe('wrong input', () => {
  it.each([
    // One letter missing, two letters swapped, nothing similar.
    [['igest'], `Unknown command "igest". Did you mean ingest? ${seen('--help')}`],
    [['dotcor'], `Unknown command "dotcor". Did you mean doctor? ${seen('--help')}`],
    [['frobnicate'], `Unknown command "frobnicate". ${seen('--help')}`],
    [['usr', 'show'], `Unknown command "usr". Did you mean user? ${seen('--help')}`],
    [['user', 'shw', 'jo@x'], `Unknown command "user shw". Did you mean show? ${seen('--help')}`],
    [['ingest', 'deks'], `Unknown command "ingest deks". Did you mean decks? ${seen('--help')}`],
    [['export'], `"export" needs a second word: lake. ${seen('--help')}`],
    [['user', '--staff'], `"user" needs a second word: show, role. ${seen('user --help')}`],
    [['--data-dir', '/tmp', 'doctor'], `Options come after the command. ${seen('--help')}`],
    [['doctor', '--jsn'], `Unknown option '--jsn'. Did you mean --json? ${seen('doctor --help')}`],
    [['doctor', '--color'], `Unknown option '--color'. ${seen('doctor --help')}`],
    [['doctor', '--json=1'], `Unknown option '--json=1'. Did you mean --json? ${seen('doctor --help')}`],
    [
      ['ingest', 'decks', 'a', '--sourc', 'x'],
      `Unknown option '--sourc'. Did you mean --source? ${seen('ingest decks --help')}`,
    ],
    [['ingest', 'decks', 'a'], `--source is missing. ${seen('ingest decks --help')}`],
    [['ingest', 'decks', 'a', '--source', ' '], `--source is missing. ${seen('ingest decks --help')}`],
    [
      ['ingest', 'decks', 'a', '--source'],
      `Option '--source <NAME>' argument missing. ${seen('ingest decks --help')}`,
    ],
    [
      ['ingest', 'decks', 'a', '--source', '--no-build'],
      `--source needs a value; write --source=VALUE if it begins with "-". ${seen('ingest decks --help')}`,
    ],
    [
      ['ingest', 'decks', 'a', '--source', 'x', '--rights', 'mine'],
      `--rights must be one of own, licensed; got "mine". ${seen('ingest decks --help')}`,
    ],
    [
      ['ingest', 'decks', '--source', 'x'],
      `Missing required argument 'FILE'. ${seen('ingest decks --help')}`,
    ],
    [['doctor', 'x'], `"doctor" takes no argument, not "x". ${seen('doctor --help')}`],
    [
      ['publish', 'a', 'b'],
      `"publish" takes one argument, not "a", "b". Quote what has spaces. ${seen('publish --help')}`,
    ],
  ])('answers %j in one sentence with exit code 1, and runs nothing', async (args, err) => {
    expect(await run(args)).toEqual({ code: 1, out: '', err, calls: [] });
  });
});
