import { CloseIcon, CrownIcon } from '@deckwright/ui';
import { useState } from 'react';
import { CardTypeahead } from '../../shared/search/card-typeahead.tsx';

type Props = { chosen: readonly string[] };

/**
 * The commanders chosen for the list, each with a remove button, and a field that suggests commanders and legal pairs.
 */
export function CommanderField({ chosen }: Props) {
  const [names, setNames] = useState<readonly string[]>(chosen);
  return (
    <div className="flex flex-col gap-2">
      <CardTypeahead
        label="Commander"
        name="commander"
        among="commanders"
        placeholder="As marked in the list"
        pageSize={8}
        clearOnChoose
        onChoose={({ label }) => setNames((before) => [...new Set([...before, label])])}
      />
      {names.length > 0 ? (
        <ul aria-label="Chosen commanders" className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="min-w-0">
              <input type="hidden" name="commander" value={name} />
              <button
                type="button"
                onClick={() => setNames((before) => before.filter((other) => other !== name))}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-accent bg-surface px-3 text-sm text-accent hover:bg-raised md:min-h-9"
              >
                <CrownIcon className="size-4 shrink-0" />
                <span className="truncate">{name}</span>
                <CloseIcon className="size-3.5 shrink-0" />
                <span className="sr-only">, remove this commander</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
