import { writeFileSync } from 'node:fs';

// Preloaded into a measured process: writes its peak resident size, in bytes, to a file when it ends.
process.on('exit', () => {
  const file = process.env.BENCH_PEAK_FILE;
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS * 1024));
});
