import type { UnknownName } from '@deckwright/api-client/schemas';
import { Button, Notice } from '@deckwright/ui';
import { FORM_ID } from './deck-form.tsx';
import { printReplacement } from './replace-name.ts';

type Props = {
  unknown: readonly UnknownName[];
  /** Lines no card could be read from, each with its reason. */
  unreadable: readonly string[];
};

/** What of the list was not understood; it stays in the list as it was typed, the nearest name one press away. */
export function LeftOut({ unknown, unreadable }: Props) {
  if (unknown.length === 0 && unreadable.length === 0) return null;
  return (
    <Notice>
      <h2 className="font-display text-lg font-semibold">Left out of the deck</h2>
      <ul className="flex flex-col gap-1 text-sm">
        {unknown.map(({ name, of, nearest }) => (
          <li key={`${of} ${name}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0">
              “{name}” {nearest ? 'is not recognized.' : 'is not recognized; check the spelling.'}
            </span>
            {nearest ? (
              <Button
                type="submit"
                look="quiet"
                form={FORM_ID}
                name="replace"
                value={printReplacement({ from: name, to: nearest.label })}
                className="px-3 md:min-h-9"
              >
                {`Use ${nearest.label}`}
              </Button>
            ) : null}
          </li>
        ))}
        {unreadable.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
