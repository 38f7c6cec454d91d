import type { PageHead } from '@deckwright/contract/schemas';
import { COLORS, type Color } from '@deckwright/domain';
import { DataLabel, HeadBand, Notice } from '@deckwright/ui';
import type { ReactNode } from 'react';

type Props = {
  page: Pick<PageHead, 'title' | 'corpus' | 'asOf' | 'window' | 'sample' | 'warnings'>;
  /** Colors of the gradient behind the head; all five by default. */
  colors?: readonly Color[];
  /** One line about the page. */
  line?: ReactNode;
  /** Before the heading. */
  symbol?: ReactNode;
  /** Links and menus. */
  children?: ReactNode;
  /** False if numbers of several time ranges are shown together. */
  withWindow?: boolean;
  /** What the numbers rest on in detail. */
  facts?: ReactNode;
};

/** The head of a page of lists: what it is, what it counts, and its menus. */
export function ListHead({ page, colors = COLORS, line, symbol, children, withWindow = true, facts }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <HeadBand colors={colors} />
      <header className="col-start-1 row-start-1 flex min-w-0 flex-col gap-3 pb-1">
        <div className="flex items-center gap-4">
          {symbol}
          <div className="flex min-w-0 flex-col gap-1">
            <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">{page.title}</h1>
            {line ? <p className="text-sm text-muted text-pretty md:text-base">{line}</p> : null}
          </div>
        </div>
        {children}
        <DataLabel head={page} withWindow={withWindow}>
          {facts}
        </DataLabel>
        {page.warnings.map((warning) => (
          <Notice key={warning}>{warning}</Notice>
        ))}
      </header>
    </div>
  );
}
