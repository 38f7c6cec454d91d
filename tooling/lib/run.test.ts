import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkNodeVersion, findNode, runChild } from './run.mjs';

describe('checkNodeVersion', () => {
  it('accepts Node 20 and newer', () => {
    for (const version of ['20.0.0', '24.21.0', '100.0.0'])
      expect(() => checkNodeVersion(version)).not.toThrow();
  });

  it('names the version found and the one needed', () => {
    expect(() => checkNodeVersion('18.19.1')).toThrow(/needs Node 20 or newer.*this is Node 18\.19\.1/);
  });
});

describe('findNode', () => {
  const inFolder = (work: (root: string) => void) => {
    const root = mkdtempSync(join(tmpdir(), 'deckwright-node-'));
    try {
      work(root);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  };
  const plant = (root: string, script: string) => {
    const bin = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'node'), script, { mode: 0o755 });
    return join(bin, 'node');
  };

  it('prefers the installed Node over the user’s own', () => {
    inFolder((root) => {
      const installed = plant(root, '#!/bin/sh\necho v24.0.0\n');
      expect(findNode(root, { path: '/own', version: '24.1.0' })).toBe(installed);
    });
  });

  it('falls back to the user’s own Node 24 if the installed one is missing or does not start', () => {
    inFolder((root) => {
      expect(findNode(root, { path: '/own', version: '24.1.0' })).toBe('/own');
      plant(root, '#!/bin/sh\nexit 1\n');
      expect(findNode(root, { path: '/own', version: '25.0.0' })).toBe('/own');
    });
  });

  it('says what to install if neither works', () => {
    inFolder((root) => {
      expect(() => findNode(root, { path: '/own', version: '22.0.0' })).toThrow(
        /own Node is 22\.0\.0.*Install Node 24/s,
      );
    });
  });
});

describe('runChild', () => {
  it('passes on the exit code', async () => {
    expect(await runChild(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
  });

  it('passes on a signal and returns 128 plus its number', async () => {
    const script = 'process.kill(process.ppid, "SIGHUP"); setTimeout(() => {}, 10_000)';
    expect(await runChild(process.execPath, ['-e', script])).toBe(129);
  });
});
