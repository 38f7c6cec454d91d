import { formatShare, pairName } from '@deckwright/domain';
import { type TileView, useDecksLink, WideMark } from '@deckwright/ui';
import { Link } from 'react-router';
import { None } from './missing-number.tsx';

type Props = {
  card: Pick<TileView, 'name' | 'cards' | 'url' | 'inclusionRate' | 'numDecks' | 'potentialDecks' | 'note'>;
};

/** The percentage of decks running a card; linked to them if the page knows their URL. */
export function ShareOfDecks({ card }: Props) {
  const getDecks = useDecksLink();
  if (card.potentialDecks === 0) return <None why={card.note} />;
  const share = (
    <>
      <WideMark counts={card} />
      {formatShare(card.inclusionRate)}
    </>
  );
  if (!getDecks) return share;
  return (
    <Link to={getDecks(card)} className="share-link">
      {share}
      <span className="sr-only"> of the decks play {pairName(card)}</span>
    </Link>
  );
}
