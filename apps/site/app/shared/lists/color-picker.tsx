import { fetchPart, StaticMarkup } from '@deckwright/islands';
import { cn, Fold } from '@deckwright/ui';
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
  /** On a wide screen, what follows stands in the line of the colors: the parts are laid out by the grid around them. */
  inline?: boolean;
};

/** Colors to choose from, each a link; the page lists exactly the selected colors. */
export function ColorPicker({ identity, to, inline = false }: Props) {
  // What each choice keeps of the URL may change, and with it all of them.
  const here = to(identity);
  return (
    <nav aria-label="Color identity" className={cn('flex min-w-0 flex-col gap-2', inline && 'lg:contents')}>
      <StaticMarkup of={here}>
        <ColorSwitches identity={identity} to={to} />
      </StaticMarkup>
      <Fold
        label="All 32 color identities by name"
        quiet
        className={cn('text-sm', inline && 'lg:col-span-2 lg:row-start-2')}
      >
        <StaticMarkup of={here}>
          <IdentityNames identity={identity} to={to} />
        </StaticMarkup>
      </Fold>
    </nav>
  );
}
