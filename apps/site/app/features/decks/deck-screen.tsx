import type { DeckPage } from '@deckwright/contract/schemas';
import { BRACKET_NAMES, BRACKETS, formatCounted, formatDay, formatDollars } from '@deckwright/domain';
import { fetchPart, StaticMarkup } from '@deckwright/islands';
import { DataLabel, Fold, HeadBand } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { BracketReasons } from '../../shared/advice/bracket-reasons.tsx';
import { CommanderTabs } from '../../shared/cards/commander-tabs.tsx';
import { DeckActions } from '../../shared/deck-list/deck-actions.tsx';
import { listWithHeads } from '../../shared/deck-list/list-with-headings.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { SourceText } from './deck-text.tsx';
import { ListNotes } from './list-notes.tsx';
import { ListText } from './list-text.tsx';

/** A document has them as markup: the code that renders them is loaded when navigating from another page. */
const CardLines = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/card-lines.tsx'))).CardLines,
}));
const ListPanels = lazyPart(async () => ({
  default: (await fetchPart(() => import('./list-panels.tsx'))).ListPanels,
}));
const PrintSheet = lazyPart(async () => ({
  default: (await fetchPart(() => import('./print-sheet.tsx'))).PrintSheet,
}));

type Props = {
  page: DeckPage;
  /** The player's notes on the deck. */
  story: ReactNode;
};

/** Why a deck with a date counts without one. */
const DATE_NOTES = {
  'newer-card':
    'A card in this list came out after that date, so the date cannot be right: the deck counts as one without a date.',
  'after-as-of':
    'This is after the as-of date, where time ranges end: the deck counts only where no time range is chosen.',
} as const;

/** One of the decks that are counted. */
export function DeckScreen({ page, story }: Props) {
  const { deck, commander, statedDate } = page;
  const date = deck.date ?? statedDate?.date ?? null;
  const commanderCount = page.card?.isPartner ? 2 : 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <HeadBand colors={page.card.colorIdentity} />
      <header className="col-span-full row-start-1 flex flex-col gap-3">
        <h1 className="font-display text-2xl font-semibold text-balance sm:text-3xl md:text-4xl">
          {page.title}
        </h1>
        <CommanderTabs slug={commander.slug} query="" current="decks" />
        <dl className="flex flex-wrap gap-x-6 gap-y-2 tabular-nums">
          <Fact term="saved">{date === null ? 'no date' : formatDay(date)}</Fact>
          <Fact term="cards">{page.size}</Fact>
          <BracketFact deck={deck} />
          {deck.price === null ? null : (
            <Fact term={page.sample ? 'sample price' : 'price'}>{formatDollars(deck.price)}</Fact>
          )}
          <Fact term="cards off the average deck">{deck.offAverage}</Fact>
          {deck.salt === null ? null : <Fact term="average salt">{deck.salt.toFixed(2)}</Fact>}
        </dl>
        {statedDate === null ? null : (
          <p className="max-w-prose text-sm text-muted">{DATE_NOTES[statedDate.because]}</p>
        )}
        <DeckResults deck={deck} />
        <BracketEstimate page={page} />
        <p className="text-sm text-muted">
          Source: <SourceText deck={deck} />
        </p>
        {story}
        <DeckActions text={listWithHeads(page.text, commanderCount)} compare="Compare with average" />
        <DataLabel head={page} withWindow={false} />
      </header>
      <div className="flex min-w-0 flex-col gap-3">
        <section aria-labelledby="list-heading" className="flex min-w-0 flex-col gap-4">
          <h2
            id="list-heading"
            className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
          >
            The list
          </h2>
          <StaticMarkup>
            <CardLines groups={page.groups} sample={page.sample} />
          </StaticMarkup>
        </section>
        {page.basicsUnknown || deck.basicsEstimated ? (
          <p className="text-xs text-muted">
            {`The source lists each card once: ${deck.counts.land} lands are counted, the number of each basic is unknown. Basics that are not in the list are not in its price.`}
          </p>
        ) : null}
        <ListNotes page={page} />
      </div>
      <StaticMarkup>
        <PrintSheet
          title={page.title}
          note={[formatCounted(page.size, 'card'), date === null ? null : `saved ${formatDay(date)}`]
            .filter(Boolean)
            .join(', ')}
          groups={page.groups}
        />
      </StaticMarkup>
      <aside aria-label="List statistics" className="grid content-start gap-4 md:grid-cols-2 xl:grid-cols-1">
        <StaticMarkup>
          <ListPanels page={page} />
        </StaticMarkup>
        <ListText lines={page.text} commanders={commanderCount} file={`${commander.slug}-${deck.id}`} />
      </aside>
    </div>
  );
}

/** The bracket that counts, by name, and whose it is. */
function BracketFact({ deck }: Pick<DeckPage, 'deck'>) {
  if (deck.bracket === null) return null;
  const word = BRACKETS[deck.bracket - 1];
  return (
    <Fact term={deck.bracketEstimated ? 'bracket, estimated from the list' : 'bracket, set by its owner'}>
      {word ? `${deck.bracket} ${BRACKET_NAMES[word]}` : deck.bracket}
    </Fact>
  );
}

/** Why the list suggests its bracket, whatever its owner says; folded, as the bracket that counts stands above. */
function BracketEstimate({ page: { deck, bracketEstimate: estimate } }: Pick<Props, 'page'>) {
  const isCounted = deck.bracket === null || deck.bracketEstimated;
  const bracket = `${estimate.bracket} ${estimate.name}`;
  return (
    <Fold
      quiet
      label={isCounted ? `Why ${bracket}` : `The list alone suggests ${bracket}`}
      className="max-w-prose"
    >
      <BracketReasons reasons={estimate.reasons} />
      {isCounted ? null : (
        <p className="pt-1 text-sm text-muted">{`Its owner set ${deck.bracket}, which is the one we count.`}</p>
      )}
    </Fold>
  );
}

/** How it did in tournaments; nothing without results. */
function DeckResults({ deck: { results } }: { deck: Props['page']['deck'] }) {
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="deck-results" className="flex max-w-prose flex-col gap-1">
      <h2 id="deck-results" className="text-sm font-semibold">
        Tournament results
      </h2>
      <ul className="flex flex-col gap-1 text-sm tabular-nums">
        {results.map(({ event, date, players, placing, wins, losses, draws }) => (
          <li key={`${event} ${date} ${placing}`}>
            {`Place ${placing} of ${players}, ${event}, ${formatDay(date)}: ${wins} won, ${losses} lost, ${draws} drawn`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dd className="text-lg font-semibold">{children}</dd>
      <dt className="text-xs text-muted">{term}</dt>
    </div>
  );
}
