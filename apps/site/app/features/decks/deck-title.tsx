import type { DecksPage } from '@deckwright/contract/schemas';
import { formatDay, formatExact } from '@deckwright/domain';
import { Link } from 'react-router';

type Deck = DecksPage['decks'][number];

/** Number of cards that a title names. */
const MAX_CARDS = 3;
/** Number of themes below a title. */
const MAX_THEMES = 3;

type Props = {
  deck: Pick<Deck, 'url' | 'themes' | 'results'>;
  title: string;
  /** The title alone. */
  isBrief: boolean;
};

/** What sets a deck of a list apart: its rarest cards, as its link, which covers the row (lazy.css); themes; best result. */
export function DeckTitle({ deck, title, isBrief }: Props) {
  const result = bestResult(deck);
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-1">
      <Link
        to={deck.url}
        className="line-clamp-2 text-sm leading-5 font-semibold text-pretty after:absolute after:inset-y-0 after:left-0 after:w-[100rem] hover:text-accent"
      >
        {title}
      </Link>
      {isBrief ? null : (
        <span className="flex h-5 min-w-0 flex-wrap gap-1 overflow-hidden text-xs leading-4.5 font-normal text-muted">
          {result ? (
            <span className="rounded-full border border-accent px-2 text-text">
              {`Place ${formatExact(result.placing)} of ${formatExact(result.players)}, ${result.event}`}
            </span>
          ) : null}
          {deck.themes.slice(0, MAX_THEMES).map(({ slug, name }) => (
            <span key={slug} className="rounded-full border border-line px-2">
              {name}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

type Titled = Pick<Deck, 'ownCards' | 'date' | 'source'>;

/**
 * The titles of a page's decks. Those that would have one title have in it what else tells them apart: their date, unless
 * the list has a column of dates, or their source.
 */
export function deckTitles({
  decks,
  totalDecks,
  hasDates,
}: {
  decks: readonly Titled[];
  totalDecks: number;
  hasDates: boolean;
}): string[] {
  // A single deck is the average deck itself.
  if (totalDecks === 1) return decks.map((deck) => `Deck ${describeOrigin(deck)}`);
  const titles = decks.map(cardsTitle);
  const counts = Map.groupBy(titles, (title) => title);
  return decks.map((deck, index) => {
    const title = titles[index] ?? '';
    const isShared = (counts.get(title)?.length ?? 0) > 1;
    return isShared && !(hasDates && deck.date !== null) ? `${title}, ${describeOrigin(deck)}` : title;
  });
}

function describeOrigin({ date, source }: Titled): string {
  if (date !== null) return `saved ${formatDay(date)}`;
  return source === null ? 'made for the sample' : `from ${source.name}`;
}

/** "+ Koma, Trinisphere, Urza's Saga". */
function cardsTitle({ ownCards }: Titled): string {
  if (ownCards.length === 0) return 'Only cards of the average deck';
  return `+ ${ownCards
    .slice(0, MAX_CARDS)
    .map(({ name }) => shortenName(name))
    .join(', ')}`;
}

export function describeThemes({ themes }: Pick<Deck, 'themes'>): string {
  return themes.map(({ name }) => name).join(', ');
}

/** "Koma" for "Koma, Cosmos Serpent", as players say it; the front of a card with two faces. */
function shortenName(name: string): string {
  const [front = name] = name.split(' // ');
  return front.split(', ')[0] ?? front;
}

/** The best placing, the newest of equal ones. */
function bestResult({ results }: Pick<Deck, 'results'>): Deck['results'][number] | undefined {
  return results.reduce<Deck['results'][number] | undefined>(
    (best, result) => (best === undefined || result.placing < best.placing ? result : best),
    undefined,
  );
}
