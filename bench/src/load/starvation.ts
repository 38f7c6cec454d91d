import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Says what a measurement says of the machine instead of the site: how much of the time the site's main thread was ready
 * to run and had no processor, and the longest time for which the program that asks did not run. A request that waits
 * behind either is counted as the site's failure.
 */
export function watchStarvation(pid: number): () => string {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  const begun = performance.now();
  const before = waitedMs(pid);
  return () => {
    loop.disable();
    const waited = ((waitedMs(pid) - before) / (performance.now() - begun)) * 100;
    const site = Number.isNaN(waited)
      ? ''
      : `the site waited for a processor ${waited.toFixed(0)} % of the time; `;
    return `${site}the program that asks stood still for at most ${(loop.max / 1e6).toFixed(0)} ms`;
  };
}

/** Time in ms that the main thread of a process was ready and did not run; NaN if the system does not tell. */
function waitedMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
