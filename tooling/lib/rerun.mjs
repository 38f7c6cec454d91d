import { spawn } from 'node:child_process';

/** Longer than a site takes to end its last requests. */
const PATIENCE_MS = 15_000;

/**
 * Runs a program until told to end, and anew when told that it changed, never two at once: one may hold a lock that the
 * next one needs. It is told to end by closing the channel to it, which the system does too when this process dies,
 * however it does. One that ends by itself is not started again before something changed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, patienceMs?: number, onFailure: (how: string) => void }} options
 */
export function keepRunning(command, args, { cwd, env, patienceMs = PATIENCE_MS, onFailure }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let isStale = false;
  /** @type {((code: number) => void) | null} */
  let ended = null;
  start();

  function start() {
    isStale = false;
    const started = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    child = started;
    started.once('exit', (code, signal) => {
      child = null;
      if (ended) ended(code ?? 1);
      else if (isStale) start();
      else onFailure(signal ?? `exit code ${code}`);
    });
  }

  /** @param {import('node:child_process').ChildProcess} running */
  function stop(running) {
    if (!running.connected) return;
    running.disconnect();
    const timer = setTimeout(() => running.kill('SIGKILL'), patienceMs);
    running.once('exit', () => clearTimeout(timer));
  }

  return {
    restart() {
      if (!child) return start();
      isStale = true;
      stop(child);
    },
    /** @returns {Promise<number>} its exit code, once it has ended */
    end: () =>
      new Promise((resolve) => {
        ended = resolve;
        if (child) stop(child);
        else resolve(0);
      }),
  };
}
