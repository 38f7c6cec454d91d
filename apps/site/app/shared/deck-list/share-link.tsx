import { Link } from 'react-router';
import { pendingList } from './pending-list.ts';

type Props = {
  /** The list as text, requested when the link is followed. */
  getList: () => string;
  className?: string;
};

/** Link to the share form, filled with the list. */
export function ShareLink({ getList, className = '' }: Props) {
  return (
    <Link
      to="/account/decks"
      onClick={() => pendingList.write(getList())}
      className={`link inline-flex min-h-11 items-center text-sm noscript:hidden ${className}`}
    >
      Share this deck with the statistics
    </Link>
  );
}
