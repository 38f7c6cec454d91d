import { resizedSources } from '@deckwright/domain';
import { useState } from 'react';
import { DrawnFace, type FaceFacts } from './card-face.tsx';
import { type PicturePriority, sharpen, smallFirst } from './sharp-pictures.ts';

type Props = {
  facts: FaceFacts;
  small: string | null;
  normal: string | null;
  /** Width of the picture on the page, as the `sizes` attribute states it. */
  sizes: string;
  /** Only for the main picture of a page: it loads with high priority, over the drawn face. */
  eager?: boolean;
  /** At the top it loads immediately and sharp, on the first screen sharp after that; further down it starts with a smaller version. */
  priority?: PicturePriority | undefined;
  /** Empty if the name is next to the picture. */
  alt: string;
  /** Of the drawn face only the painting, within a strip of art. */
  art?: boolean;
  /** Of the drawn face only the upper edge, where other cards cover the rest. */
  edge?: boolean;
};

/**
 * The picture of a card, or the drawn face if there is none or it failed to load; an eager one lies over its face, which
 * is seen while it loads.
 */
export function CardPicture({
  facts,
  small,
  normal,
  sizes,
  eager = false,
  priority = 'near',
  alt,
  art = false,
  edge = false,
}: Props) {
  const [failed, setFailed] = useState(false);
  const source = normal ?? small;
  if (source === null || failed) return <DrawnFace facts={facts} art={art} edge={edge} />;
  const size = priority === 'far' ? 'far' : 'near';
  const resized = normal && resizedSources(normal, size);
  const sources =
    resized ??
    [small ? `${small} 146w` : '', normal ? `${normal} 488w` : ''].filter((one) => one !== '').join(', ');
  const isSharp = eager || priority === 'first' || priority === 'screen' || !(small || resized);
  // The large one at the top is seen first, and is what a page is judged by.
  const order = eager ? 'high' : priority === 'screen' ? 'low' : undefined;
  const picture = (
    <img
      ref={(image) => {
        if (!image) return;
        // A picture that failed before hydration fires no event any more.
        if (image.complete && image.naturalWidth === 0) setFailed(true);
        sharpen(image);
      }}
      src={source}
      srcSet={sources}
      sizes={isSharp ? sizes : smallFirst(sizes, resized ? size : 'service')}
      width={488}
      height={680}
      alt={alt}
      loading={eager || priority === 'first' ? 'eager' : 'lazy'}
      fetchPriority={order}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      className="tile-picture"
    />
  );
  if (!eager) return picture;
  return (
    <div className="picture-over-face">
      <DrawnFace facts={facts} />
      {picture}
    </div>
  );
}
