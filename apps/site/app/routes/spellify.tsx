import { type MetaFunction, useRouteLoaderData } from 'react-router';
import { SpellifyScreen } from '../features/spellify/spellify-screen.tsx';
import type { loader } from '../root.tsx';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Spellify',
    description: 'A word game: one Commander card a day. Guess its name letter by letter; hints cost points.',
    canonical: '/games/spellify',
    image: SITE_IMAGE,
  });

export default function Spellify() {
  const root = useRouteLoaderData<typeof loader>('root');
  return <SpellifyScreen apiHost={root?.apiHost ?? ''} />;
}
