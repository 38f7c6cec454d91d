import { parseArgs } from 'node:util';
import { AppError, optionFault } from '@deckwright/domain';
import { z } from 'zod';

/** One year. */
const MOST_HOURS = 8784;
/** A keyed hash. */
const NETWORK = /^[\w-]{22}$/;

const Email = z.string().min(1).max(300);

/** What the command asks of the accounts, in this process or in the site that has them open. */
export const UserRequest = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('show'), email: Email }),
  z.strictObject({ verb: z.literal('reset-second-factor'), email: Email }),
  z.strictObject({
    verb: z.literal('role'),
    email: Email,
    roles: z.strictObject({ isStaff: z.boolean(), isAdmin: z.boolean() }),
    evenUnconfirmed: z.boolean().optional(),
  }),
  z.strictObject({
    verb: z.literal('patron'),
    email: Email,
    patreon: z
      .strictObject({ status: z.enum(['active_patron', 'former_patron']), cents: z.int().min(0).max(1e8) })
      .nullable(),
  }),
  z.strictObject({ verb: z.literal('votes'), hours: z.int().min(1).max(MOST_HOURS) }),
  z.strictObject({ verb: z.literal('remove-votes'), network: z.string().regex(NETWORK) }),
]);
export type UserRequest = z.infer<typeof UserRequest>;

/** What a site that runs is asked for: the same, or its database as files in a folder that is there and empty. */
export const ControlRequest = z.union([
  UserRequest,
  z.strictObject({ verb: z.literal('dump'), folder: z.string().min(1).max(4_000) }),
]);
export type ControlRequest = z.infer<typeof ControlRequest>;

export const USER_HELP = `Usage: npm run deckwright -- user show EMAIL
       npm run deckwright -- user reset-second-factor EMAIL
       npm run deckwright -- user role EMAIL --staff | --admin | --staff --admin | --none  [--unconfirmed]
       npm run deckwright -- user patron EMAIL --status active_patron | former_patron | none [--cents N]
       npm run deckwright -- user votes [--hours N]
       npm run deckwright -- user remove-votes --network=NETWORK

Shows an account, or sets its roles or its patron status; pages that are open see it at once. Staff may open the staff
page once they have set up two-step sign-in, admins also set roles there. Roles go to accounts with a confirmed address;
--unconfirmed gives them all the same, where you know whose account it is. reset-second-factor turns two-step sign-in off
for an account whose owner has lost the app and the recovery codes, and signs it out everywhere. votes lists the networks
that gave most salt votes within so many hours (default: 24), and remove-votes takes back what one of them gave, accounts
with a confirmed address aside; --network= takes a network that begins with "-" too. With Patreon's webhook the patron
status comes by itself.

With DATABASE_URL it works on that database. Else it works on the embedded one in DATA_DIR: by the site that runs on it,
or, while none does, by itself.

  --staff             role: may open the staff page
  --admin             role: may also set roles there
  --none              role: neither
  --unconfirmed       role: even if the address is not confirmed
  --status STATUS     patron: active_patron, former_patron or none
  --cents N           patron: the amount a month, in cents (default: 0)
  --hours N           votes: look back this many hours, 1 to 8,784 (default: 24)
  --network=NETWORK   remove-votes: a network, as "user votes" lists it
  --data-dir DIR      The data folder (default: DATA_DIR, else ./var of the project)
  --help              This text
`;

const OPTIONS = {
  staff: { type: 'boolean' },
  admin: { type: 'boolean' },
  none: { type: 'boolean' },
  unconfirmed: { type: 'boolean' },
  status: { type: 'string' },
  cents: { type: 'string' },
  hours: { type: 'string' },
  network: { type: 'string' },
  'data-dir': { type: 'string' },
  help: { type: 'boolean' },
} as const;

export type UserCommand = { request: UserRequest; dataDir: string | null } | 'help';

/** The command that removes the votes of a network; with `=`, since a hash may start with "-". */
export function removeVotesCommand(network: string): string {
  return `user remove-votes --network=${network}`;
}

/** @throws AppError invalid-argument with a sentence that explains the syntax */
export function readUserCommand(args: readonly string[]): UserCommand {
  const { values, positionals } = parse(args);
  const [verb = '', email = '', ...more] = positionals;
  if (values.help === true || (verb === '' && args.length === 0)) return 'help';
  const wrong = (message: string) =>
    new AppError('invalid-argument', `${message} See "npm run deckwright -- user --help".`);
  if (!['show', 'reset-second-factor', 'role', 'patron', 'votes', 'remove-votes'].includes(verb))
    throw wrong(verb === '' ? 'What is to be done?' : `There is no command "user ${verb}".`);
  if (values['data-dir'] === '') throw wrong('--data-dir must name a folder.');
  const dataDir = values['data-dir'] ?? null;
  const given = new Set(Object.keys(values));
  const only = (...names: string[]) => {
    for (const name of given)
      if (![...names, 'data-dir'].includes(name)) throw wrong(`"user ${verb}" has no --${name}.`);
  };
  if (verb === 'votes') {
    only('hours');
    const hours = Number(values.hours ?? '24');
    if (email !== '') throw wrong('"user votes" takes no names.');
    if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS)
      throw wrong(`--hours must be a whole number from 1 to ${MOST_HOURS}.`);
    return { request: { verb, hours }, dataDir };
  }
  if (verb === 'remove-votes') {
    only('network');
    const [network = '', ...others] = [values.network ?? [], email || [], more].flat();
    if (!NETWORK.test(network) || others.length > 0)
      throw wrong('"user remove-votes" takes one network, as "user votes" lists them: --network=NETWORK.');
    return { request: { verb, network }, dataDir };
  }
  if (email === '' || more.length > 0) throw wrong(`"user ${verb}" takes one email address.`);
  if (verb === 'show' || verb === 'reset-second-factor') {
    only();
    return { request: { verb, email }, dataDir };
  }
  if (verb === 'role') {
    only('staff', 'admin', 'none', 'unconfirmed');
    const { staff = false, admin = false, none = false, unconfirmed } = values;
    if (none === (staff || admin)) throw wrong('Say --staff, --admin, both, or --none.');
    const roles = { isStaff: staff, isAdmin: admin };
    return {
      request: { verb, email, roles, ...(unconfirmed ? { evenUnconfirmed: true } : {}) },
      dataDir,
    };
  }
  only('status', 'cents');
  const { status = '', cents = '0' } = values;
  if (status === 'none' && !given.has('cents'))
    return { request: { verb: 'patron', email, patreon: null }, dataDir };
  if (status !== 'active_patron' && status !== 'former_patron')
    throw wrong('--status must be active_patron, former_patron, or none without --cents.');
  if (!/^\d{1,8}$/.test(cents)) throw wrong('--cents must be a whole number of cents, such as 500.');
  return { request: { verb: 'patron', email, patreon: { status, cents: Number(cents) } }, dataDir };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw optionFault(cause, 'user');
  }
}
