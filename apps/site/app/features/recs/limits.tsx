import { BRACKETS, bracketNumber } from '@deckwright/domain';
import { ChevronIcon, FIELD, LABEL } from '@deckwright/ui';
import { BRACKET_NAMES } from '../../shared/filters/restrictions.ts';
import type { RecsForm } from './recs-result.ts';

type Props = { form: RecsForm | undefined };

/** Budget, bracket and lands, folded unless one of them is set. */
export default function Limits({ form }: Props) {
  const limited = form && (form.maxPrice || form.maxTotal || form.bracket || form.excludeLands);
  return (
    <details open={limited ? true : undefined}>
      <summary className="flex min-h-11 list-none items-center justify-between text-sm font-medium md:min-h-9 [&::-webkit-details-marker]:hidden">
        Budget, bracket and lands
        <ChevronIcon className="size-4 text-muted" />
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-1">
        <Amount name="maxPrice" label="Max per card, $" value={form?.maxPrice} />
        <Amount name="maxTotal" label="Max total, $" value={form?.maxTotal} />
        <div className="col-span-2 flex flex-col gap-1">
          <label htmlFor="bracket" className={LABEL}>
            Stay within bracket
          </label>
          <select id="bracket" name="bracket" defaultValue={form?.bracket ?? ''} className={FIELD}>
            <option value="">any</option>
            {BRACKETS.map((bracket) => (
              <option key={bracket} value={bracketNumber(bracket)}>
                {`${bracketNumber(bracket)}, ${BRACKET_NAMES[bracket]}`}
              </option>
            ))}
          </select>
        </div>
        <label className="col-span-2 flex min-h-11 items-center gap-2.5 text-sm md:min-h-9">
          <input
            type="checkbox"
            name="excludeLands"
            defaultChecked={form?.excludeLands}
            className="size-4.5 accent-accent"
          />
          No lands
        </label>
      </div>
    </details>
  );
}

type AmountProps = { name: 'maxPrice' | 'maxTotal'; label: string; value: string | undefined };

function Amount({ name, label, value }: AmountProps) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={name} className={LABEL}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder="any"
        defaultValue={value}
        className={FIELD}
      />
    </div>
  );
}
