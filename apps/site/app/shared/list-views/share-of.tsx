import { formatShare } from '@deckwright/domain';
import { type TileView, useDecksLink } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = { card: Pick<TileView, 'name' | 'url' | 'inclusion_rate'> };

/** The share of decks with a card; it leads to them where the page knows them. */
export function ShareOf({ card }: Props) {
  const decksOf = useDecksLink();
  const share = formatShare(card.inclusion_rate);
  if (!decksOf) return share;
  return (
    <Link to={decksOf(card)} className="share-link">
      {share}
      <span className="sr-only"> of the decks play {card.name}</span>
    </Link>
  );
}
