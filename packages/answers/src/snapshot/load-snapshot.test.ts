import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishTiny, temporaryFolder, tinyContent } from '../testing/tiny-snapshot.ts';
import { loadSnapshot } from './load-snapshot.ts';

describe('loadSnapshot', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it("refuses a list of themes of a length other than the engine's", async () => {
    const content = tinyContent();
    const themes = content.themes.slice(0, -1);
    const id = await publishTiny(folder.path, { ...content, themes });
    await expect(loadSnapshot(folder.path, id)).rejects.toMatchObject({
      code: 'data-loss',
      message: `Snapshot ${id} is refused: it lists ${themes.length} themes, its engine.bin counts ${content.themes.length}. Run "npm run deckwright -- build" to write it anew.`,
    });
  });
});
