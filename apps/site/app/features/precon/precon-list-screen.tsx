import { PRECONS_QUERY } from '@deckwright/contract';
import { COLORS, formatDay, formatExact, identityFromSlug, listColors } from '@deckwright/domain';
import {
  BackToTop,
  ChipLink,
  cn,
  EmptyState,
  FIELD,
  Fold,
  IdentityPips,
  LABEL,
  ViewPicture,
} from '@deckwright/ui';
import { Link } from 'react-router';
import { FormChoice, ListForm } from '../../shared/lists/list-form.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { PreconsView, PreconTileView } from './precons-view.ts';
import { describeValue } from './value-text.ts';

type Props = { page: PreconsView };

export function PreconListScreen({ page }: Props) {
  const { colors } = page.form;
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
      {page.groups.length > 1 ? (
        <Fold label="Jump to a set">
          <nav aria-label="Precon groups" className="flex flex-wrap gap-2 pt-2">
            {page.groups.map((group) => (
              <ChipLink key={group.tag} to={`#${group.tag}`} current={false}>
                {group.name}
              </ChipLink>
            ))}
          </nav>
        </Fold>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-8 grid-flow-dense sm:grid-cols-2 lg:grid-cols-3 xxl:grid-cols-4">
        {page.groups.map((group, index) => (
          <Group key={group.tag} group={group} sample={page.sample} late={index > 1} />
        ))}
      </div>
      {page.shown === 0 ? <NoPrecons page={page} /> : null}
      <BackToTop />
    </div>
  );
}

type GroupProps = { group: PreconsView['groups'][number]; sample: boolean; late: boolean };

/** The precons of one set; a set with only one takes one cell of the row. */
function Group({ group, sample, late }: GroupProps) {
  const single = group.precons.length === 1;
  return (
    <section
      id={group.tag}
      aria-labelledby={`${group.tag}-heading`}
      className={cn(
        'scroll-mt-2 gap-y-4',
        single
          ? 'row-span-2 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid'
          : 'col-span-full flex flex-col',
        late && !single && 'lazy-section',
      )}
    >
      <div
        className={cn(
          'flex gap-x-3 border-b border-line pb-2',
          single ? 'flex-col justify-end' : 'flex-wrap items-baseline',
        )}
      >
        <h2
          id={`${group.tag}-heading`}
          className={cn(
            'font-display font-semibold text-balance',
            single ? 'text-lg xl:text-xl' : 'text-xl md:text-2xl',
          )}
        >
          {group.name}
        </h2>
        <p className="text-sm text-muted tabular-nums">{group.precons[0]?.released.slice(0, 4)}</p>
      </div>
      <ul
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-4',
          !single && 'sm:grid-cols-2 lg:grid-cols-3 xxl:grid-cols-4',
        )}
      >
        {group.precons.map((tile) => (
          <li key={tile.slug}>
            <PreconTile tile={tile} sample={sample} />
          </li>
        ))}
      </ul>
    </section>
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

type PreconTileProps = { tile: PreconTileView; sample: boolean };

function PreconTile({ tile, sample }: PreconTileProps) {
  const { amount, note } = describeValue(tile.value, sample);
  return (
    <article className="group relative grid h-full grid-cols-[min(6.5rem,36%)_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-3 shadow-card transition-colors hover:border-accent">
      <div>{tile.view ? <ViewPicture view={tile.view} sizes="6.5rem" alt="" /> : null}</div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <h3 className="font-display text-base leading-tight font-semibold text-balance transition-colors group-hover:text-accent">
          <Link to={tile.url} className="after:absolute after:inset-0 after:rounded-lg">
            {tile.name}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{tile.commanders.join(' and ')}</p>
        <IdentityPips colors={tile.colors} />
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted tabular-nums">
          <span className="min-w-0">
            {amount ? <strong className="text-sm font-semibold text-text">{amount}</strong> : null}
            {note}
          </span>
          <time dateTime={tile.released}>{formatDay(tile.released)}</time>
        </p>
      </div>
    </article>
  );
}
