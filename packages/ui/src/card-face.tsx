import type { CardType, Color } from '@deckwright/domain';
import { cn } from './cn.ts';
import { faceTone, spineTones } from './color-classes.ts';
import { IdentityPips, ManaCost } from './mana-cost.tsx';
import { RulesText } from './rules-text.tsx';
import { Seal } from './seal.tsx';

/** What a drawn face shows; rules text and type line are left out where the document has none. */
export type FaceFacts = {
  name: string;
  /** Null for a commander of a pair, of which a list says no more than the name. */
  primaryType: CardType | null;
  colors: readonly Color[];
  manaCost?: string | undefined;
  typeLine?: string | undefined;
  /** Rules text, or one line of what the card does. */
  text?: string | null | undefined;
  /** Power/toughness, loyalty or defense. */
  corner?: string | null | undefined;
};

type Props = { facts: FaceFacts };

/** Up to this many characters the words are set larger. */
const SHORT_TEXT = 90;

/** A typographic card of our own, drawn where there is no picture; what it says stands beside it in words. */
export function DrawnFace({ facts }: Props) {
  const { name, primaryType, colors, manaCost, typeLine, text, corner } = facts;
  return (
    <div aria-hidden="true" data-drawn className={cn('face', `face-${faceTone(colors)}`)}>
      <div className="face-cover">
        <div className="face-spine">
          {spineTones(colors).map((tone) => (
            <span key={tone} className={`bg-tone-${tone}`} />
          ))}
        </div>
        <div className="face-head">
          <span className="face-name">{name}</span>
          <span className="face-cost">
            {manaCost ? <ManaCost cost={manaCost} label={null} /> : <IdentityPips colors={colors} silent />}
          </span>
        </div>
        <div className="face-seal">
          <Seal type={primaryType} />
        </div>
        <div className="face-label">
          {text ? (
            <div className={cn('face-text', text.length <= SHORT_TEXT && 'face-text-short')}>
              <RulesText text={text} silent />
            </div>
          ) : null}
          <div className="face-line">
            <span>{typeLine ?? primaryType ?? 'Commander'}</span>
            {corner ? <span className="face-corner">{corner}</span> : null}
          </div>
        </div>
      </div>
    </div>
  );
}
