import { type MetaFunction, useRouteLoaderData } from 'react-router';
import { SpellifyPage } from '../features/spellify/spellify-page.tsx';
import { pageMeta, SITE_IMAGE } from '../page-meta.ts';
import type { loader } from '../root.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Spellify',
    description: 'A word game: one Commander card a day. Guess its name letter by letter; hints cost points.',
    canonical: '/games/spellify',
    image: SITE_IMAGE,
  });

export default function Spellify() {
  const root = useRouteLoaderData<typeof loader>('root');
  return <SpellifyPage apiHost={root?.apiHost ?? ''} />;
}
