import { chooseScene, type SceneFacts } from './choose-scene.ts';
import sheet from './scenes.svg';

type Props = { facts: SceneFacts };

/** The painting of a card, to fill its box; its drawings are in one file that all pages share. */
export function SceneDrawing({ facts }: Props) {
  const { motif, ground, classes } = chooseScene(facts);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: within a drawing that is hidden and described elsewhere.
    <svg className={classes}>
      <use href={`${sheet}#${ground}`} />
      <use href={`${sheet}#${motif}`} />
    </svg>
  );
}
