import type { TypeaheadList } from '@deckwright/contract';
import type { SearchOption } from '@deckwright/contract/schemas';
import { cn, FIELD, LABEL } from '@deckwright/ui';
import { useId } from 'react';
import { LazyOptionList } from './lazy-option-list.tsx';
import type { TypeaheadTiming } from './typeahead-session.ts';
import { useTypeahead } from './use-typeahead.ts';

type Props = TypeaheadTiming & {
  label: string;
  /** Name of the form field: the form sends the text, a card's or a pair's name ("Ada // Bo"). */
  name: string;
  /** What is suggested: all cards, commanders and legal pairs, cards that can be partners, or sets. */
  among: TypeaheadList;
  defaultValue?: string | undefined;
  placeholder?: string;
  required?: boolean;
  /** Id of the error message for the value. */
  errorId?: string | undefined;
  /** Whether the label is only for screen readers. */
  hideLabel?: boolean;
  className?: string;
  /** Called after the chosen name was put into the field. With `clearOnChoose` the field is empty again. */
  onChoose?: (option: SearchOption) => void;
  clearOnChoose?: boolean;
};

/**
 * A form field that suggests cards, commanders, pairs or sets while typing. Without JavaScript it is a plain text field
 * of the same name. By default debounced by 200 ms, from two letters on, with at most 100 options.
 */
export function CardTypeahead({
  label,
  name,
  among,
  defaultValue,
  placeholder,
  required,
  errorId,
  hideLabel,
  className,
  onChoose,
  clearOnChoose,
  ...timing
}: Props) {
  const id = useId();
  const typeahead = useTypeahead({ among, ...timing, onChoose: take });

  function take(option: SearchOption): void {
    const { current } = typeahead.input;
    if (current) current.value = clearOnChoose ? '' : option.label;
    onChoose?.(option);
  }

  return (
    <div className={cn('relative flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={cn(LABEL, hideLabel && 'sr-only')}>
        {label}
      </label>
      <input
        {...typeahead.field}
        id={id}
        type="text"
        name={name}
        defaultValue={defaultValue}
        placeholder={placeholder}
        required={required}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className={FIELD}
      />
      <LazyOptionList
        used={typeahead.used}
        label={label}
        found={typeahead.found}
        active={typeahead.active}
        listId={typeahead.listId}
        optionId={typeahead.optionId}
        onChoose={typeahead.chooseByClick}
        onAgain={typeahead.again}
        asLinks={false}
      />
    </div>
  );
}
