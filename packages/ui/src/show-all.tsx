import { formatExact } from '@deckwright/domain';
import { type MouseEvent, type RefObject, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';

type Props = {
  /** The address of the page with the list in full, the list itself as its fragment. */
  to: string;
  /** The kind of the list that grows. */
  list: string;
  /** Its name. */
  title: string;
  /** Cards of the whole list. */
  count: number;
  onShow: () => void;
};

/** A link to the page with one list in full; with JavaScript the list grows in place. */
export function ShowAll({ to, list, title, count, onShow }: Props) {
  const navigate = useNavigate();
  function grow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onShow();
    // What is shown stands in the address: it is there again for who comes back.
    void navigate(to.replace(/#.*/, ''), { replace: true, preventScrollReset: true });
  }
  return (
    <Link to={to} discover="none" data-grows={list} onClick={grow} className="show-all">
      {`Show all ${formatExact(count)}`}
      <span className="sr-only"> of {title}</span>
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
