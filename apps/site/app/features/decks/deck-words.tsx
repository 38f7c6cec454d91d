import type { ListedDeck } from '@deckwright/api-client/schemas';

/** "3", or "2 est." where no owner set one. */
export function BracketWords({ deck }: { deck: Pick<ListedDeck, 'bracket' | 'bracket_estimated'> }) {
  if (deck.bracket === null) return <span className="text-muted">–</span>;
  if (!deck.bracket_estimated) return deck.bracket;
  return (
    <span className="whitespace-nowrap text-muted" title="Estimated from the list; none set by the owner">
      {`${deck.bracket} est.`}
    </span>
  );
}

/** The place a deck comes from, with its public address where there is one. */
export function SourceWords({ deck }: { deck: Pick<ListedDeck, 'source'> }) {
  const { source } = deck;
  if (source === null) return <span className="text-muted">made for the sample</span>;
  if (source.url === null) return source.name;
  return (
    <a href={source.url} rel="noreferrer nofollow" className="link">
      {source.name}
    </a>
  );
}
