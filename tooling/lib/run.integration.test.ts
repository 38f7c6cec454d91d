import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const RUN = new URL('./run.mjs', import.meta.url).href;

describe('runChild under npm', () => {
  it('ends the child when npm is told to stop, although npm’s shell forwards nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'deckwright-run-'));
    try {
      writeFileSync(
        join(folder, 'package.json'),
        JSON.stringify({ scripts: { start: 'node outer.mjs; exit $?' } }),
      );
      writeFileSync(
        join(folder, 'child.mjs'),
        'console.log("child", process.pid); setInterval(() => {}, 1000);',
      );
      writeFileSync(
        join(folder, 'outer.mjs'),
        `import { runChild } from ${JSON.stringify(RUN)};\nawait runChild(process.execPath, [${JSON.stringify(join(folder, 'child.mjs'))}]);`,
      );
      const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      const pid = await new Promise<number>((resolve) => {
        let output = '';
        npm.stdout.on('data', (chunk) => {
          output += String(chunk);
          const match = /child (\d+)/.exec(output);
          if (match) resolve(Number(match[1]));
        });
      });
      expect(isRunning(pid)).toBe(true);
      npm.kill('SIGTERM');
      await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
