import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeSample } from '../../../tooling/lib/made-once.mjs';
import { NODE_OPTIONS, runLogged } from '../../../tooling/lib/run.mjs';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { ROOT, type SiteProcess, startSiteProcess } from './site-process.ts';

/** Hands the built site over the sample to `measure`, with its data folder; both are gone afterwards. */
export async function withSampleSite<T>(
  measure: (site: SiteProcess, dataDir: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return withSampleData(async (dataDir) => {
    const site = await startSiteProcess(dataDir, settings);
    try {
      return await measure(site, dataDir);
    } finally {
      await site.stop();
    }
  });
}

/** Hands a new data folder with the sample to `measure`, and makes sure that the site's pages are built. */
export async function withSampleData<T>(measure: (dataDir: string) => Promise<T>): Promise<T> {
  await ensureSiteBuilt(process.execPath);
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));
  try {
    cpSync(await madeSample(), dataDir, { recursive: true });
    return await measure(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs a command of the pipeline. @throws with its output if it fails */
export async function runPipeline(dataDir: string, ...args: string[]): Promise<void> {
  let output = '';
  const script = join(ROOT, 'apps/pipeline/src/main.ts');
  const code = await runLogged(
    process.execPath,
    [...NODE_OPTIONS, script, ...args],
    (text: string) => {
      output += text;
    },
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  if (code !== 0) throw new Error(`deckwright ${args.join(' ')} failed:\n${output}`);
}
