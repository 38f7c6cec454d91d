import { type Segment, Segmented } from '@deckwright/ui';

const TABS = [
  ['cards', 'commanders', 'Cards'],
  ['decks', 'decks', 'Decks'],
  ['average', 'average-decks', 'Average deck'],
] as const;

type Props = {
  slug: string;
  /** Query kept by all links. */
  query: string;
  current: (typeof TABS)[number][0];
};

/** The pages of one commander, under the same filters. */
export function CommanderTabs({ slug, query, current }: Props) {
  const segments = TABS.map(
    ([key, folder, label]): Segment => ({
      key,
      label,
      to: `/${folder}/${slug}${query}`,
      current: key === current,
    }),
  );
  return <Segmented label="Pages of this commander" segments={segments} wide />;
}
