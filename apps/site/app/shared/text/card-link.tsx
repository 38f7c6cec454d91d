import { Link } from 'react-router';
import type { TextCard } from './text-cards.ts';

type Props = { card: TextCard; text: string };

/** A card's name, linked to its page; like every such link it shows its picture when pointed at (features/peek). */
export function CardLink({ card, text }: Props) {
  return (
    <Link to={card.url} className="link">
      {text}
    </Link>
  );
}
