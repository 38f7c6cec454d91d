import { PRECONS_QUERY } from '@deckwright/contract';
import { COLORS, formatExact, identityFromSlug, listColors } from '@deckwright/domain';
import { DeferredMarkup, isPartDeferred } from '@deckwright/islands';
import { BackToTop, EmptyState, FIELD, LABEL } from '@deckwright/ui';
import { Link } from 'react-router';
import { FormChoice, ListForm } from '../../shared/lists/list-form.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { PreconYears } from './precon-years.tsx';
import type { PreconsView } from './precons-view.ts';
import { useUnfoldedAnchor } from './unfolded-anchor.ts';

type Props = { page: PreconsView };

export function PreconListScreen({ page }: Props) {
  const { colors } = page.form;
  const brief = useInBrief(isPartDeferred(page, 'years'));
  useUnfoldedAnchor();
  return (
    <div className="flex flex-col gap-6">
      <ListHead
        page={page}
        colors={colors ? listColors(identityFromSlug(colors) ?? 0) : COLORS}
        withWindow={false}
        line={
          <span role="status" className="tabular-nums">
            {page.shown === page.numPrecons
              ? `${formatExact(page.numPrecons)} precons`
              : `${formatExact(page.shown)} of ${formatExact(page.numPrecons)} precons`}
            {': what each one contains, what it is worth, and which cards its players add and cut'}
          </span>
        }
      >
        <PreconForm page={page} />
      </ListHead>
      <DeferredMarkup deferred={page.years === undefined} className="flex min-w-0 flex-col gap-3">
        <PreconYears page={page} brief={brief} />
      </DeferredMarkup>
      {page.shown === 0 ? <NoPrecons page={page} /> : null}
      <BackToTop />
    </div>
  );
}

function NoPrecons({ page }: Props) {
  if (page.numPrecons === 0)
    return (
      <EmptyState title="No precons in the data yet">
        <p>Precons will appear here once our card data includes their lists.</p>
      </EmptyState>
    );
  return (
    <EmptyState title="No precons match">
      <p>
        Try part of the name of a deck, set or commander, or{' '}
        <Link to="/precon" className="link font-semibold">
          see all precons
        </Link>
        .
      </p>
    </EmptyState>
  );
}

type PreconFormProps = { page: Pick<PreconsView, 'form' | 'choices'> };

/** Filters the list by a word and by colors. */
function PreconForm({ page }: PreconFormProps) {
  const { q, colors } = page.form;
  return (
    <ListForm
      path="/precon"
      state={`${q} ${colors}`}
      narrowed={Boolean(q || colors)}
      className="flex flex-wrap"
    >
      <label className="flex min-w-[min(12rem,100%)] flex-1 flex-col gap-1 md:max-w-80">
        <span className={LABEL}>Deck, set or commander</span>
        <input
          name={PRECONS_QUERY.q.name}
          type="search"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          placeholder="Part of a name"
          className={FIELD}
        />
      </label>
      <FormChoice name={PRECONS_QUERY.colors.name} label="Colors" value={colors ?? ''}>
        <option value="">Any</option>
        {page.choices.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {`${choice.name} (${choice.count})`}
          </option>
        ))}
      </FormChoice>
    </ListForm>
  );
}
