import { fetchPart, StaticMarkup } from '@deckwright/islands';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { TopNavigationProps } from './top-navigation.tsx';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const TopNavigation = lazyPart(async () => ({
  default: (await fetchPart(() => import('./top-navigation.tsx'))).TopNavigation,
}));

/** Links to the other ranked lists. */
export function TopLinks(props: TopNavigationProps) {
  return (
    <StaticMarkup of={`${props.current} ${props.query}`}>
      <TopNavigation {...props} />
    </StaticMarkup>
  );
}
