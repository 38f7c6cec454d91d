import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeSample } from '../../../tooling/lib/made-once.mjs';
import { NODE_OPTIONS, runLogged } from '../../../tooling/lib/run.mjs';
import { ensureSiteBuilt } from '../../../tooling/lib/site-build.mjs';
import { IS_TOY } from '../size.ts';
import { ROOT, type SiteProcess, startSiteProcess } from './site-process.ts';

/** In a toy run all parts ask one site, since starting it takes longer than they do. */
let shared: { site: SiteProcess; dataDir: string } | null = null;

/**
 * Hands the built site over the sample to `measure`, with its data folder; both are gone afterwards. The site believes what
 * the program that asks says of its network.
 */
export async function withSampleSite<T>(
  measure: (site: SiteProcess, dataDir: string) => Promise<T>,
): Promise<T> {
  if (IS_TOY) {
    shared ??= await openSampleSite();
    return measure(shared.site, shared.dataDir);
  }
  const { site, dataDir } = await openSampleSite();
  try {
    return await measure(site, dataDir);
  } finally {
    await closeSite(site, dataDir);
  }
}

/** Stops the site of a toy run, if there is one. */
export async function closeSharedSite(): Promise<void> {
  if (shared) await closeSite(shared.site, shared.dataDir);
  shared = null;
}

async function openSampleSite(): Promise<{ site: SiteProcess; dataDir: string }> {
  const dataDir = await makeSampleData();
  try {
    return { site: await startSiteProcess(dataDir, { TRUSTED_PROXIES: '127.0.0.1' }), dataDir };
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function closeSite(site: SiteProcess, dataDir: string): Promise<void> {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A new data folder with the sample, for the built site. */
export async function makeSampleData(): Promise<string> {
  await ensureSiteBuilt(process.execPath);
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));
  cpSync(await madeSample(), dataDir, { recursive: true });
  return dataDir;
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
