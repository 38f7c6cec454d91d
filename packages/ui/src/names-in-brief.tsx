import { pairName } from '@deckwright/domain';
import type { TileView } from './tile-view.ts';

type Props = {
  entries: readonly {
    url: string;
    name: string;
    /** Its number in the list, shown with the name. */
    note: string | null;
  }[];
};

/** The names of a row in the space of its tiles, for the server-rendered page until the row comes near the viewport. */
export function NamesInBrief({ entries }: Props) {
  return (
    <ul className="names-brief">
      {entries.map(({ url, name, note }) => (
        <li key={url}>
          <a href={url}>{name}</a>
          {note}
        </li>
      ))}
    </ul>
  );
}

type TileProps = { view: Pick<TileView, 'url' | 'name' | 'cards'> };

/**
 * A tile's placeholder with only the name of its card, for the server-rendered page until it comes near the viewport.
 */
export function TileInBrief({ view }: TileProps) {
  return (
    <li data-brief="" className="tile-brief">
      <a href={view.url}>{pairName(view)}</a>
    </li>
  );
}
