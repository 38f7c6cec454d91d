import { availableParallelism } from 'node:os';
import { defineCommand } from '@deckwright/command-line';
import { AppError, readThreads } from '@deckwright/domain';

export const workerCommand = defineCommand({
  description: `Takes parts of the decks from builds that use the same database and the same WORKER_STORE, judges them and gives the
verdicts back, until it is stopped with Ctrl-C or SIGTERM. It may be started, stopped and killed at any time: what it
does not finish, another worker or the build itself does, and the snapshot is the same. It needs the same version of
Deckwright as the build, and no data folder. docs/operate/workers.md explains the setup.

  DATABASE_URL     The PostgreSQL database that the builds use
  WORKER_STORE     A folder that all machines share, for the parts on their way`,
  options: {
    threads: { value: 'N', help: 'Judge N parts at a time (default: the cores of this machine)' },
  },
  async run({ env, terminal }, values) {
    const { threads: given } = values;
    const threads = given === undefined ? availableParallelism() : readThreads('--threads', given);
    const { DATABASE_URL: databaseUrl, WORKER_STORE: folder } = env;
    if (!databaseUrl)
      throw missing('DATABASE_URL', 'the address of the PostgreSQL database that the builds use');
    if (!folder) throw missing('WORKER_STORE', 'the folder that the machines share');
    // Loaded here, because no other command needs them.
    const { blobFolder } = await import('../judging/blob-store.ts');
    const { codeVersion } = await import('../judging/code-version.ts');
    const { workOnJobs } = await import('../judging/work-on-jobs.ts');
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    try {
      await workOnJobs({
        ...{ databaseUrl, threads },
        store: blobFolder(folder),
        code: codeVersion(),
        signal: stopping.signal,
        notify: terminal.out,
        warn: (line) => terminal.err(`Warning: ${line}\n`),
      });
      terminal.out('Stopped\n');
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    }
  },
});

function missing(name: string, what: string): AppError {
  return new AppError(
    'failed-precondition',
    `${name} is missing: set it to ${what}. See "npm run deckwright -- worker --help".`,
  );
}
