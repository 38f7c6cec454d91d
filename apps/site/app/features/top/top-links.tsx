import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { fetchPart } from '../../shared/part/fetch-part.ts';
import { ServedOnce } from '../../shared/view/held-markup.tsx';
import type { TopNavigationProps } from './top-navigation.tsx';

/** A document brings it as markup: what draws it is fetched when the page changes. */
const TopNavigation = lazyPart(async () => ({
  default: (await fetchPart(() => import('./top-navigation.tsx'))).TopNavigation,
}));

/** The way to the other ranked lists. */
export function TopLinks(props: TopNavigationProps) {
  return (
    <ServedOnce of={`${props.current} ${props.query}`}>
      <TopNavigation {...props} />
    </ServedOnce>
  );
}
