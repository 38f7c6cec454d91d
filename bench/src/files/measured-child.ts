import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Measured = { milliseconds: number; peakBytes: number };

const HOOK = new URL('./report-peak.ts', import.meta.url).href;

/** Runs a script in a separate Node process; throws with its output on failure. */
export async function runMeasured(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-peak-'));
  const peakFile = join(folder, 'peak');
  const started = performance.now();
  try {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', HOOK, script, ...args],
      {
        env: { ...env, BENCH_PEAK_FILE: peakFile },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-4_000);
      });
    }
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const milliseconds = performance.now() - started;
    if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${output}`);
    return { milliseconds, peakBytes: Number(readFileSync(peakFile, 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
