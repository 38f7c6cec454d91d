import {
  type CommandContext,
  type CommandDefinition,
  type CommandOptions,
  defineCommand,
  type OptionValues,
  usageError,
} from '@deckwright/command-line';
import { MAX_HOURS, NETWORK, type UserRequest } from './user-request.ts';

/** Does what is requested and returns lines about it. */
type Execute = (context: CommandContext, request: UserRequest) => Promise<string[]>;

/** The commands below `deckwright user`, by their second word. */
export function createUserCommands(execute: Execute) {
  /** A command that turns its arguments into a request. */
  const define = <const O extends CommandOptions>(
    definition: Omit<CommandDefinition, 'run' | 'options'> & {
      options: O;
      request: (values: OptionValues<O>, args: readonly string[]) => UserRequest;
    },
  ): CommandDefinition =>
    defineCommand({
      ...definition,
      async run(context, values: OptionValues<O>, args) {
        const lines = await execute(context, definition.request(values, args));
        context.terminal.out(`${lines.join('\n')}\n`);
      },
    });
  return {
    show: define({
      description: 'Shows an account: name, roles, patron status, sessions, keys and decks.',
      arguments: 'EMAIL',
      options: {},
      request: (_values, [email = '']) => ({ verb: 'show', email }),
    }),
    'reset-second-factor': define({
      description: `Turns two-step sign-in off for an account whose owner has lost the app and the recovery codes, and signs it out
everywhere.`,
      arguments: 'EMAIL',
      options: {},
      request: (_values, [email = '']) => ({ verb: 'reset-second-factor', email }),
    }),
    role: define({
      description: `Sets the roles of an account: --staff, --admin, both, or --none. Staff may open the staff page once they have set up
two-step sign-in, admins also set roles there.`,
      arguments: 'EMAIL',
      options: {
        staff: { help: 'May open the staff page' },
        admin: { help: 'May also set roles there' },
        none: { help: 'Neither' },
        unconfirmed: {
          help: 'Even if the address is not confirmed, where you know whose account it is',
        },
      },
      request: ({ staff, admin, none, unconfirmed }, [email = '']) => {
        if (none === (staff || admin)) throw wrong('role', 'Say --staff, --admin, both, or --none.');
        const roles = { isStaff: staff, isAdmin: admin };
        return { verb: 'role', email, roles, ...(unconfirmed ? { evenUnconfirmed: true } : {}) };
      },
    }),
    patron: define({
      description: "Sets the patron status of an account. With Patreon's webhook it comes by itself.",
      arguments: 'EMAIL',
      options: {
        status: {
          value: 'STATUS',
          required: true,
          choices: ['active_patron', 'former_patron', 'none'],
          help: 'The new status',
        },
        cents: { value: 'N', help: 'The amount a month, in cents (default: 0)' },
      },
      request: ({ status, cents }, [email = '']) => {
        if (status === 'none') {
          if (cents !== undefined) throw wrong('patron', '--status none takes no --cents.');
          return { verb: 'patron', email, patreon: null };
        }
        if (!/^\d{1,8}$/.test(cents ?? '0'))
          throw wrong('patron', '--cents must be a whole number of cents, such as 500.');
        return { verb: 'patron', email, patreon: { status, cents: Number(cents ?? '0') } };
      },
    }),
    votes: define({
      description: 'Lists the networks that gave most salt votes within so many hours.',
      options: {
        hours: {
          value: 'N',
          default: '24',
          help: `Look back this many hours, 1 to ${MAX_HOURS.toLocaleString('en')}`,
        },
      },
      request: (values) => {
        const hours = Number(values.hours);
        if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS)
          throw wrong('votes', `--hours must be a whole number from 1 to ${MAX_HOURS}.`);
        return { verb: 'votes', hours };
      },
    }),
    'remove-votes': define({
      description: `Takes back the salt votes that a network gave, those of accounts with a confirmed address aside; --network= takes a
network that begins with "-" too.`,
      arguments: '[NETWORK]',
      options: { network: { value: 'NETWORK', help: 'A network, as "user votes" lists it' } },
      request: (values, args) => {
        const [network = '', ...others] = [values.network ?? [], args].flat();
        if (NETWORK.test(network) && others.length === 0) return { verb: 'remove-votes', network };
        throw wrong('remove-votes', 'Name one network, as "user votes" lists them: --network=NETWORK.');
      },
    }),
  };
}

/** The commands on the accounts of a data folder or a database. */
export const USER_COMMANDS = createUserCommands(async (context, request) => {
  // Loaded here, because help and mistakes need nothing of it.
  const { executeUserRequest } = await import('./execute-user-request.ts');
  return executeUserRequest(context, request);
});

function wrong(verb: string, message: string): Error {
  return usageError(['user', verb], message);
}
