// Asks a site for /healthz again and again, in a thread of its own, and tells how long the longest answer took.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** `worstMs` of /healthz and the most memory of the process, in MB, since the last message. */
export type Probed = { worstMs: number; maxMb: number };

const EVERY_MS = 4;
const { address, pid } = workerData as { address: string; pid: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let probed: Probed = { worstMs: 0, maxMb: residentMb() };
let requestedAt = performance.now();

parentPort?.on('message', () => {
  note();
  parentPort?.postMessage(probed);
  probed = { worstMs: 0, maxMb: residentMb() };
});

function note(): void {
  probed = {
    worstMs: Math.max(probed.worstMs, performance.now() - requestedAt),
    maxMb: Math.max(probed.maxMb, residentMb()),
  };
}

function probe(): Promise<void> {
  requestedAt = performance.now();
  return new Promise((resolve) => {
    get(`${address}/healthz`, { agent }, (answer) => answer.resume().once('close', resolve))
      // The site closes a connection that it could not look after; the time counts.
      .once('error', () => resolve());
  });
}

/** Linux only; 0 elsewhere. */
function residentMb(): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

for (;;) {
  await probe();
  note();
  await wait(EVERY_MS);
  requestedAt = performance.now();
}
