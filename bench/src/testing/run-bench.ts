import { join } from 'node:path';
import { NODE_OPTIONS, ROOT, runLogged } from '../../../tooling/lib/run.mjs';

/** Runs a script of the benchmarks, `main.ts` or `recs/main.ts`, and returns its exit code and all that it printed. */
export async function runBench(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  let output = '';
  const path = join(ROOT, 'bench/src', script);
  const code = await runLogged(process.execPath, [...NODE_OPTIONS, path, ...args], (text: string) => {
    output += text;
  });
  return { code, output };
}
