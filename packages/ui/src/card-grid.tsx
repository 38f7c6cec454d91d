import { type ReactNode, useId } from 'react';

/** Look of what shows the rest of a grid. */
const MORE_BUTTON =
  'mt-5 min-h-11 w-fit cursor-pointer items-center self-center rounded-md border border-line bg-surface px-5 text-sm font-semibold transition-colors hover:bg-raised';

type Props = { children: ReactNode };

/** Tiles two abreast on a phone, up to seven on the widest screens. */
export function CardGrid({ children }: Props) {
  return <ul className="tiles">{children}</ul>;
}

type RowsProps = Props & {
  /** What is all shown: "all 50". */
  all: string;
  /** A part of the cards, whose head leads to the rest. */
  more?: boolean;
};

/** A grid that ends with a full row; a box below shows the few cards that stand over, or `more` stands there. */
export function FullRows({ children, all, more }: RowsProps) {
  const id = useId();
  if (more)
    return (
      <div className="flex flex-col">
        {/* Never shown: unchecked, it folds the last row away where it is not full. */}
        <input type="checkbox" className="rows-all" disabled />
        <CardGrid>{children}</CardGrid>
      </div>
    );
  return (
    <div className="rows flex flex-col">
      <input id={id} type="checkbox" className="rows-all peer sr-only" />
      <CardGrid>{children}</CardGrid>
      <label
        htmlFor={id}
        className={`rows-more peer-focus-visible:outline-2 peer-focus-visible:outline-accent ${MORE_BUTTON}`}
      >
        {`Show ${all}`}
      </label>
    </div>
  );
}
