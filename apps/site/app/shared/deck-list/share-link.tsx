import { Link } from 'react-router';
import { pendingList } from './pending-list.ts';

type Props = {
  /** The list as text, requested when the link is followed. */
  listOf: () => string;
  className?: string;
};

/** Link to the share form, filled with the list. */
export function ShareLink({ listOf, className = '' }: Props) {
  return (
    <Link
      to="/account/decks"
      onClick={() => pendingList.write(listOf())}
      className={`link inline-flex min-h-11 items-center text-sm noscript:hidden ${className}`}
    >
      Share this deck with the statistics
    </Link>
  );
}
