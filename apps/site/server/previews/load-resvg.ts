import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

/** Loads the code that draws SVG; once a process, whoever needs it first. */
export async function loadResvg(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  try {
    await initWasm(readFileSync(wasm));
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('Already initialized'))) throw error;
  }
}
