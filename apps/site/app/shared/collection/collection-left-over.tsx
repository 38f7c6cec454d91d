import type { CollectionProblem } from '@deckwright/decklist/collection';
import { formatExact } from '@deckwright/domain';
import { Button, Fold } from '@deckwright/ui';
import { type ReactNode, useState } from 'react';
import type { UnknownEntry } from './match-names.ts';
import { collectionStore } from './stored-collection.ts';

type Props = {
  unknown: readonly UnknownEntry[];
  /** Skipped rows. */
  problems: readonly CollectionProblem[];
};

const FIRST = 50;

/** The unrecognized names of a collection, each with its closest match. */
export function CollectionLeftOver({ unknown, problems }: Props) {
  return (
    <>
      {unknown.length > 0 ? (
        <Fold open={unknown.length <= 10} label={`Unrecognized names (${formatExact(unknown.length)})`}>
          <Part entries={unknown}>
            {(entry) => (
              <li key={entry.name} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="min-w-0 wrap-anywhere">
                  {entry.reason
                    ? `${entry.quantity} ${entry.name} (${entry.reason})`
                    : `${entry.quantity} ${entry.name}`}
                </span>
                <Correct entry={entry} />
              </li>
            )}
          </Part>
        </Fold>
      ) : null}
      {problems.length > 0 ? (
        <Fold label={`Skipped rows (${formatExact(problems.length)})`}>
          <Part entries={problems}>
            {({ line, text, reason }) => (
              <li key={line} className="wrap-anywhere">
                {`Line ${line}, “${text.slice(0, 60)}”: ${reason}`}
              </li>
            )}
          </Part>
        </Fold>
      ) : null}
    </>
  );
}

function Correct({ entry }: { entry: UnknownEntry }) {
  const { nearest } = entry;
  if (!nearest) return null;
  return (
    <Button
      look="quiet"
      className="px-3 md:min-h-9"
      onClick={() => void collectionStore.correct(entry, nearest.slug)}
    >
      {`Use ${nearest.name}`}
    </Button>
  );
}

type PartProps<T> = { entries: readonly T[]; children: (entry: T) => ReactNode };

function Part<T>({ entries, children }: PartProps<T>) {
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, FIRST);
  return (
    <>
      <ul className="flex flex-col gap-1.5 pt-1 text-sm">{shown.map(children)}</ul>
      {shown.length < entries.length ? (
        <button type="button" onClick={() => setAll(true)} className="link min-h-11 w-fit text-sm">
          Show all {formatExact(entries.length)}
        </button>
      ) : null}
    </>
  );
}
