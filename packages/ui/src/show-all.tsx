import { type MouseEvent, type RefObject, useEffect } from 'react';
import { Link } from 'react-router';
import { MORE_BUTTON } from './card-grid.tsx';

type Props = {
  /** The address of the page with every list in full. */
  to: string;
  /** The tag of the list that grows. */
  list: string;
  /** Cards of the whole list. */
  count: number;
  onShow: () => void;
};

/** A link to the page in full; with JavaScript the one list grows in place. */
export function ShowAll({ to, list, count, onShow }: Props) {
  function grow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShow();
  }
  return (
    <Link to={to} rel="nofollow" data-grows={list} onClick={grow} className={`inline-flex ${MORE_BUTTON}`}>
      {`Show all ${count}`}
    </Link>
  );
}

/** The link that had the focus is gone: it goes on to the first of the cards that came, the one at `first`. */
export function useGrownFocus(list: RefObject<HTMLElement | null>, grown: boolean, first: number): void {
  useEffect(() => {
    const added = grown ? list.current?.querySelectorAll<HTMLElement>('.tile-link')[first] : null;
    added?.focus({ preventScroll: true });
  }, [list, grown, first]);
}
