import { AppError } from '@deckwright/domain';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';

/** Judge the part `part` by the facts `facts`, both by the names of their bytes in the store. */
export const JudgeJob = z.object({
  build: z.string(),
  code: z.string(),
  facts: z.string(),
  part: z.string(),
});
export type JudgeJob = z.infer<typeof JudgeJob>;

/** The name of the judged part in the store, and of the machine that judged it. */
export const JudgeResult = z.object({ judged: z.string(), by: z.string().optional() });
export type JudgeResult = z.infer<typeof JudgeResult>;

const SCHEMA = 'deckwright_jobs';
const PREFIX = 'judge-';
const CONNECT_MS = 10_000;
/** The least that pg-boss accepts: a job whose worker was silent for that long is given to another. */
export const HEARTBEAT_SECONDS = 10;

/** A queue for each version of the code: no worker is given what another version judges. */
export function toQueueName(code: string): string {
  return `${PREFIX}${code}`;
}

/**
 * Connects to the job tables of the database and creates what is missing.
 * @throws `unavailable` if the server does not answer or refuses.
 */
export async function openJobs(
  databaseUrl: string,
  code: string,
  onError: (error: Error) => void,
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: SCHEMA,
    application_name: 'deckwright-jobs',
    schedule: false,
    max: 4,
    connectionTimeoutMillis: CONNECT_MS,
  });
  boss.on('error', onError);
  try {
    await boss.start();
    await boss.createQueue(toQueueName(code), {
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 600,
      retryLimit: 5,
      retentionSeconds: 86_400,
      deleteAfterSeconds: 86_400,
    });
  } catch (cause) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError(
      'unavailable',
      `The jobs in the database of DATABASE_URL cannot be used (${reason}). Check that the server runs, and that its user may create a schema.`,
      { cause },
    );
  }
  return boss;
}

/** Versions of the code for which jobs wait, without this one. */
export async function otherVersions(boss: PgBoss, code: string): Promise<string[]> {
  const versions: string[] = [];
  for (const { name } of await boss.getQueues()) {
    if (!name.startsWith(PREFIX) || name === toQueueName(code)) continue;
    const waiting = await boss.findJobs(name, { queued: true, limit: 1 });
    if (waiting.length > 0) versions.push(name.slice(PREFIX.length));
  }
  return versions;
}
