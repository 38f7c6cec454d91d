import { unknownFact } from '@deckwright/contract';
import type { UnknownName } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Button, Fold } from '@deckwright/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { describeNewer } from '../../shared/deck-list/problem-text.ts';
import { shareAddress } from '../../shared/deck-list/share-deck.ts';
import { describeCardCount, describeImport, describeLeft } from './import-summary.ts';
import type { Imported } from './read-import.ts';
import { client, clipboardStore } from './store.ts';

type Props = { imported: Imported; onUse: (names: readonly UnknownName[]) => void };

/** The result of an import: what was added, what was not and why; every unrecognized name with its closest match. */
export function ImportResult({ imported, onUse }: Props) {
  const { list, text } = imported;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-ground p-3 text-sm">
      <div role="status" className="flex flex-col gap-1 text-pretty">
        {describeImport(imported).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {describeLeft(list).map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </div>
      {list.basicsLeft > 0 || list.copiesLeft.length > 0 ? <DeckBoxLink text={text} /> : null}
      <Outside list={list} />
      {list.unknown.length > 0 ? <UnknownNames list={list} onUse={onUse} /> : null}
      {list.problems.length > 0 ? (
        <Fold
          label={`${formatExact(list.problems.length)} ${list.problems.length === 1 ? 'line' : 'lines'} left out`}
          open
        >
          <ul className="flex flex-col gap-1 text-xs text-muted">
            {list.problems.map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </div>
  );
}

/**
 * A link that opens the same list with its quantities in “Improve my deck”; nothing if it is too long for a
 * link.
 */
function DeckBoxLink({ text }: { text: string }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    let wanted = true;
    shareAddress({ deck: text, commanders: [] }).then(
      (made) => wanted && setAddress(made.slice(location.origin.length)),
      () => wanted && setAddress('/recs'),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  if (address === '') return null;
  return (
    <p>
      <Link to={address} className="link font-semibold">
        {address === '/recs'
          ? 'Open the deck box and paste the list there'
          : 'Open the deck box with this list'}
      </Link>
    </p>
  );
}

function Outside({ list }: Pick<Imported, 'list'>) {
  const [taken, setTaken] = useState(false);
  const count = list.outside.length;
  if (count === 0) return null;
  if (taken) return <p>{`${describeCardCount(count)} from the sideboard, maybeboard or companion added.`}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-muted">
        {`${describeCardCount(count)} of the sideboard, maybeboard or companion ${count === 1 ? 'was' : 'were'} left out.`}
      </span>
      <Button
        look="quiet"
        className="px-3 md:min-h-9"
        onClick={() => {
          clipboardStore.getState().add(list.outside);
          setTaken(true);
        }}
      >
        {count === 1 ? 'Take it too' : 'Take them too'}
      </Button>
    </p>
  );
}

type UnknownProps = Pick<Imported, 'list'> & Pick<Props, 'onUse'>;

/** Misspellings with the cards that are meant, names of what is in no deck, and one line for all others. */
function UnknownNames({ list: { unknown, cardDate }, onUse }: UnknownProps) {
  const [problem, setProblem] = useState('');
  const misspelled = unknown.filter(({ kind }) => kind === 'misspelled');
  const missing = unknown.filter(({ kind }) => kind === 'missing');
  async function take(names: readonly UnknownName[]): Promise<void> {
    const { taken, failed } = await takeSuggestions(names);
    setProblem(failed.length > 0 ? `${failed.join(', ')} could not be loaded. Try again.` : '');
    if (taken.length > 0) onUse(taken);
  }
  return (
    <section aria-labelledby="import-unknown" className="flex flex-col gap-1">
      <h4 id="import-unknown" className="font-semibold">
        {`${formatExact(unknown.length)} unrecognized ${unknown.length === 1 ? 'name' : 'names'}`}
      </h4>
      <ul className="flex flex-col gap-1">
        {misspelled.map((name) => (
          <li key={`${name.of} ${name.name}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words">{`“${name.name}”`}</span>
            <Button look="quiet" className="px-3 md:min-h-9" onClick={() => void take([name])}>
              {`Use ${name.nearest?.label}`}
            </Button>
          </li>
        ))}
        {unknown
          .filter(({ kind }) => kind === 'excluded')
          .map((name) => (
            <li key={`${name.of} ${name.name}`} className="min-w-0 break-words">
              {unknownFact(name)}
            </li>
          ))}
      </ul>
      {misspelled.length > 1 ? (
        <Button look="quiet" className="self-start" onClick={() => void take(misspelled)}>
          {`Fix all ${formatExact(misspelled.length)}`}
        </Button>
      ) : null}
      {problem ? <p role="alert">{problem}</p> : null}
      {missing.length > 0 ? (
        <Fold label={describeNewer(missing.length, cardDate)}>
          <ul className="flex flex-col gap-1 text-xs text-muted">
            {missing.map(({ name, of }) => (
              <li key={`${of} ${name}`} className="break-words">
                {name}
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </section>
  );
}

/** Adds the suggested cards to the clipboard; those of which no card came are named. */
async function takeSuggestions(
  names: readonly UnknownName[],
): Promise<{ taken: UnknownName[]; failed: string[] }> {
  const labels = [...new Set(names.flatMap(({ nearest }) => nearest?.label ?? []))];
  const found = await client.fetchCards(labels).catch(() => new Map<string, never>());
  const taken: UnknownName[] = [];
  for (const name of names) {
    const card = found.get(name.nearest?.label ?? '');
    if (!card) continue;
    const { add, toggleCommander, commanders } = clipboardStore.getState();
    if (name.of === 'commander' && commanders.length < 2) toggleCommander(card);
    else add([card]);
    taken.push(name);
  }
  return { taken, failed: labels.filter((label) => !found.has(label)) };
}
