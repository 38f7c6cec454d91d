import { SectionNavigation, type TileView, useSectionMarks } from '@deckwright/ui';
import { memo, type RefObject } from 'react';
import type { View } from '../../page/use-view.ts';
import type { Rail } from './shown-lists.tsx';
import { useGrouped } from './use-grouped.ts';

type Props = {
  lists: readonly { kind: string; title: string; cards: readonly TileView[] }[];
  view: View;
  rail: Rail | undefined;
  /** Container of the navigation and the lists. */
  box: RefObject<HTMLElement | null>;
  /** Sections of the page below the lists. */
  alongside: readonly { kind: string; title: string }[];
};

/** Links to the lists of a page and to what is beside and below them. */
export const ListSections = memo(function ListSections({ lists, view, box, alongside, rail }: Props) {
  const shown = useGrouped(lists, view);
  useSectionMarks(box, shown);
  const railed = view.query.view === 'images' && rail ? rail.railed : shown.length;
  const sections = [
    ...shown.slice(0, railed),
    ...(rail && shown.length > 0 ? rail.sections : []),
    ...shown.slice(railed),
    ...alongside,
  ];
  // Where there is nothing to choose from, its room remains.
  if (shown.length <= 1) return <div className="section-nav" />;
  return <SectionNavigation key={shown.map(({ kind }) => kind).join()} lists={sections} />;
});
