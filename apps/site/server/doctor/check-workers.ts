import { type Finding, finding } from './finding.ts';

/** Whether builds have the workers that they are told to wait for. */
export function checkWorkers(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const wait = env.WAIT_FOR_WORKERS?.trim();
  const missing = ['DATABASE_URL', 'WORKER_STORE'].filter((name) => !env[name]?.trim());
  if (!wait || wait === '0' || missing.length === 0) return [];
  const text = `WAIT_FOR_WORKERS has no effect without ${missing.join(' and ')}: decks are judged by the build itself (docs/operate/workers.md).`;
  return [finding('warning', 'Settings', text)];
}
