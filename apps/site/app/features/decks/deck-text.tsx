import type { ListedDeck } from '@deckwright/contract/schemas';

/** "3", or "2 est." if neither the owner nor the source states one. */
export function BracketText({ deck }: { deck: Pick<ListedDeck, 'bracket' | 'bracketEstimated'> }) {
  if (deck.bracket === null) return <span className="text-muted">–</span>;
  if (!deck.bracketEstimated) return deck.bracket;
  return (
    <span className="whitespace-nowrap text-muted" title="Estimated from the list; none is stated">
      {`${deck.bracket} est.`}
    </span>
  );
}

/** "36", or "36 est." if cards missing to 100 count as basic lands. */
export function LandCount({ deck }: { deck: Pick<ListedDeck, 'counts' | 'basicsEstimated'> }) {
  if (!deck.basicsEstimated) return deck.counts.land;
  return (
    <span
      className="whitespace-nowrap text-muted"
      title="Estimated: the source lists each card once; cards missing to 100 count as basic lands"
    >
      {`${deck.counts.land} est.`}
    </span>
  );
}

/** The source of a deck, with its public URL if it has one. */
export function SourceText({ deck }: { deck: Pick<ListedDeck, 'source'> }) {
  const { source } = deck;
  if (source === null) return <span className="text-muted">made for the sample</span>;
  if (source.url === null) return source.name;
  return (
    <a href={source.url} rel="noreferrer nofollow" className="link">
      {source.name}
    </a>
  );
}
