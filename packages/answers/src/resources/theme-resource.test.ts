import { ThemeResource } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnknownNameError } from '../lookup/index.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { playedThemes } from '../theme/index.ts';
import { themeOfId, themeResource } from './theme-resource.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

describe('themes', () => {
  it('have their share of all decks', () => {
    const { snapshot } = tiny;
    const tokens = themeOfId(snapshot, 'tokens');
    // Every second of the eight decks is tagged.
    expect(ThemeResource.strict().parse(themeResource(snapshot, tokens))).toMatchObject({
      id: 'tokens',
      name: 'Tokens',
      kind: 'theme',
      num_decks: 4,
      inclusion_rate: 0.5,
    });
    expect(playedThemes(snapshot)[0]).toEqual(tokens);
    expect(() => themeOfId(snapshot, 'nothing')).toThrow(UnknownNameError);
  });
});
