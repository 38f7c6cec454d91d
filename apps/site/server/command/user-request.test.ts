import { describe, expect, it } from 'vitest';
import { readUserCommand, removeVotesCommand, USER_HELP, UserRequest } from './user-request.ts';

const JO = 'jo@example.org';
const NETWORK = '8TtYp0bS1aXwVw3c-_abcd';
/** One hash in 64 starts like this. */
const DASHED = '-TtYp0bS1aXwVw3c-_abcd';

describe('readUserCommand', () => {
  it.each([
    [['show', JO], { verb: 'show', email: JO }],
    [['reset-second-factor', JO], { verb: 'reset-second-factor', email: JO }],
    [['role', JO, '--staff'], { verb: 'role', email: JO, roles: { isStaff: true, isAdmin: false } }],
    [['role', '--admin', JO], { verb: 'role', email: JO, roles: { isStaff: false, isAdmin: true } }],
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
    [['votes'], { verb: 'votes', hours: 24 }],
    [['votes', '--hours', '720'], { verb: 'votes', hours: 720 }],
    [['remove-votes', NETWORK], { verb: 'remove-votes', network: NETWORK }],
    [['remove-votes', `--network=${DASHED}`], { verb: 'remove-votes', network: DASHED }],
    [['remove-votes', '--', DASHED], { verb: 'remove-votes', network: DASHED }],
    [['patron', JO, '--status=none'], { verb: 'patron', email: JO, patreon: null }],
  ])('reads %j', (args, request) => {
    expect(readUserCommand(args)).toEqual({ request, dataDir: null });
    expect(UserRequest.parse(request)).toEqual(request);
  });

  it('reads the folder and prints help', () => {
    expect(readUserCommand(['show', JO, '--data-dir', 'here'])).toMatchObject({ dataDir: 'here' });
    for (const args of [[], ['--help'], ['role', '--help']]) expect(readUserCommand(args)).toBe('help');
  });

  it('accepts the command that is shown next to a network, whatever the network starts with', () => {
    for (const network of [NETWORK, DASHED]) {
      const [, ...args] = removeVotesCommand(network).split(' ');
      expect(readUserCommand(args)).toEqual({ request: { verb: 'remove-votes', network }, dataDir: null });
    }
    expect(USER_HELP).toContain(removeVotesCommand('NETWORK'));
  });

  it.each([
    [['delete', JO], 'There is no command "user delete".'],
    [['show'], '"user show" takes one email address.'],
    [['show', JO, 'x'], '"user show" takes one email address.'],
    [['show', JO, '--staff'], '"user show" has no --staff.'],
    [['votes', JO], '"user votes" takes no names.'],
    [['votes', '--hours', '0'], '--hours must be'],
    [['remove-votes', JO], 'takes one network'],
    [['remove-votes'], 'takes one network'],
    [['remove-votes', NETWORK, `--network=${DASHED}`], 'takes one network'],
    [['remove-votes', '--network='], 'takes one network'],
    [['votes', `--network=${DASHED}`], '"user votes" has no --network.'],
    [['role', JO], 'Say --staff, --admin, both, or --none.'],
    [['role', JO, '--none', '--staff'], 'Say --staff, --admin, both, or --none.'],
    [['role', JO, '--owner'], '--owner'],
    [['role', JO, '--staff', '--cents', '5'], '"user role" has no --cents.'],
    [['patron', JO], '--status must be'],
    [['patron', JO, '--status', 'king'], '--status must be'],
    [['patron', JO, '--status', 'none', '--cents', '5'], '--status must be'],
    [['patron', JO, '--status', 'active_patron', '--cents', '-5'], 'cents'],
    [['patron', JO, '--status', 'active_patron', '--cents', '1.5'], '--cents must be'],
    [['show', JO, '--data-dir', ''], '--data-dir must name a folder.'],
  ])('refuses %j', (args, message) => {
    expect(() => readUserCommand(args)).toThrow(message);
    expect(() => readUserCommand(args)).toThrow('See "npm run deckwright -- user --help".');
  });
});
