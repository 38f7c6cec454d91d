import { formatDay } from '@deckwright/domain';
import { HomeSection } from './home-section.tsx';
import type { HomeView } from './home-view.ts';
import { MoreLink } from './more-link.tsx';
import { PictureLinks } from './picture-links.tsx';

type Props = { sets: NonNullable<HomeView['newSets']>; wide: boolean };

export function NewSets({ sets, wide }: Props) {
  if (sets.length === 0) return null;
  const entries = sets.map(({ code, name, released, card }) => ({
    key: code,
    to: `/sets/${code}`,
    card,
    text: (
      <span className="min-w-0">
        <span className="block text-sm font-semibold text-pretty">{name}</span>
        <span className="text-xs text-muted tabular-nums">
          <span className="uppercase">{code}</span> · <time dateTime={released}>{formatDay(released)}</time>
        </span>
      </span>
    ),
  }));
  return (
    <HomeSection id="new-sets" title="New sets" more={<MoreLink to="/sets">All sets</MoreLink>}>
      <PictureLinks entries={entries} wide={wide} />
    </HomeSection>
  );
}
