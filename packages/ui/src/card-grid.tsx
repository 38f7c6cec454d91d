import { formatExact } from '@deckwright/domain';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { MORE_BUTTON, type PhoneRows, phoneFold } from './phone-fold.tsx';

type Props = {
  children: ReactNode;
  /** The class of `phoneFold` if a phone shows only the first tiles. */
  folds?: string | undefined;
};

/** Two tiles per row on a phone, up to seven on the widest screens. */
export function CardGrid({ children, folds }: Props) {
  return <ul className={cn('tiles', folds)}>{children}</ul>;
}

type RowsProps = {
  children: ReactNode;
  /** Total number of cards. */
  count: number;
  /** Whether these are only part of the cards and the heading links to the rest. */
  more?: boolean;
  /** Number of tiles a phone shows at first. */
  onPhone?: PhoneRows | undefined;
  /** Makes the id of its checkbox unique on the page. */
  name?: string;
};

/** A grid that ends with a full row; a checkbox below, or `more`, shows the remaining cards. */
export function FullRows({ children, count, more, onPhone, name }: RowsProps) {
  const id = useId();
  if (more)
    return (
      <div className="flex flex-col">
        {/* Never shown: while unchecked, it hides the last row if that is not full. */}
        <input type="checkbox" className="rows-all" disabled />
        <CardGrid>{children}</CardGrid>
      </div>
    );
  const fold = phoneFold(count, onPhone);
  return (
    <div className={cn('rows relative flex flex-col', fold?.around)}>
      <input
        id={id}
        type="checkbox"
        name={name}
        className={cn('rows-all peer sr-only', fold && 'fold-all')}
      />
      <CardGrid folds={fold?.list}>{children}</CardGrid>
      <label htmlFor={id} className={cn('rows-more mt-5', fold && 'fold-more', MORE_BUTTON)}>
        {`Show all ${formatExact(count)}`}
      </label>
    </div>
  );
}
