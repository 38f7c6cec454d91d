import { playedThemes, themeOfId, themeResource } from '@deckwright/answers';
import { ThemeResource } from '@deckwright/contract/schemas';
import { THEME_KINDS } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { MIN_DECKS } from './card-filters.ts';
import { itemRoute, listRoute } from './define-resource.ts';

const TAG = 'Themes';

export function themeResourceRoutes(api: Api): void {
  listRoute(api, {
    path: '/themes',
    summary: 'Themes and creature types of decks, those that most decks have first',
    operationId: 'themes.list',
    tag: TAG,
    name: 'Theme',
    shape: ThemeResource,
    query: z.object({
      kind: z.enum(THEME_KINDS).optional().meta({
        description: '`theme`: strategies alone; `kindred`: creature types alone. Both where absent.',
        example: 'theme',
      }),
      min_decks: MIN_DECKS,
    }),
    list: ({ snapshot }, { query: { kind, min_decks: minDecks } }) => ({
      key: `/themes ${kind ?? ''} ${minDecks}`,
      entries: () =>
        playedThemes(snapshot).filter(
          (theme) => (kind === undefined || theme.kind === kind) && theme.decks >= minDecks,
        ),
    }),
    toId: (_, { slug }) => slug,
    print: ({ snapshot }, theme) => themeResource(snapshot, theme),
  });
  itemRoute(api, {
    path: '/themes/{id}',
    summary: 'A theme or creature type',
    operationId: 'themes.get',
    tag: TAG,
    name: 'Theme',
    shape: ThemeResource,
    names: { id: { description: 'Id of the theme: its slug', example: 'aristocrats' } },
    find: ({ snapshot }, { id = '' }) => {
      const theme = themeOfId(snapshot, id);
      return { key: `/themes/${theme.slug}`, make: () => themeResource(snapshot, theme) };
    },
  });
}
