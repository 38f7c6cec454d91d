import type { FaceFacts } from './card-face.tsx';
import { CardPicture } from './card-picture.tsx';
import type { PicturePriority } from './sharp-pictures.ts';
import type { PictureView } from './tile-view.ts';

type Props = {
  view: PictureView;
  sizes: string;
  /** Empty where the name stands beside the picture. */
  alt: string;
  eager?: boolean;
  priority?: PicturePriority | undefined;
  /** Of a drawn face only the painting, and of a pair only its first card: within a strip of art. */
  art?: boolean;
  /** Of a drawn face only the upper edge, where other cards cover the rest. */
  edge?: boolean;
};

/** One card, or the two of a pair one behind the other in the same room. */
export function ViewPicture({ view, sizes, alt, eager = false, priority, art = false, edge = false }: Props) {
  const [first, second] = view.cards ?? [];
  if (!first || !second || art) {
    const card = first ?? view;
    return (
      <CardPicture
        facts={getFacts(card)}
        small={card.imageUriSmall}
        normal={card.imageUri}
        sizes={sizes}
        alt={alt}
        eager={eager}
        priority={priority}
        art={art}
        edge={edge}
      />
    );
  }
  return (
    <div className="relative aspect-63/88 w-full">
      {[first, second].map((card, index) => (
        <div
          key={card.url}
          className={index === 0 ? 'covered absolute w-3/4' : 'absolute right-0 bottom-0 w-3/4'}
        >
          <CardPicture
            facts={getFacts(card)}
            small={card.imageUriSmall}
            normal={card.imageUri}
            sizes={sizes}
            alt={alt ? card.name : ''}
            eager={eager}
            priority={priority}
          />
        </div>
      ))}
    </div>
  );
}

/** The front face is drawn, so its name stands on it. */
function getFacts(view: Pick<PictureView, 'name' | 'primaryType' | 'colorIdentity' | 'face'>): FaceFacts {
  return {
    name: view.name.split(' // ')[0] ?? view.name,
    primaryType: view.primaryType,
    colors: view.colorIdentity,
    manaCost: view.face.manaCost,
    typeLine: view.face.type,
    text: view.face.text,
    corner: view.face.corner,
  };
}
