import { type App, type AppDeps, createApp } from '../app.ts';
import { readSettings } from '../settings/settings.ts';
import { loadSnapshot } from '../snapshot/load-snapshot.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { publishTiny, temporaryFolder, tinyContent } from './tiny-snapshot.ts';

export type TestApp = { app: App; snapshot: LoadedSnapshot; dataDir: string; close: () => Promise<void> };

/** The API over the tiny snapshot, without a socket; `decks` are positions in TINY_DECKS, all by default. */
export async function openTestApp(
  changes: Parameters<typeof tinyContent>[1] = {},
  deps: Partial<AppDeps> = {},
  decks?: readonly number[],
): Promise<TestApp> {
  const folder = temporaryFolder();
  const id = await publishTiny(folder.path, tinyContent(decks, changes));
  const { snapshot, close } = await loadSnapshot(folder.path, id);
  const app = createApp({
    acquire: () => ({ snapshot, release: () => {} }),
    settings: readSettings({}),
    ...deps,
  });
  return {
    app,
    snapshot,
    dataDir: folder.path,
    close: async () => {
      await close();
      folder.remove();
    },
  };
}
