import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const MODULE = new URL('process-log.ts', import.meta.url).href;

/** Writes a line every few milliseconds, and ends by itself only if it outlives 40 of them. */
const PROGRAM = `
  const { openProcessLog } = await import(${JSON.stringify(MODULE)});
  const log = openProcessLog(process.argv[1]);
  let lines = 0;
  const timer = setInterval(() => {
    log.info('line ' + lines);
    console.error('error ' + lines);
    if (++lines === 40) { clearInterval(timer); process.exitCode = 42; }
  }, 5);
`;

describe('a log that nobody reads anymore', () => {
  it.each(['json', 'text'])('does not end the process (%s)', async (format) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', PROGRAM, format],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stderr.destroy();
    const [code] = await once(child, 'close');
    expect(code).toBe(42);
  });
});
