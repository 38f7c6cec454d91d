import { CARD_TYPES } from '@deckwright/domain';
import { CrownIcon } from './icons.tsx';
import { sealId } from './seal.tsx';
import { TypeGlyph } from './type-glyph.tsx';

/** The drawings that every drawn card refers to: without it on the page the cards have no mark. */
export function SealSheet() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <g id="seal-rings">
        <circle cx="32" cy="32" r="31" fillOpacity="0.1" />
        <Ring radius={25.5} strokeOpacity={0.45} />
        <Ring radius={28.5} strokeOpacity={0.35} strokeDasharray="0.75 3" />
      </g>
      {[...CARD_TYPES, null].map((type) => (
        <symbol key={sealId(type)} id={sealId(type)} viewBox="0 0 64 64">
          <use href="#seal-rings" />
          <svg x="13" y="13" width="38" height="38" viewBox="0 0 24 24" aria-hidden="true">
            {type ? <TypeGlyph type={type} /> : <CrownIcon />}
          </svg>
        </symbol>
      ))}
    </svg>
  );
}

type RingProps = { radius: number; strokeOpacity: number; strokeDasharray?: string };

function Ring({ radius, ...stroke }: RingProps) {
  return (
    <circle cx="32" cy="32" r={radius} fill="none" stroke="currentColor" strokeWidth="0.75" {...stroke} />
  );
}
