import type { RecsRequest } from '@deckwright/contract/schemas';
import { BRACKETS, bracketNumber } from '@deckwright/domain';
import { DISCOVERY_CHOICES, discoveryOption } from '../../shared/advice/discovery-choices.ts';
import { BRACKET_NAMES } from '../../shared/filters/restrictions.ts';

/** As typed and chosen; amounts in USD. */
export type ChosenLimits = {
  bracket: string;
  maxPrice: string;
  maxTotal: string;
  /** A value of DISCOVERY_CHOICES. */
  discovery: string;
  onlyOwned: boolean;
};

export const NO_LIMITS: ChosenLimits = {
  bracket: '',
  maxPrice: '',
  maxTotal: '',
  discovery: '',
  onlyOwned: false,
};

const BOX = 'min-h-11 rounded-md border border-field bg-surface px-2 text-sm md:min-h-9';
const LABEL = 'flex min-h-11 items-center gap-2 text-sm md:min-h-9';

/** The request options; an amount that is not a number of at least 0 is ignored. */
export function limitOptions({
  bracket,
  maxPrice,
  maxTotal,
  discovery,
}: ChosenLimits): NonNullable<RecsRequest['options']> {
  return {
    ...(bracket === '' ? {} : { bracket: Number(bracket) }),
    ...amount('maxPrice', maxPrice),
    ...amount('maxTotal', maxTotal),
    ...discoveryOption(discovery),
  };
}

function amount(name: 'maxPrice' | 'maxTotal', text: string) {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? {} : { [name]: value };
}

type Props = {
  limits: ChosenLimits;
  change: (part: Partial<ChosenLimits>) => void;
  hasCollection: boolean;
  /** Opens the form to add a collection. */
  onCollection: () => void;
};

/** Bracket and budget, and with a collection whether only its cards count; owned cards cost nothing. */
export function RecsLimits({ limits, change, hasCollection, onCollection }: Props) {
  const noBudget = hasCollection && limits.onlyOwned;
  return (
    <>
      <label className={LABEL}>
        <span className="text-muted">Bracket</span>
        <select
          value={limits.bracket}
          onChange={({ currentTarget }) => change({ bracket: currentTarget.value })}
          className={BOX}
        >
          <option value="">any</option>
          {BRACKETS.map((name) => (
            <option key={name} value={bracketNumber(name)}>
              {`up to ${bracketNumber(name)}, ${BRACKET_NAMES[name]}`}
            </option>
          ))}
        </select>
      </label>
      <label className={LABEL}>
        <span className="text-muted">Prefer</span>
        <select
          value={limits.discovery}
          onChange={({ currentTarget }) => change({ discovery: currentTarget.value })}
          className={BOX}
        >
          {DISCOVERY_CHOICES.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <fieldset
        disabled={noBudget}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 disabled:opacity-60"
      >
        <legend className="sr-only">Budget in dollars</legend>
        <Amount label="$ a card" value={limits.maxPrice} onChange={(maxPrice) => change({ maxPrice })} />
        <Amount label="$ in all" value={limits.maxTotal} onChange={(maxTotal) => change({ maxTotal })} />
      </fieldset>
      {hasCollection ? (
        <label className={LABEL}>
          <input
            type="checkbox"
            checked={limits.onlyOwned}
            onChange={({ currentTarget }) => change({ onlyOwned: currentTarget.checked })}
            className="size-4.5 accent-accent"
          />
          Only cards I own
        </label>
      ) : (
        <button type="button" onClick={onCollection} className="link min-h-11 text-sm md:min-h-9">
          Use your collection
        </button>
      )}
    </>
  );
}

type AmountProps = { label: string; value: string; onChange: (value: string) => void };

function Amount({ label, value, onChange }: AmountProps) {
  return (
    <label className={LABEL}>
      <span className="text-muted">{label}</span>
      <input
        type="number"
        min={0}
        step="any"
        inputMode="decimal"
        placeholder="any"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`${BOX} w-20`}
      />
    </label>
  );
}
