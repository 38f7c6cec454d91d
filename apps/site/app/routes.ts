import { INFO_PAGES } from '@deckwright/api-client/schemas';
import { ALL_IDENTITIES, identitySlug } from '@deckwright/domain';
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('commanders', 'routes/commanders.tsx'),
  ...ALL_IDENTITIES.map(identitySlug).map((slug) =>
    route(`commanders/${slug}`, 'routes/commanders.tsx', { id: `commanders/${slug}` }),
  ),
  route('commanders/:slug', 'routes/commander.tsx'),
  route('cards', 'routes/cards.tsx'),
  route('commanders/:slug/*', 'routes/commander-path.tsx'),
  route('cards/:slug', 'routes/card.tsx'),
  route('top', 'routes/top.tsx'),
  route('top/:slug', 'routes/top-list.tsx'),
  route('decks/:slug', 'routes/decks.tsx'),
  route('decks/:slug/:id', 'routes/deck.tsx'),
  route('average-decks/:slug', 'routes/average-deck.tsx'),
  route('top/salt', 'routes/top-salt.tsx'),
  route('articles', 'routes/articles.tsx'),
  route('articles/:slug', 'routes/article.tsx'),
  ...INFO_PAGES.map((path) => route(path, 'routes/info.tsx', { id: `info/${path}` })),
  route('guides', 'routes/guides.tsx'),
  route('guides/:slug', 'routes/guide.tsx'),
  route('tags', 'routes/tags.tsx', { id: 'tags' }),
  route('tags/themes', 'routes/tags.tsx', { id: 'tags-themes' }),
  route('tags/kindred', 'routes/tags.tsx', { id: 'tags-kindred' }),
  route('tags/:slug', 'routes/tag.tsx', { id: 'tag' }),
  route('tags/:slug/:colors', 'routes/tag.tsx', { id: 'tag-colors' }),
  route('recs', 'routes/recs.tsx'),
  route('combos', 'routes/combos.tsx'),
  route('combos/:id', 'routes/combo.tsx'),
  route('precon', 'routes/precons.tsx'),
  route('precon/:slug', 'routes/precon.tsx'),
  route('search', 'routes/search.tsx'),
  // The components on one page: no part of the built site.
  ...(process.env.NODE_ENV === 'development' ? [route('dev/ui', 'routes/dev-ui.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
