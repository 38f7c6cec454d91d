import type { Color } from '@deckwright/domain';
import { DeferredMarkup } from '@deckwright/islands';
import { HeadBand } from '@deckwright/ui';
import type { ReactNode } from 'react';

type Props = { colors: readonly Color[]; children: ReactNode };

/** The page of a list: its parts in the order of a phone, two columns where there is room. */
export function DeckLayout({ colors, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <HeadBand colors={colors} />
      {children}
    </div>
  );
}

type AsideProps = { label: string; deferred: boolean; children: ReactNode };

/** Beside the head where it has room there; elsewhere the list comes first. */
export function HeadAside({ label, deferred, children }: AsideProps) {
  return (
    <aside aria-label={label} className="relative xl:col-start-2 xl:row-start-1">
      <DeferredMarkup deferred={deferred} className="contents">
        {children}
      </DeferredMarkup>
    </aside>
  );
}
