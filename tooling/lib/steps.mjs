// Runs under any Node from 20 on, before anything is installed.

/** A failure the user can fix; its message is a sentence that says how. */
export class UserError extends Error {}

/** @param {number} milliseconds */
export function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Prints numbered steps with the time each took.
 * @param {number} total how many steps are announced
 * @param {{ write: (text: string) => void, now: () => number }} io
 */
export function createSteps(total, io = { write: (text) => process.stdout.write(text), now: Date.now }) {
  let number = 0;
  return {
    /**
     * @template T
     * @param {string} title
     * @param {() => T | Promise<T>} work may return `{ note }`, which is printed after the time
     * @returns {Promise<T>}
     */
    async run(title, work) {
      number += 1;
      const label = `[${number}/${total}] ${title}`;
      const started = io.now();
      io.write(`${label} …\n`);
      try {
        const result = await work();
        const note = getNote(result);
        io.write(`${label}: done in ${formatSeconds(io.now() - started)}${note ? ` (${note})` : ''}\n`);
        return result;
      } catch (error) {
        io.write(`${label}: failed after ${formatSeconds(io.now() - started)}\n`);
        throw error;
      }
    },
  };
}

/** @param {unknown} result */
function getNote(result) {
  if (typeof result !== 'object' || result === null || !('note' in result)) return '';
  return typeof result.note === 'string' ? result.note : '';
}

/**
 * Runs a command-line program: a UserError is printed as its sentence, anything else with its stack; both exit with
 * code 1.
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const known = error instanceof UserError;
    process.stderr.write(
      `\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
