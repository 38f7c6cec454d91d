import type { CommandTable } from '@deckwright/command-line';

/** The commands of the site, in the order in which help lists them. Each is loaded when it is called. */
export const SITE_COMMANDS: CommandTable = [
  {
    words: ['user'],
    summary: 'Show an account, set its roles or its patron status',
    description: `Shows an account, or sets its roles or its patron status; pages that are open see it at once. Staff may open the staff
page once they have set up two-step sign-in, admins also set roles there. With Patreon's webhook the patron status comes
by itself.

With DATABASE_URL it works on that database. Else it works on the embedded one in DATA_DIR: by the site that runs on it,
or, while none does, by itself.`,
  },
  {
    words: ['user', 'show'],
    summary: 'Show an account',
    load: async () => (await import('./user-command.ts')).USER_COMMANDS.show,
  },
  {
    words: ['user', 'reset-second-factor'],
    summary: 'Turn two-step sign-in off for an account that has lost it',
    load: async () => (await import('./user-command.ts')).USER_COMMANDS['reset-second-factor'],
  },
  {
    words: ['user', 'role'],
    summary: 'Make an account staff, admin, both or neither',
    load: async () => (await import('./user-command.ts')).USER_COMMANDS.role,
  },
  {
    words: ['user', 'patron'],
    summary: 'Set the patron status of an account',
    load: async () => (await import('./user-command.ts')).USER_COMMANDS.patron,
  },
  {
    words: ['user', 'votes'],
    summary: 'List the networks that gave most salt votes',
    load: async () => (await import('./user-command.ts')).USER_COMMANDS.votes,
  },
  {
    words: ['user', 'remove-votes'],
    summary: 'Take back the salt votes that a network gave',
    load: async () => (await import('./user-command.ts')).USER_COMMANDS['remove-votes'],
  },
  {
    words: ['ask'],
    summary: 'Print a commander’s numbers, judge a deck file, or recommend cards for it',
    description: `Prints a commander's numbers and cards, what a deck file is made of, or cards to add to it and to cut. A deck file is a
list as players paste it, or a file of a deck program or site; "-" reads it from standard input. Lines that are not read
are named.`,
  },
  {
    words: ['ask', 'commander'],
    summary: 'Print the numbers of a commander and the cards that its decks run',
    load: async () => (await import('./ask/ask-commands.ts')).ASK_COMMANDS.commander,
  },
  {
    words: ['ask', 'deck'],
    summary: 'Print what the deck of a file is made of',
    load: async () => (await import('./ask/ask-commands.ts')).ASK_COMMANDS.deck,
  },
  {
    words: ['ask', 'recommend'],
    summary: 'Print cards to add to the deck of a file, and to cut from it',
    load: async () => (await import('./ask/ask-commands.ts')).ASK_COMMANDS.recommend,
  },
  {
    words: ['mcp'],
    summary: 'Serve an assistant over the Model Context Protocol',
    load: async () => (await import('./mcp/mcp-command.ts')).mcpCommand,
  },
  {
    words: ['backup'],
    summary: 'Copy the database, the lake and the published snapshot into a folder',
    load: async () => (await import('./backup-command.ts')).backupCommand,
  },
  {
    words: ['restore'],
    summary: 'Check a backup, or restore it',
    load: async () => (await import('./restore-command.ts')).restoreCommand,
  },
  {
    words: ['doctor'],
    summary: 'Look at everything a site depends on and say what to do',
    load: async () => (await import('./doctor-command.ts')).doctorCommand,
  },
];
