import { fetchPart, StaticMarkup } from '@deckwright/islands';
import { Fold } from '@deckwright/ui';
import { lazyPart } from '../loading/lazy-part.tsx';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const choices = () => fetchPart(() => import('./color-choices.tsx'));
const ColorSwitches = lazyPart(async () => ({ default: (await choices()).ColorSwitches }));
const IdentityNames = lazyPart(async () => ({ default: (await choices()).IdentityNames }));

type Props = {
  /** As in URLs; null if all are listed. */
  identity: string | null;
  /** The URL of a choice; null means all. */
  to: (identity: string | null) => string;
};

/** Colors to choose from, each a link; the page lists exactly the selected colors. */
export function ColorPicker({ identity, to }: Props) {
  // What each choice keeps of the URL may change, and with it all of them.
  const here = to(identity);
  return (
    <nav aria-label="Color identity" className="flex min-w-0 flex-col gap-2">
      <StaticMarkup of={here}>
        <ColorSwitches identity={identity} to={to} />
      </StaticMarkup>
      <Fold label="All 32 color identities by name" quiet className="text-sm">
        <StaticMarkup of={here}>
          <IdentityNames identity={identity} to={to} />
        </StaticMarkup>
      </Fold>
    </nav>
  );
}
