import { type RunningSite, runToEnd, sampleFolder, startSite } from './run-site.ts';

/** A separate site on the sample, whose cards have pictures at addresses that nobody serves. */
export async function startPicturedSite(): Promise<RunningSite> {
  const dataDir = await sampleFolder();
  await runToEnd(['tooling/lib/add-pictures.mjs', dataDir], dataDir);
  return startSite({ dataDir });
}
