import type { CardType, Color } from '@deckwright/domain';
import { cn } from './cn.ts';
import { identityGradient } from './color-classes.ts';
import { CrownIcon } from './icons.tsx';
import { IdentityPips, ManaCost } from './mana-cost.tsx';
import { RulesText } from './rules-text.tsx';
import { TypeGlyph } from './type-glyph.tsx';

/** What a drawn face shows; the rules text and the type line are left out where the document has none. */
export type FaceFacts = {
  name: string;
  /** Null for a commander of a pair, of which a list says no more than the name. */
  primaryType: CardType | null;
  colors: readonly Color[];
  /** Shown where no cost is given; null hides it. */
  manaValue: number | null;
  manaCost?: string;
  typeLine?: string;
  text?: string | null;
  /** Power/toughness, loyalty or defense. */
  corner?: string | null;
};

type Props = {
  facts: FaceFacts;
  /** Too small for words: colours and glyph alone. */
  compact?: boolean;
};

/** A typographic card of our own, drawn where there is no picture; what it says stands beside it in words. */
export function CardFace({ facts, compact = false }: Props) {
  return (
    <div
      aria-hidden="true"
      data-drawn
      className={cn(
        'flex aspect-63/88 w-full flex-col overflow-hidden rounded-card p-[4.5%] text-pip-ink shadow-card',
        identityGradient(facts.colors),
      )}
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-md bg-surface text-text">
        {compact ? null : <TitleLine facts={facts} />}
        <div className="flex min-h-0 flex-1 items-center justify-center">
          {facts.primaryType ? (
            <TypeGlyph type={facts.primaryType} className="h-2/5 max-h-24 min-h-6 text-muted opacity-60" />
          ) : (
            <CrownIcon className="h-2/5 max-h-24 min-h-6 text-muted opacity-60" />
          )}
        </div>
        {compact ? null : <LowerPart facts={facts} />}
      </div>
    </div>
  );
}

type PartProps = { facts: FaceFacts };

function TitleLine({ facts: { name, manaCost, manaValue, primaryType } }: PartProps) {
  return (
    <div className="flex items-start justify-between gap-1 px-2 pt-2">
      <span className="line-clamp-3 font-display text-sm leading-tight font-semibold text-balance">
        {name}
      </span>
      {manaCost ? (
        <ManaCost cost={manaCost} className="shrink-0 text-xs" />
      ) : primaryType !== 'Land' && manaValue !== null ? (
        <span className="shrink-0 text-xs text-muted tabular-nums">{manaValue}</span>
      ) : null}
    </div>
  );
}

function LowerPart({ facts: { text, typeLine, primaryType, corner, colors } }: PartProps) {
  return (
    <>
      {text ? (
        <div className="max-h-1/2 overflow-hidden px-2 pb-1 text-2xs leading-snug">
          <RulesText text={text} />
        </div>
      ) : null}
      <div className="flex items-center justify-between gap-1 border-t border-line px-2 py-1 text-2xs text-muted">
        <span className="truncate">{typeLine ?? primaryType ?? 'Commander'}</span>
        {corner ? (
          <span className="font-semibold text-text">{corner}</span>
        ) : primaryType ? (
          <IdentityPips colors={colors} silent />
        ) : null}
      </div>
    </>
  );
}
