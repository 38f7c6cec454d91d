import { formatCounted } from '@deckwright/domain';
import { useCollection } from './use-collection.ts';

type Props = {
  defaultChecked: boolean;
  onOpen: () => void;
};

/** Whether to recommend only cards of the collection; without one, a button to add it. */
export function OwnedChoice({ defaultChecked, onOpen }: Props) {
  const { collection, ready } = useCollection();
  const count = Object.keys(collection?.cards ?? {}).length;
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 text-sm noscript:hidden">
      {count > 0 ? (
        <label className="flex min-h-11 items-center gap-2.5 md:min-h-9">
          <input
            type="checkbox"
            name="owned"
            defaultChecked={defaultChecked}
            className="size-4.5 accent-gold"
          />
          Only cards I own
        </label>
      ) : null}
      <button type="button" onClick={onOpen} disabled={!ready} className="link min-h-11 text-left">
        {count > 0 ? formatCounted(count, 'card') : 'Use your collection'}
        {count > 0 ? <span className="sr-only">, change your collection</span> : null}
      </button>
    </div>
  );
}
