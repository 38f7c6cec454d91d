import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('commanders', 'routes/commanders.tsx'),
  route('commanders/:slug', 'routes/commander.tsx'),
  route('cards/:slug', 'routes/card.tsx'),
  route('recs', 'routes/recs.tsx'),
  route('search', 'routes/search.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
