import { cn } from './cn.ts';
import type { SceneFacts } from './scene/choose-scene.ts';
import { SceneDrawing } from './scene/scene-drawing.tsx';

type Props = {
  facts: SceneFacts;
  /** Gives the size. */
  className?: string;
};

/** The painting of a card without its frame and words, for strips and banners whose text names the card. */
export function ArtCrop({ facts, className }: Props) {
  return (
    <span aria-hidden="true" className={cn('art-crop', className)}>
      <SceneDrawing facts={facts} />
    </span>
  );
}
