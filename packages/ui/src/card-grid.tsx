import { type ReactNode, useId } from 'react';

type Props = { children: ReactNode };

/** Tiles two abreast on a phone, up to seven on the widest screens. */
export function CardGrid({ children }: Props) {
  return <ul className="tiles">{children}</ul>;
}

type RowsProps = Props & {
  /** What is all shown: "all 50". */
  all: string;
};

/** A grid that ends with a full row; a box below shows the few cards that stand over. */
export function FullRows({ children, all }: RowsProps) {
  const id = useId();
  return (
    <div className="rows flex flex-col">
      <input id={id} type="checkbox" className="rows-all peer sr-only" />
      <CardGrid>{children}</CardGrid>
      <label
        htmlFor={id}
        className="rows-more mt-5 min-h-11 w-fit cursor-pointer items-center self-center rounded-md border border-line bg-surface px-5 text-sm font-semibold transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-accent hover:bg-raised"
      >
        {`Show ${all}`}
      </label>
    </div>
  );
}
