import type { CardType } from '@deckwright/domain';

type Props = { type: CardType | null };

/** The card's type as a large mark within rings; drawn by the sheet that stands once on the page. */
export function Seal({ type }: Props) {
  return (
    <svg viewBox="0 0 64 64" className="face-seal" aria-hidden="true">
      <use href={`#${sealId(type)}`} />
    </svg>
  );
}

export function sealId(type: CardType | null): string {
  return `seal-${type?.toLowerCase() ?? 'commander'}`;
}
