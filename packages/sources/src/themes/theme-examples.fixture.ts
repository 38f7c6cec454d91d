import type { ThemeSlug } from '@deckwright/domain';
import { THEME_EXAMPLES_FROM_L } from './theme-examples-from-l.fixture.ts';
import { THEME_EXAMPLES_TO_K, type ThemeExample } from './theme-examples-to-k.fixture.ts';

export const THEME_EXAMPLES: Readonly<Record<ThemeSlug, ThemeExample>> = {
  ...THEME_EXAMPLES_TO_K,
  ...THEME_EXAMPLES_FROM_L,
};
