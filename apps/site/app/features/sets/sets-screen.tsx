import { printQueryValues, SETS_QUERY } from '@deckwright/contract';
import { formatCounted, searchKey } from '@deckwright/domain';
import { BackToTop, Button, cn, EmptyState, FIELD, Fold, PhoneFold } from '@deckwright/ui';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { KindLinks } from '../../shared/lists/kind-links.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { SetCard, SetLines } from './set-card.tsx';
import { type SetsView, type SetView, splitSmallSets } from './sets-view.ts';

type Props = { page: SetsView };

/** Number shown on a phone at first. */
const FIRST_YEARS = 8;
const FIRST_SETS = 6;

export function SetsScreen({ page }: Props) {
  const [typed, setTyped] = useState(page.q);
  const key = searchKey(typed);
  const found = page.years
    .map(({ year, sets }) => ({
      year,
      sets: sets.filter(({ name, code }) => searchKey(name).includes(key) || code === key),
    }))
    .filter(({ sets }) => sets.length > 0);
  const { years, small } = key === '' ? splitSmallSets(found) : { years: found, small: [] };
  const count = found.reduce((sum, { sets }) => sum + sets.length, 0);
  return (
    <div className="flex flex-col gap-6">
      <ListHead
        page={page}
        line={
          <span role="status" className="tabular-nums">
            {`${formatCounted(count, 'set')} with known cards, newest first`}
          </span>
        }
      >
        <Form role="search" aria-label="Sets" action="/sets" className="flex max-w-xl gap-2">
          <input
            name={SETS_QUERY.q.name}
            type="search"
            aria-label="Name of a set"
            placeholder="Name or code of a set"
            defaultValue={page.q}
            onInput={(event) => setTyped(event.currentTarget.value)}
            className={`${FIELD} min-w-0 flex-1`}
          />
          {page.type === 'all' ? null : <input type="hidden" name={SETS_QUERY.type.name} value={page.type} />}
          <Button type="submit" look="quiet">
            Find
          </Button>
        </Form>
        <KindLinks
          label="Kind of set"
          kinds={page.types.map(({ type, label, numSets }) => ({
            label,
            to: `/sets${printQueryValues(SETS_QUERY, { type })}`,
            current: type === page.type,
            count: numSets,
          }))}
        />
        {page.numEmpty > 0 ? (
          <p className="text-xs text-muted">
            {`Our data also names ${formatCounted(page.numEmpty, 'set')} without a card that counts here, such as sets of tokens.`}
          </p>
        ) : null}
        {years.length > 1 ? <Years years={years.map(({ year }) => year)} /> : null}
      </ListHead>
      {years.length > 0 ? (
        <PhoneFold count={years.length} first={FIRST_YEARS} name="years" what="years">
          {(folds) => (
            <div className={cn('flex flex-col gap-6', folds)}>
              {years.map(({ year, sets }, index) => (
                <Year
                  key={year}
                  year={year}
                  sets={sets}
                  isListed={!sets.some(({ topCard }) => topCard)}
                  isFirst={index === 0}
                />
              ))}
            </div>
          )}
        </PhoneFold>
      ) : (
        <EmptyState title="No sets match">
          <p>
            Try fewer letters,{' '}
            {page.type === 'all' ? (
              <>
                look under{' '}
                <Link
                  to={`/sets${printQueryValues(SETS_QUERY, { type: 'other', q: typed })}`}
                  className="link font-semibold"
                >
                  promos and others
                </Link>
                ,
              </>
            ) : null}{' '}
            or{' '}
            <Link to="/sets" reloadDocument className="link font-semibold">
              start over
            </Link>
            .
          </p>
        </EmptyState>
      )}
      {small.length > 0 ? (
        <section aria-label="Promos and small sets" className="border-t border-line pt-2">
          <Fold
            label={`${formatCounted(small.length, 'set')} more: promos, and sets of one or two cards`}
            quiet
          >
            <SetLines sets={small} />
          </Fold>
        </section>
      ) : null}
      <BackToTop />
    </div>
  );
}

type YearsProps = { years: readonly string[] };

/** Links to the years. */
function Years({ years }: YearsProps) {
  return (
    <nav
      aria-label="Years"
      className="swiped -mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-x-3 md:flex-wrap">
        {years.map((year) => (
          <li key={year}>
            <a
              href={`#y${year}`}
              className="link inline-flex min-h-11 min-w-11 items-center justify-center text-sm tabular-nums md:min-h-8"
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type YearProps = {
  year: string;
  sets: readonly SetView[];
  /** As names: of 600 sets, only the newest have art. */
  isListed: boolean;
  isFirst: boolean;
};

/** Sets that the first screen of a phone shows. */
const ON_SCREEN = 4;

function Year({ year, sets, isListed, isFirst }: YearProps) {
  return (
    <section aria-labelledby={`y${year}`} className="flex flex-col gap-3">
      <h2 id={`y${year}`} className="set-year">
        {year}
      </h2>
      <PhoneFold count={sets.length} first={FIRST_SETS} name={`y${year}-sets`} what="sets" of={year}>
        {(folds) =>
          isListed ? (
            <SetLines sets={sets} className={folds} />
          ) : (
            <ul className={cn('grid gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4', folds)}>
              {sets.map((set, index) => (
                <li key={set.code}>
                  <SetCard set={set} priority={isFirst && index < ON_SCREEN ? 'screen' : 'near'} />
                </li>
              ))}
            </ul>
          )
        }
      </PhoneFold>
    </section>
  );
}
