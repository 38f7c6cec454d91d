import { BRACKETS, bracketNumber } from '@deckwright/domain';
import { cn, FIELD, LABEL } from '@deckwright/ui';
import { type ReactNode, useId } from 'react';
import { BRACKET_NAMES } from '../filters/restrictions.ts';
import { DISCOVERY_CHOICES } from './discovery-choices.ts';
import { AMOUNT_LABELS, type AmountName, type LimitInput } from './limits.ts';

type Props = {
  /** What the fields begin with. */
  input?: LimitInput | undefined;
  /** Whether each choice takes a row of its own, with a hint where it needs one. */
  isWide?: boolean;
  /** Amounts do not apply. */
  hasNoBudget?: boolean;
};

/**
 * The limits on recommendations, as uncontrolled fields of the form around them, two in a row: budget, bracket and what to
 * prefer. `readLimits` reads them.
 */
export function LimitFields({ input, isWide = false, hasNoBudget = false }: Props) {
  return (
    <>
      <AmountField name="maxPrice" value={input?.maxPrice} disabled={hasNoBudget} />
      <AmountField name="maxTotal" value={input?.maxTotal} disabled={hasNoBudget} />
      <Choice name="bracket" label="Stay within bracket" value={input?.bracket} isWide={isWide}>
        <option value="">that of your list</option>
        {BRACKETS.map((bracket) => (
          <option key={bracket} value={bracketNumber(bracket)}>
            {`${bracketNumber(bracket)}, ${BRACKET_NAMES[bracket]}`}
          </option>
        ))}
      </Choice>
      <Choice
        name="discovery"
        label="Prefer"
        value={input?.discovery}
        isWide={isWide}
        hint={isWide ? PREFER_HINT : undefined}
      >
        {DISCOVERY_CHOICES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    </>
  );
}

const PREFER_HINT = 'Changes the order of cards to add, not what is known about them.';
const STACK = 'flex min-w-0 flex-col gap-1';

type AmountProps = { name: AmountName; value: string | undefined; disabled: boolean };

/** A text field, because a number field hides from scripts what is typed into it unless it is a number. */
function AmountField({ name, value, disabled }: AmountProps) {
  const id = useId();
  return (
    <div className={STACK}>
      <label htmlFor={id} className={LABEL}>
        {AMOUNT_LABELS[name]}
      </label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={disabled || name === 'maxTotal' ? 'any' : 'as in your list'}
        defaultValue={value}
        disabled={disabled}
        className={`${FIELD} disabled:opacity-60`}
      />
    </div>
  );
}

type ChoiceProps = {
  name: 'bracket' | 'discovery';
  label: string;
  value: string | undefined;
  isWide: boolean;
  hint?: string | undefined;
  children: ReactNode;
};

function Choice({ name, label, value = '', isWide, hint, children }: ChoiceProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={cn(STACK, isWide && 'col-span-2')}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={hint ? hintId : undefined}
        className={FIELD}
      >
        {children}
      </select>
      {hint ? (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
