import { spawn } from 'node:child_process';

/** Longer than the site waits for its last requests. */
const PATIENCE_MS = 15_000;

/**
 * Keeps a program running and restarts it on request, never two at once: the old one may hold a lock that the new one
 * needs. The program must stop when its IPC channel closes; the system also closes it when this process dies, for
 * whatever reason. A program that exits by itself is not started again until the next request.
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
    /** @returns {Promise<number>} its exit code, once it has stopped */
    end: () =>
      new Promise((resolve) => {
        ended = resolve;
        if (child) stop(child);
        else resolve(0);
      }),
  };
}
