import type { LoadedSnapshot } from '@deckwright/answers';
import { openTiny, type tinyContent } from '@deckwright/answers/testing';
import { type App, type AppDeps, createApp } from '../app.ts';
import { readSettings } from '../settings/settings.ts';

export type TestApp = { app: App; snapshot: LoadedSnapshot; dataDir: string; close: () => Promise<void> };

/** The API over the tiny snapshot, without a socket; `decks` are positions in TINY_DECKS, all by default. */
export async function openTestApp(
  changes: Parameters<typeof tinyContent>[1] = {},
  deps: Partial<AppDeps> = {},
  decks?: readonly number[],
): Promise<TestApp> {
  const { snapshot, dataDir, close } = await openTiny(changes, decks);
  const app = createApp({
    acquire: () => ({ snapshot, release: () => {} }),
    settings: readSettings({}),
    ...deps,
  });
  return {
    app,
    snapshot,
    dataDir,
    close,
  };
}
