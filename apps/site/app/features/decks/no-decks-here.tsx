import { printDeckQuery } from '@deckwright/contract';
import type { DecksPage } from '@deckwright/contract/schemas';
import { EmptyState } from '@deckwright/ui';
import { Link } from 'react-router';
import { toRestrictions, toSwitchRestrictions } from '../../shared/filters/restrictions.ts';

type Props = {
  page: Pick<DecksPage, 'totalDecks' | 'filters' | 'canonical' | 'commander' | 'description'>;
  /** What would be here: "deck". */
  what: string;
};

/** Shown if no deck passes the filters: which one to remove. */
export function NoDecksHere({ page, what }: Props) {
  const { commander, filters, canonical } = page;
  if (page.totalDecks === 0)
    return (
      <EmptyState title={page.description.replace(/\.$/, '')}>
        <p>
          Its{' '}
          <Link to={commander.url} className="link">
            own page
          </Link>{' '}
          lists its partners, if it has any.
        </p>
      </EmptyState>
    );
  const active = [...toRestrictions(filters), ...toSwitchRestrictions(filters)];
  return (
    <EmptyState title={`No ${what}s match these filters`}>
      <p>Remove one of them, or</p>
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1">
        {active.map(({ key, words, without }) => (
          <li key={key}>
            <Link to={canonical + printDeckQuery(without)} className="link inline-flex min-h-11 items-center">
              {words}
            </Link>
          </li>
        ))}
        <li>
          <Link to={canonical} className="link inline-flex min-h-11 items-center font-semibold">
            clear all
          </Link>
        </li>
      </ul>
    </EmptyState>
  );
}
