import { BRACKET_NAMES, BRACKETS, formatDay, formatDollars, formatExact } from '@deckwright/domain';
import { AlertIcon, CHIP_ROW, ChipLink, DataLabel, Popover } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BracketReasons } from '../../shared/advice/bracket-reasons.tsx';
import { pictureView } from '../../shared/cards/card-face-facts.ts';
import { CommanderTabs } from '../../shared/cards/commander-tabs.tsx';
import { DeckActions } from '../../shared/deck-list/deck-actions.tsx';
import { listWithHeads } from '../../shared/deck-list/list-with-headings.ts';
import { SourceText } from './deck-text.tsx';
import { type DeckView, isCompared } from './deck-view.ts';
import { describeBasics, withBasics } from './estimated-basics.ts';
import { PicturedHead } from './pictured-head.tsx';

type Props = { page: DeckView };

/** Why a deck with a date counts without one. */
const DATE_NOTES = {
  'newer-card':
    'A card in this list came out after that date, so the date cannot be right: the deck counts as one without a date.',
  'after-as-of':
    'This is after the as-of date, where time ranges end: the deck counts only where no time range is chosen.',
} as const;

/** What a deck is, at a glance: its commander, what sets it apart, its numbers, and what to do with it. */
export function DeckHead({ page }: Props) {
  const { card, commander, statedDate } = page;
  return (
    <PicturedHead
      picture={pictureView(card)}
      commander={commander.name}
      title={
        <>
          <Origin page={page} />
          <h1 className="font-display text-xl leading-tight font-semibold text-balance sm:text-3xl lg:text-4xl">
            {page.title}
          </h1>
          <Difference page={page} />
        </>
      }
    >
      <DeckFigures page={page} />
      {page.basicsAdded > 0 ? <p className="max-w-prose text-sm text-muted">{describeBasics(page)}</p> : null}
      {statedDate === null ? null : (
        <p className="max-w-prose text-sm text-muted">{DATE_NOTES[statedDate.because]}</p>
      )}
      <DeckActions
        text={listWithHeads(
          withBasics(page.text, page.basicsAdded, card.colorIdentity),
          card.isPartner ? 2 : 1,
        )}
        bracket={page.deck.bracketEstimated ? null : page.deck.bracket}
        compare={isCompared(page) ? 'Compare with average' : null}
      />
      <DeckChips page={page} />
      <CommanderTabs slug={commander.slug} query="" current="decks" />
      <DataLabel head={page} withWindow={false} />
    </PicturedHead>
  );
}

/** Whose deck it is, where it comes from and when it was saved. */
function Origin({ page: { commander, deck, statedDate } }: Props) {
  const date = deck.date ?? statedDate?.date ?? null;
  return (
    <p className="text-sm text-muted">
      <Link to={commander.url} className="link">
        {commander.name}
      </Link>
      {deck.source === null ? ' · ' : ' · from '}
      <SourceText deck={deck} />
      {` · ${date === null ? 'no date' : `saved ${formatDay(date)}`}`}
    </p>
  );
}

/** What sets the deck apart, in a sentence. */
function Difference({ page }: Props) {
  const { names, deck, average } = page;
  if (!isCompared(page)) return null;
  const [own, missing] = [joinNames(names.own), joinNames(names.missing)];
  const among = `the average of ${formatExact(average.numDecks)} ${page.sample ? 'sample decks' : 'decks'}`;
  return (
    <p className="max-w-prose font-display text-base text-pretty md:text-lg">
      {deck.offAverage === 0
        ? `It has no card that is not in ${among}.`
        : `${deck.offAverage === 1 ? 'One card' : `${deck.offAverage} cards`} not in ${among}${deck.offAverage > page.names.own.length ? ', such as' : ':'} ${own}${missing ? `; it lacks ${missing}` : ''}.`}
    </p>
  );
}

function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

function DeckFigures({ page }: Props) {
  const { deck, average } = page;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-2 tabular-nums sm:gap-x-8">
      <Figure term="cards" value={page.size} />
      {deck.price === null ? null : (
        <Figure
          term={describePrice(deck.price, isCompared(page) ? average.price : null)}
          value={formatDollars(deck.price)}
        />
      )}
      <BracketFigure page={page} />
      {deck.salt === null ? null : <Figure term="average salt" value={deck.salt.toFixed(2)} />}
    </dl>
  );

  function describePrice(price: number, mean: number | null): string {
    const what = page.sample ? 'sample price' : 'price';
    if (mean === null) return what;
    const difference = Math.round(price - mean);
    if (difference === 0) return `${what}, as the average`;
    return `${page.sample ? 'sample, ' : ''}$${formatExact(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} average`;
  }
}

/** The bracket that counts, and behind a button why the list alone suggests its own. */
function BracketFigure({ page: { deck, bracketEstimate: estimate } }: Props) {
  const isCounted = deck.bracket === null || deck.bracketEstimated;
  const suggested = `${estimate.bracket} ${estimate.name}`;
  const word = deck.bracket === null ? undefined : BRACKETS[deck.bracket - 1];
  const counted =
    deck.bracket === null ? '–' : word ? `${deck.bracket} ${BRACKET_NAMES[word]}` : deck.bracket;
  return (
    <Figure
      term={isCounted ? 'bracket, estimated' : 'bracket, as stated'}
      value={counted}
      aside={
        <Popover
          label={isCounted ? `Why ${suggested}` : `The list alone suggests ${suggested}`}
          buttonClass="-my-2 px-1.5 text-xs font-normal text-muted underline decoration-dotted underline-offset-4 hover:text-text"
          button="Why?"
        >
          <div className="flex max-w-80 flex-col gap-2">
            <p className="text-sm font-semibold">
              {isCounted ? `Why ${suggested}` : `The list alone suggests ${suggested}`}
            </p>
            <BracketReasons reasons={estimate.reasons} />
            {isCounted ? null : (
              <p className="text-sm text-muted">{`Its owner or source states ${deck.bracket}, which is the one we count.`}</p>
            )}
          </div>
        </Popover>
      }
    />
  );
}

type FigureProps = { term: ReactNode; value: ReactNode; aside?: ReactNode };

function Figure({ term, value, aside }: FigureProps) {
  return (
    <div>
      <dd className="flex items-center gap-1 text-lg font-semibold whitespace-nowrap md:text-2xl">
        {value}
        {aside}
      </dd>
      <dt className="text-xs text-muted">{term}</dt>
    </div>
  );
}

/** Its banned cards, and its themes, each leading to the commander's page for it. */
function DeckChips({ page: { deck, banned, commander } }: Props) {
  if (deck.themes.length === 0 && banned.length === 0) return null;
  return (
    <ul aria-label="Banned cards and themes of this deck" className={CHIP_ROW}>
      {banned.map(({ name, url }) => (
        <li key={url}>
          <Link
            to={url}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-bad px-3 text-sm text-bad hover:bg-raised md:min-h-9"
          >
            <AlertIcon className="size-4" />
            {`${name} is banned`}
          </Link>
        </li>
      ))}
      {deck.themes.map(({ slug, name }) => (
        <li key={slug}>
          <ChipLink to={`${commander.url}/${slug}`} current={false}>
            {name}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
