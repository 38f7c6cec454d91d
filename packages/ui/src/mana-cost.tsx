import type { Color } from '@deckwright/domain';
import { cn } from './cn.ts';
import { drawPip } from './mana-pip.ts';
import { parseManaCost } from './mana-symbols.ts';

type PipProps = { symbol: string };

function Pip({ symbol }: PipProps) {
  const { a, b, one, two, text } = drawPip(symbol);
  return (
    <span
      aria-hidden="true"
      className={cn('mana', `mana-one-${one}`, two && `mana-two-${two}`, text && 'mana-text')}
      data-a={a || undefined}
      data-b={b}
    >
      {text}
    </span>
  );
}

type CostProps = {
  cost: string;
  /** Screen reader text before the symbols; null within a drawing that is described elsewhere. */
  label?: string | null;
  className?: string;
};

/** Costs of up to this many symbols stay on one line; longer ones may wrap. */
const UNBROKEN_SYMBOLS = 6;

/** A mana cost such as "{2}{W}"; nothing if the card has none. */
export function ManaCost({ cost, label = 'Mana cost ', className }: CostProps) {
  const symbols = parseManaCost(cost);
  if (symbols.length === 0) return null;
  return (
    <span className={cn('symbols', symbols.length > UNBROKEN_SYMBOLS ? 'flex-wrap' : 'shrink-0', className)}>
      {label === null ? null : (
        <span className="sr-only">
          {label}
          {symbols.map((symbol) => symbol.words).join(', ')}
        </span>
      )}
      {symbols.map((symbol, index) => (
        <Pip key={`${symbol.key}-${index.toString()}`} symbol={symbol.key} />
      ))}
    </span>
  );
}

type IdentityProps = {
  colors: readonly Color[];
  /** Within a drawing that is described elsewhere. */
  silent?: boolean;
  className?: string;
};

const NAMES: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** The color identity as pips; one gray pip if colorless. */
export function IdentityPips({ colors, silent = false, className }: IdentityProps) {
  const words = colors.length > 0 ? colors.map((color) => NAMES[color]).join(', ') : 'colorless';
  return (
    <span className={cn('symbols max-w-full shrink-0 flex-wrap', className)}>
      {silent ? null : <span className="sr-only">{`Color identity: ${words}`}</span>}
      {colors.length > 0 ? colors.map((color) => <Pip key={color} symbol={color} />) : <Pip symbol="C" />}
    </span>
  );
}
