import { resizedSources } from '@deckwright/domain';
import { useState } from 'react';
import { CardFace, type FaceFacts } from './card-face.tsx';
import { sharpen, smallFirst } from './sharp-pictures.ts';

type Props = {
  facts: FaceFacts;
  small: string | null;
  normal: string | null;
  /** Width of the picture on the page, as the `sizes` attribute states it. */
  sizes: string;
  /** Only the head picture of a page is eager. */
  eager?: boolean;
  /** Below the first screen of a phone: it begins smaller still. */
  far?: boolean;
  /** Empty where the name stands beside the picture. */
  alt: string;
};

/** The picture of a card, or the drawn face where there is none or it failed; never both. */
export function CardPicture({ facts, small, normal, sizes, eager = false, far = false, alt }: Props) {
  const [failed, setFailed] = useState(false);
  const source = normal ?? small;
  if (source === null || failed) return <CardFace facts={facts} />;
  const place = far ? 'far' : 'near';
  const resized = normal && resizedSources(normal, place);
  const sources =
    resized ??
    [small ? `${small} 146w` : '', normal ? `${normal} 488w` : ''].filter((one) => one !== '').join(', ');
  return (
    <img
      ref={(image) => {
        if (!image) return;
        // A picture that failed before hydration fires no event any more.
        if (image.complete && image.naturalWidth === 0) setFailed(true);
        sharpen(image);
      }}
      src={source}
      srcSet={sources}
      sizes={eager || !(small || resized) ? sizes : smallFirst(sizes, resized ? place : 'service')}
      width={488}
      height={680}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager ? { fetchPriority: 'high' as const } : {})}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      className="tile-picture"
    />
  );
}
