import { ProgressBar } from '@deckwright/command-line';
import { runCommandLine } from '@deckwright/command-line/run';
import { describe, expect, it } from 'vitest';
import { SITE_COMMANDS } from './index.ts';
import { createUserCommands } from './user-command.ts';
import { removeVotesCommand, UserRequest } from './user-request.ts';

const JO = 'jo@example.org';
const NETWORK = '8TtYp0bS1aXwVw3c-_abcd';
/** One hash in 64 starts like this. */
const DASHED = '-TtYp0bS1aXwVw3c-_abcd';

/** Runs `deckwright user …`, recording the request. */
async function user(args: readonly string[]) {
  const requests: UserRequest[] = [];
  const commands = createUserCommands(async (_context, request) => {
    requests.push(request);
    return ['done'];
  });
  const table = Object.entries(commands).map(([verb, definition]) => ({
    words: ['user', verb] as const,
    summary: '',
    load: async () => definition,
  }));
  const output = { out: '', err: '' };
  const code = await runCommandLine(table, ['user', ...args], {
    defaultDataDir: '/data',
    terminal: {
      out: (text) => {
        output.out += text;
      },
      err: (text) => {
        output.err += text;
      },
      progress: new ProgressBar({ write: () => {} }),
    },
    cwd: '/',
    env: {},
    now: () => new Date(0),
  });
  return { code, requests, ...output };
}

describe('deckwright user', () => {
  it.each([
    [['show', JO], { verb: 'show', email: JO }],
    [['reset-second-factor', JO], { verb: 'reset-second-factor', email: JO }],
    [['role', JO, '--staff'], { verb: 'role', email: JO, roles: { isStaff: true, isAdmin: false } }],
    [['role', '--admin', JO], { verb: 'role', email: JO, roles: { isStaff: false, isAdmin: true } }],
    [['--admin', 'role', JO], { verb: 'role', email: JO, roles: { isStaff: false, isAdmin: true } }],
    [
      ['role', JO, '--staff', '--admin'],
      { verb: 'role', email: JO, roles: { isStaff: true, isAdmin: true } },
    ],
    [
      ['role', JO, '--admin', '--unconfirmed'],
      { verb: 'role', email: JO, roles: { isStaff: false, isAdmin: true }, evenUnconfirmed: true },
    ],
    [['role', JO, '--none'], { verb: 'role', email: JO, roles: { isStaff: false, isAdmin: false } }],
    [
      ['patron', JO, '--status', 'active_patron', '--cents', '500'],
      { verb: 'patron', email: JO, patreon: { status: 'active_patron', cents: 500 } },
    ],
    [
      ['patron', JO, '--status', 'former_patron'],
      { verb: 'patron', email: JO, patreon: { status: 'former_patron', cents: 0 } },
    ],
    [['patron', JO, '--status=none'], { verb: 'patron', email: JO, patreon: null }],
    [['votes'], { verb: 'votes', hours: 24 }],
    [['votes', '--hours', '720'], { verb: 'votes', hours: 720 }],
    [['remove-votes', NETWORK], { verb: 'remove-votes', network: NETWORK }],
    [['remove-votes', `--network=${DASHED}`], { verb: 'remove-votes', network: DASHED }],
    [['remove-votes', '--', DASHED], { verb: 'remove-votes', network: DASHED }],
  ])('reads %j', async (args, request) => {
    expect(await user(args)).toEqual({ code: 0, requests: [request], out: 'done\n', err: '' });
    expect(UserRequest.parse(request)).toEqual(request);
  });

  it('accepts the command that is shown next to a network, whatever the network starts with', async () => {
    for (const network of [NETWORK, DASHED]) {
      const [, ...args] = removeVotesCommand(network).split(' ');
      expect((await user(args)).requests).toEqual([{ verb: 'remove-votes', network }]);
    }
  });

  it.each([
    [['delete', JO], 'Unknown command "user delete".'],
    [['show'], "Missing required argument 'EMAIL'."],
    [['show', JO, 'x'], '"user show" takes one argument, not'],
    [['show', JO, '--staff'], "Unknown option '--staff'."],
    [['votes', JO], '"user votes" takes no argument, not'],
    [['votes', '--hours', '0'], '--hours must be'],
    [['remove-votes', JO], 'Name one network'],
    [['remove-votes'], 'Name one network'],
    [['remove-votes', NETWORK, `--network=${DASHED}`], 'Name one network'],
    [['remove-votes', '--network='], 'Name one network'],
    [['votes', `--network=${DASHED}`], `Unknown option '--network=${DASHED}'.`],
    [['role', JO], 'Say --staff, --admin, both, or --none.'],
    [['role', JO, '--none', '--staff'], 'Say --staff, --admin, both, or --none.'],
    [['role', JO, '--owner'], "Unknown option '--owner'."],
    [['role', JO, '--staff', '--cents', '5'], "Unknown option '--cents'."],
    [['patron', JO], '--status is missing.'],
    [['patron', JO, '--status', 'king'], '--status must be one of'],
    [['patron', JO, '--status', 'none', '--cents', '5'], '--status none takes no --cents.'],
    [['patron', JO, '--status', 'active_patron', '--cents', '-5'], '--cents needs a value'],
    [['patron', JO, '--status', 'active_patron', '--cents', '1.5'], '--cents must be'],
    [['show', JO, '--data-dir', ''], '--data-dir must name a folder.'],
  ])('refuses %j', async (args, message) => {
    const { code, requests, out, err } = await user(args);
    expect({ code, requests, out }).toEqual({ code: 1, requests: [], out: '' });
    expect(err.startsWith(message)).toBe(true);
    expect(err).toMatch(/ See "npm run deckwright -- (.+ )?--help"\.\n$/);
  });

  it('has every verb in the table of commands', () => {
    const verbs = SITE_COMMANDS.flatMap(({ words: [first, verb] }) =>
      first === 'user' && verb !== undefined ? [verb] : [],
    );
    expect(verbs.sort()).toEqual(Object.keys(createUserCommands(async () => [])).sort());
  });
});
