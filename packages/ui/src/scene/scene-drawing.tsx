import { chooseScene, type SceneFacts } from './choose-scene.ts';
import sheet from './scenes.svg';

type Props = {
  facts: SceneFacts;
  /** Only the sky, for the upper edge of a covered card. */
  sky?: boolean;
};

/** The painting of a card, to fill its box; its drawings are in one file that all pages share. */
export function SceneDrawing({ facts, sky = false }: Props) {
  const { motif, ground, classes } = chooseScene(facts);
  if (sky) return <svg className={classes} />;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: within a drawing that is hidden and described elsewhere.
    <svg className={classes}>
      <use href={`${sheet}#${ground}`} />
      <use href={`${sheet}#${motif}`} />
    </svg>
  );
}
