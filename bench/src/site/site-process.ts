import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type SiteProcess = {
  address: string;
  pid: number;
  /** CPU time used so far by all threads, in ms with a resolution of 10; null if the system does not tell. */
  processorTime: () => number | null;
  stop: () => Promise<void>;
};

/** Linux counts it in hundredths of a second for every program. */
const TICK_MS = 10;

/** Starts the site on a free port over a data folder and waits until it is ready. */
export async function startSiteProcess(
  dataDir: string,
  more: Record<string, string> = {},
): Promise<SiteProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'apps/site/server/main.ts')],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_FORMAT: 'text',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const listen = (chunk: unknown) => {
      output = (output + String(chunk)).slice(-4_000);
      const found = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found.replace(/\/$/, ''));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`The site ended with code ${code}:\n${output}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    processorTime: () => readProcessorTime(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * In ms, of all threads of a process; null if the system does not tell. Fields 14 and 15 of its stat line: user and
 * system time (proc(5)).
 */
export function readProcessorTime(pid: number | undefined): number | null {
  if (pid === undefined || process.platform !== 'linux') return null;
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Memory of a process, in MB; NaN if the system does not tell. */
export function readMemoryMb(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
