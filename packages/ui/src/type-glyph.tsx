import type { CardType } from '@deckwright/domain';

/** One drawing of our own per card type, on a 24 unit grid, its holes by the rule of even and odd. */
const TYPE_PATHS: Readonly<Record<CardType, string>> = {
  Creature:
    'M5 4c1 5 1 9 0 15l3-4c0-4 0-7-1-11H5Zm6-1c1 6 1 11 0 18l3-5c0-5 0-9-1-13h-2Zm6 1c1 5 1 9 0 15l3-4c0-4 0-7-1-11h-2Z',
  Instant: 'M13.5 2 5 13.5h5.5L9 22l10-12.5h-6L15.5 2h-2Z',
  Sorcery:
    'M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-3 1.5-4.5 2.5-6.5.7 1.4 1.2 2.3 2 3C11 8 10.500 5 12 2Zm0 11c-1.600 1.300-2.300 2.300-2.300 3.700a2.300 2.300 0 0 0 4.600 0c0-1.400-.7-2.400-2.300-3.700Z',
  Artifact:
    'm12 2 8.700 5v10L12 22l-8.700-5V7L12 2Zm0 4.600L7.300 9.300v5.400l4.700 2.700 4.700-2.700V9.300L12 6.600Z',
  Enchantment:
    'm12 2 2.300 7.700L22 12l-7.700 2.300L12 22l-2.300-7.700L2 12l7.700-2.300L12 2Zm0 7.200-.8 2-2 .8 2 .8.8 2 .8-2 2-.8-2-.8-.8-2Z',
  Battle: 'M4 4h16v7c0 5-3.400 8.500-8 11-4.600-2.500-8-6-8-11V4Zm3 3v4c0 3.300 2 5.700 5 7.500V7H7Z',
  Planeswalker: 'M12 2 5 22l7-5 7 5L12 2Zm0 7.500 2.600 7.300L12 15l-2.600 1.800L12 9.500Z',
  Land: 'M2 20 9 6l4 7 2.500-4L22 20H2Zm7-9-3 6h6l-3-6Z',
};

type Props = { type: CardType; className?: string };

export function TypeGlyph({ type, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d={TYPE_PATHS[type]} fillRule="evenodd" />
    </svg>
  );
}
