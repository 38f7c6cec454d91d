import { fetchPart, StaticMarkup } from '@deckwright/islands';
import type { Pager } from '@deckwright/ui';
import type { ComponentProps } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const Links = lazyPart(() => fetchPart(() => import('./pager-links.tsx')));

/** Links to the pages of a list; nothing if there is only one page. */
export function ListPager(props: ComponentProps<typeof Pager>) {
  const { page, pages, to } = props;
  if (pages <= 1) return null;
  return (
    <StaticMarkup of={`${to(page)} ${pages}`}>
      <Links {...props} />
    </StaticMarkup>
  );
}
