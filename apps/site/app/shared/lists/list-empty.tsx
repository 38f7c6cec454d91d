import { EmptyState } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = {
  /** What is missing: "card". */
  what: string;
  /** The page without any choices. */
  path: string;
  /** Whether a time range or bracket is set. */
  narrowed: boolean;
  /** Number of decks in the time range. */
  decks: number;
};

/** A list without entries: whether because of the time range or the data, and what to do. */
export function ListEmpty({ what, path, narrowed, decks }: Props) {
  return (
    <EmptyState title={`No ${what} to list here`}>
      {narrowed ? (
        <p>
          {decks === 0
            ? 'No decks match this time range and bracket. '
            : `No deck in this time range plays one. `}
          <Link to={path} className="link font-semibold">
            Count all decks
          </Link>
        </p>
      ) : (
        <p>
          {decks === 0 ? (
            <>
              Ranks appear once there are decks.{' '}
              <Link to="/cards" className="link font-semibold">
                Find cards without them
              </Link>
            </>
          ) : (
            'No counted deck plays one yet.'
          )}
        </p>
      )}
    </EmptyState>
  );
}
