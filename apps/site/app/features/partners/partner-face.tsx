import { IdentityPips, RulesText, ViewPicture } from '@deckwright/ui';
import { pictureView } from '../../shared/cards/card-face-facts.ts';
import type { PartnerPageView } from './partner-view.ts';

type Props = Pick<PartnerPageView, 'card'>;

const SIZES = '(min-width: 768px) 14rem, 6.5rem';

/** Picture and name of the card that the page is about. */
export function PartnerFace({ card }: Props) {
  const view = pictureView(card);
  const text = view.face?.text;
  return (
    <>
      <div className="md:row-span-2">
        <ViewPicture view={view} sizes={SIZES} alt={card.name} eager />
      </div>
      <div className="flex min-w-0 flex-col gap-2 md:gap-3">
        <h1 className="font-display text-xl font-semibold text-balance sm:text-3xl lg:text-4xl">
          {card.name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <IdentityPips colors={card.colorIdentity} className="text-lg text-text" />
          {card.type}
        </p>
      </div>
      {/* Readable, and where a wide screen has room: the picture is small. */}
      {text ? (
        <div className="head-aside self-start rounded-lg border border-line bg-surface/85 p-4 text-sm shadow-card max-xl:hidden">
          <RulesText text={text} />
        </div>
      ) : null}
    </>
  );
}
