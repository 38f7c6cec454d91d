import type { CardType } from '@deckwright/domain';
import { sealMark } from './seal-mark.ts';

type Props = { type: CardType | null; typeLine?: string | undefined };

/** What the card is as a large mark within rings; refers to the symbol sheet, which is included once per page. */
export function Seal({ type, typeLine }: Props) {
  return (
    <svg viewBox="-8 -8 40 40" className="face-seal" aria-hidden="true">
      <use href={`#seal-${sealMark(type, typeLine)}`} />
    </svg>
  );
}
