import { playedThemes, themeOfId, themeResource } from '@deckwright/answers';
import { ThemeResource } from '@deckwright/api-client/schemas';
import type { Api } from '../http/api.ts';
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
    list: ({ snapshot }) => ({ key: '/themes', entries: () => playedThemes(snapshot) }),
    idOf: (_, { slug }) => slug,
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
