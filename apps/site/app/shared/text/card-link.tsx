import { Link } from 'react-router';
import type { TextCard } from './text-cards.ts';

type Props = { card: TextCard; text: string };

/** A card's name, linked to its page; as of every name, its picture shows while it is pointed at (features/peek). */
export function CardLink({ card, text }: Props) {
  return (
    <Link to={card.url} className="link">
      {text}
    </Link>
  );
}
