import { CARD_TYPES } from '@deckwright/domain';
import { CROWN_PATH } from './icons.tsx';
import { SUBTYPE_MARKS, sealMark } from './seal-mark.ts';
import { SEAL_PATHS } from './seal-paths.ts';
import { TYPE_PATHS } from './type-glyph.tsx';

const DRAWINGS = [
  ...CARD_TYPES.map((type) => [sealMark(type), TYPE_PATHS[type]] as const),
  ...SUBTYPE_MARKS.map((mark) => [mark, SEAL_PATHS[mark]] as const),
  [sealMark(null), CROWN_PATH] as const,
];

/** The drawings that every drawn card refers to, on a grid of -8 to 32: without it on the page the cards have no mark. */
export function SealSheet() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <g id="seal-rings">
        <circle cx="12" cy="12" r="19.5" fillOpacity="0.1" />
        <Ring radius={16} strokeOpacity={0.45} />
        <Ring radius={17.8} strokeOpacity={0.35} strokeDasharray="0.5 1.9" />
      </g>
      {DRAWINGS.map(([mark, path]) => (
        <g key={mark} id={`seal-${mark}`}>
          <use href="#seal-rings" />
          <path d={path} />
        </g>
      ))}
    </svg>
  );
}

type RingProps = { radius: number; strokeOpacity: number; strokeDasharray?: string };

function Ring({ radius, ...stroke }: RingProps) {
  return (
    <circle cx="12" cy="12" r={radius} fill="none" stroke="currentColor" strokeWidth="0.5" {...stroke} />
  );
}
