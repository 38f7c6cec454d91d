import type { Color } from '@deckwright/domain';
import { cn } from './cn.ts';
import { parseManaCost } from './mana-symbols.ts';

const DISC: Readonly<Record<string, string>> = {
  W: 'bg-pip-w',
  U: 'bg-pip-u',
  B: 'bg-pip-b',
  R: 'bg-pip-r',
  G: 'bg-pip-g',
};

type PipProps = { symbol: string };

function Pip({ symbol }: PipProps) {
  const color = [...symbol].find((letter) => DISC[letter]);
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex h-[1.35em] min-w-[1.35em] items-center justify-center rounded-full px-[0.2em] text-[0.8em] leading-none font-semibold text-pip-ink tabular-nums',
        color ? DISC[color] : 'bg-pip-c',
      )}
    >
      {symbol}
    </span>
  );
}

type CostProps = {
  cost: string;
  /** Said before the symbols. */
  label?: string;
  className?: string;
};

/** A mana cost such as "{2}{W}"; nothing where the card has none. */
export function ManaCost({ cost, label = 'Mana cost ', className }: CostProps) {
  const symbols = parseManaCost(cost);
  if (symbols.length === 0) return null;
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-[0.15em]', className)}>
      <span className="sr-only">
        {label}
        {symbols.map((symbol) => symbol.words).join(', ')}
      </span>
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

/** The colour identity as pips; colourless as one grey pip. */
export function IdentityPips({ colors, silent = false, className }: IdentityProps) {
  const words = colors.length > 0 ? colors.map((color) => NAMES[color]).join(', ') : 'colorless';
  return (
    <span className={cn('inline-flex items-center gap-[0.15em]', className)}>
      {silent ? null : <span className="sr-only">{`Color identity: ${words}`}</span>}
      {colors.length > 0 ? colors.map((color) => <Pip key={color} symbol={color} />) : <Pip symbol="C" />}
    </span>
  );
}
