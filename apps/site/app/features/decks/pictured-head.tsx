import { type PictureView, ViewPicture } from '@deckwright/ui';
import type { ReactNode } from 'react';

type Props = {
  picture: PictureView;
  /** Name of the commander or pair in the picture. */
  commander: string;
  /** Beside the picture on every screen; what follows stands below it on a phone. */
  title: ReactNode;
  children: ReactNode;
};

const SIZES = '(min-width: 1200px) 14rem, (min-width: 768px) 13rem, 7rem';

/** The head of the page of a list: its commander as a picture, and what the list is. */
export function PicturedHead({ picture, commander, title, children }: Props) {
  return (
    <header className="relative col-start-1 row-start-1 grid grid-cols-[min(7rem,33%)_minmax(0,1fr)] content-start gap-x-3.5 gap-y-3 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-7 xl:grid-cols-[13.75rem_minmax(0,1fr)]">
      <div className="md:row-span-2">
        <ViewPicture view={picture} sizes={SIZES} alt={commander} eager />
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">{title}</div>
      <div className="col-span-2 flex min-w-0 flex-col gap-3 md:col-span-1 md:col-start-2">{children}</div>
    </header>
  );
}
