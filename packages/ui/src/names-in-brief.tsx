import { pairName } from '@deckwright/domain';
import type { TileView } from './tile-view.ts';

type Props = {
  entries: readonly {
    url: string;
    name: string;
    /** Its number in the list, beside the name. */
    note: string | null;
  }[];
};

/** What a row begins with by name, in the room that its tiles will take: for a document, till somebody comes near. */
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

/** A tile's place in a list, with the name of its card alone: for a document, till somebody comes near. */
export function TileInBrief({ view }: TileProps) {
  return (
    <li data-brief="" className="tile-brief">
      <a href={view.url}>{pairName(view)}</a>
    </li>
  );
}
