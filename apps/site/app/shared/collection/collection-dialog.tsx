import { formatExact } from '@deckwright/domain';
import { Button, Dialog, FIELD, LABEL, Notice } from '@deckwright/ui';
import { useEffect, useRef, useState } from 'react';
import { DECK_FILE_KINDS } from '../deck-list/deck-drop.ts';
import { useHosts } from '../page/site-settings.ts';
import { browserClient } from '../session/browser-client.ts';
import { CollectionLeftOver } from './collection-left-over.tsx';
import { collectionStore } from './stored-collection.ts';
import { MAX_BYTES, type TakenCollection, takeCollection } from './take-collection.ts';
import { useCollection } from './use-collection.ts';

type Props = { onClose: () => void };

const TOO_LARGE = 'That file is larger than 50 MB. Export the collection as CSV or text.';
const NOTHING_READ =
  'No card could be read from that. Paste one card per line, or choose a CSV or text export.';
const NO_NAMES = 'The names of the cards could not be fetched. Check the connection and try again.';
const UNREADABLE = 'That file could not be read. Choose it again.';

type Work = { share: number } | null;

/** Where players paste or choose their collection; it is read and stored only in this browser. */
export default function CollectionDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const { apiHost, staticHost } = useHosts();
  const { collection, problem } = useCollection();
  const [work, setWork] = useState<Work>(null);
  const [error, setError] = useState('');
  const [taken, setTaken] = useState<TakenCollection | null>(null);
  const [isAdding, setAdding] = useState(true);
  useEffect(() => dialog.current?.showModal(), []);

  async function take(input: Blob | string): Promise<void> {
    setError('');
    setTaken(null);
    if (typeof input !== 'string' && input.size > MAX_BYTES) return setError(TOO_LARGE);
    setWork({ share: 0 });
    try {
      const client = await browserClient({ apiHost, staticHost });
      const result = await takeCollection(input, client, { onProgress: (share) => setWork({ share }) });
      if (Object.keys(result.cards).length + result.unknown.length === 0) return setError(NOTHING_READ);
      const { cards, unknown } = result;
      await (isAdding && collection ? collectionStore.add : collectionStore.replace)({ cards, unknown });
      setTaken(result);
      if (text.current) text.current.value = '';
    } catch (failure) {
      setError(failure instanceof DOMException ? UNREADABLE : NO_NAMES);
    } finally {
      setWork(null);
    }
  }

  return (
    <Dialog ref={dialog} title="Your collection" from="edge" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-pretty text-muted">
          Your cards stay in this browser: names are matched here and never sent to this site.
        </p>
        <CollectionSummary collection={collection} />
        {problem ? (
          <Notice tone="bad">
            <p>{problem}</p>
          </Notice>
        ) : null}
        {collection ? (
          <fieldset className="flex gap-4">
            <legend className="sr-only">What to do with the cards you already have</legend>
            <Way label="Add to them" checked={isAdding} onChoose={() => setAdding(true)} />
            <Way label="Replace them" checked={!isAdding} onChoose={() => setAdding(false)} />
          </fieldset>
        ) : null}
        <div className="flex flex-col gap-1.5">
          <label htmlFor="collection-file" className={LABEL}>
            File
          </label>
          <input
            id="collection-file"
            type="file"
            accept={DECK_FILE_KINDS}
            disabled={work !== null}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void take(file);
              // Otherwise choosing the same file again would do nothing.
              currentTarget.value = '';
            }}
            className="min-h-11 w-full rounded-md border border-field bg-surface text-sm text-muted file:mr-3 file:min-h-11 file:border-0 file:bg-raised file:px-4 file:font-semibold file:text-text"
          />
          <p className="text-xs text-pretty text-muted">
            CSV or text as Moxfield, Archidekt, Deckbox, ManaBox, Dragon Shield, Delver Lens, TCGplayer,
            Helvault, CardCastle, MTGGoldfish and others export it.
          </p>
        </div>
        <div className="flex flex-col gap-1.5">
          <label htmlFor="collection-text" className={LABEL}>
            Or paste it
          </label>
          <textarea
            ref={text}
            id="collection-text"
            rows={6}
            spellCheck={false}
            placeholder={'4 Sol Ring\n1 Arcane Signet'}
            className={`${FIELD} py-2`}
          />
          <Button disabled={work !== null} onClick={() => void take(text.current?.value ?? '')}>
            {work ? 'Reading…' : 'Keep these cards'}
          </Button>
        </div>
        {work ? <Progress share={work.share} /> : null}
        {error ? (
          <Notice tone="bad">
            <p>{error}</p>
          </Notice>
        ) : null}
        {taken ? <Outcome taken={taken} /> : null}
        <CollectionLeftOver unknown={collection?.unknown ?? []} problems={taken?.problems ?? []} />
        {collection ? <Remove /> : null}
      </div>
    </Dialog>
  );
}

type CollectionSummaryProps = { collection: ReturnType<typeof useCollection>['collection'] };

function CollectionSummary({ collection }: CollectionSummaryProps) {
  if (!collection) return null;
  const counts = Object.values(collection.cards);
  const copies = counts.reduce((sum, count) => sum + count, 0);
  return (
    <p className="text-sm tabular-nums">
      <strong className="font-display text-2xl font-semibold">{formatExact(counts.length)}</strong>
      {` different ${counts.length === 1 ? 'card' : 'cards'}, ${formatExact(copies)} ${copies === 1 ? 'copy' : 'copies'}`}
    </p>
  );
}

type WayProps = { label: string; checked: boolean; onChoose: () => void };

function Way({ label, checked, onChoose }: WayProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm md:min-h-9">
      <input type="radio" name="way" checked={checked} onChange={onChoose} className="size-4.5 accent-gold" />
      {label}
    </label>
  );
}

function Progress({ share }: { share: number }) {
  return (
    <progress
      aria-label="Reading your collection"
      value={share}
      max={1}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-bar [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-bar"
    />
  );
}

function Outcome({ taken }: { taken: TakenCollection }) {
  const cards = Object.keys(taken.cards).length;
  const missed = [
    taken.unknown.length > 0 ? `${formatExact(taken.unknown.length)} unrecognized` : '',
    taken.problems.length > 0 ? `${formatExact(taken.problems.length)} skipped` : '',
  ].filter(Boolean);
  return (
    <p role="status" className="text-sm tabular-nums">
      {`Read ${formatExact(cards)} different ${cards === 1 ? 'card' : 'cards'}`}
      {missed.length > 0 ? `; ${missed.join(', ')}.` : '.'}
    </p>
  );
}

/** Asks for confirmation, because removal cannot be undone. */
function Remove() {
  const [isRequested, setIsRequested] = useState(false);
  if (!isRequested)
    return (
      <button type="button" onClick={() => setIsRequested(true)} className="link min-h-11 w-fit text-sm">
        Remove your collection
      </button>
    );
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span>Remove your whole collection?</span>
      <Button look="quiet" onClick={() => void collectionStore.clear()}>
        Remove
      </Button>
      <Button look="quiet" onClick={() => setIsRequested(false)}>
        Keep
      </Button>
    </div>
  );
}
