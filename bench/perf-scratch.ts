import lighthouse from 'lighthouse';
import { openStage } from './src/lighthouse/stage.ts';
const [dataDir, rounds, ...paths] = process.argv.slice(2);
const stage = await openStage(dataDir === '-' ? undefined : dataDir);
try {
  const port = Number(new URL(stage.browser.wsEndpoint()).port);
  for (const path of paths) for (let r = 0; r < Number(rounds); r++) {
    const a = await lighthouse(`${stage.address}${path}`, { port, output: 'json', logLevel: 'error' });
    const { categories, audits } = a!.lhr;
    const v = (id: string) => Math.round(audits[id]?.numericValue ?? NaN);
    console.log(path, Object.values(categories).map((c) => `${c.id} ${Math.round((c.score ?? 0) * 100)}`).join(' '), 'FCP', v('first-contentful-paint'), 'LCP', v('largest-contentful-paint'), 'TBT', v('total-blocking-time'), 'SI', v('speed-index'), 'CLS', audits['cumulative-layout-shift']?.numericValue, 'bytes', v('total-byte-weight'), 'main', v('mainthread-work-breakdown'), 'bench', a!.lhr.environment.benchmarkIndex);
    if (r === 0) {
      const d = (id: string) => (audits[id]?.details as any)?.items ?? [];
      console.log(JSON.stringify(d('mainthread-work-breakdown').map((i: any) => [i.groupLabel, Math.round(i.duration)])));
      console.log(JSON.stringify(d('long-tasks').map((i: any) => [i.url.replace(stage.address,''), Math.round(i.duration), Math.round(i.startTime)])));
      console.log(JSON.stringify(d('lcp-breakdown-insight').flatMap((i: any) => i.items ?? [i.nodeLabel ?? i.snippet])).slice(0, 900));
      const by: Record<string, [number, number]> = {};
      for (const i of d('network-requests')) { const t = by[i.resourceType] ??= [0, 0]; t[0]++; t[1] += i.transferSize; }
      console.log(JSON.stringify(by));
      for (const [id, x] of Object.entries(audits)) if (x.score !== null && x.score < 1 && x.scoreDisplayMode !== 'informative') console.log('  -', id, x.score, x.displayValue ?? '');
    }
  }
} finally { await stage.close(); }
