import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { MORE_BUTTON, type PhoneRows, phoneFold } from './phone-fold.tsx';

type Props = {
  children: ReactNode;
  /** The class of `phoneFold` where a phone shows the first tiles alone. */
  folds?: string | undefined;
};

/** Tiles two abreast on a phone, up to seven on the widest screens. */
export function CardGrid({ children, folds }: Props) {
  return <ul className={cn('tiles', folds)}>{children}</ul>;
}

type RowsProps = {
  children: ReactNode;
  /** How many there are in all. */
  count: number;
  /** A part of the cards, whose head leads to the rest. */
  more?: boolean;
  /** A phone shows so many at first. */
  onPhone?: PhoneRows | undefined;
  /** Tells its box from others of the page. */
  name?: string;
};

/** A grid that ends with a full row; a box below shows the few cards that stand over, or `more` stands there. */
export function FullRows({ children, count, more, onPhone, name }: RowsProps) {
  const id = useId();
  if (more)
    return (
      <div className="flex flex-col">
        {/* Never shown: unchecked, it folds the last row away where it is not full. */}
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
        {`Show all ${count}`}
      </label>
    </div>
  );
}
