import { formatCount, formatCounted, formatExact } from '@deckwright/domain';
import { EmptyState, IdentityPips, type PicturePriority, TileMarks, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import { ControlBar, LazySwitches } from '../../shared/filters/controls.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { useView } from '../../shared/page/use-view.ts';
import type { CompanionsView } from './partner-view.ts';

type Props = { page: CompanionsView };

/** Companions that begin on the first screen of a phone. */
const ON_SCREEN = 2;

export function CompanionsScreen({ page }: Props) {
  const view = useView(page);
  const cards = page.lists[0]?.cards ?? [];
  return (
    <div className="flex flex-col gap-6">
      <ListHead
        page={page}
        line="A companion starts outside the deck, whose cards must meet its condition. It counts only where a deck names it as its companion; decks that simply run it are counted separately."
      >
        <ControlBar view={view}>
          <LazySwitches filters={page.filters} view={view} />
        </ControlBar>
        <p className="text-sm">
          <Link to="/partners" className="link inline-flex min-h-11 items-center md:min-h-8">
            All pairs of partners
          </Link>
        </p>
      </ListHead>
      {cards.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {cards.map((card, index) => {
            const companion = page.companions[index];
            return companion ? (
              <li key={card.url}>
                <Companion
                  card={card}
                  companion={companion}
                  sample={page.sample}
                  priority={index < ON_SCREEN ? 'screen' : 'near'}
                />
              </li>
            ) : null;
          })}
        </ul>
      ) : (
        <EmptyState title="No companions in our data">
          <p>Our data has no cards with that ability.</p>
        </EmptyState>
      )}
    </div>
  );
}

type CompanionProps = {
  card: CompanionsView['lists'][number]['cards'][number];
  companion: CompanionsView['companions'][number];
  sample: boolean;
  priority: PicturePriority;
};

function Companion({ card, companion, sample, priority }: CompanionProps) {
  const { condition, namedDecks: named, mainDecks: main, commanders } = companion;
  return (
    <article
      aria-labelledby={companion.slug}
      className="grid h-full grid-cols-[min(7rem,38%)_minmax(0,1fr)] content-start gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4 shadow-card md:grid-cols-[9rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]"
    >
      <Link to={card.url} className="tile-link block md:row-span-2" aria-hidden="true" tabIndex={-1}>
        <ViewPicture view={card} sizes="9rem" alt="" priority={priority} />
      </Link>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 id={companion.slug} className="font-display text-lg leading-tight font-semibold">
          <Link to={card.url} className="hover:text-accent">
            {card.name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <IdentityPips colors={card.colorIdentity} />
          <TileMarks view={card} />
        </p>
        {condition ? <p className="text-sm text-pretty">{condition}</p> : null}
        <p className="text-sm text-muted tabular-nums">{usage(companion, sample)}</p>
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-2 md:col-span-1 md:col-start-2">
        {commanders.length > 0 ? (
          <>
            <h3 className="text-sm font-semibold">{named > 0 ? 'Beside' : 'In decks of'}</h3>
            <ul className="flex flex-col">
              {commanders.map((view) => (
                <li key={view.url}>
                  <Link
                    to={view.url}
                    className="flex min-h-11 items-center justify-between gap-3 rounded-md text-sm hover:bg-raised md:min-h-8"
                  >
                    <span className="truncate">{view.name}</span>
                    <span className="shrink-0 text-muted tabular-nums">{formatCount(view.numDecks)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {named > 0 && main > 0 ? (
          <p className="text-xs text-muted tabular-nums">{`Also in ${formatExact(main)} main ${main === 1 ? 'deck' : 'decks'}.`}</p>
        ) : null}
      </div>
    </article>
  );
}

function usage(
  { namedDecks: named, mainDecks: main, potentialDecks: could }: CompanionProps['companion'],
  sample: boolean,
): string {
  if (could === 0) return 'No counted deck could use it as its companion.';
  const of = `${formatCounted(could, sample ? 'sample deck' : 'deck')} of its colors`;
  if (named > 0) return `Companion of ${formatExact(named)} of ${of}.`;
  return `No deck names it as its companion; in ${formatExact(main)} main ${main === 1 ? 'deck' : 'decks'} of ${of}.`;
}
