import { Button, ClipboardIcon, FIELD } from '@deckwright/ui';
import { useRef } from 'react';
import { Form } from 'react-router';

/** Sends a pasted deck to “Improve my deck”. Below 75rem it is folded up to a button (fold.css). */
export function PasteBox() {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="relative rounded-lg border border-line bg-surface p-4 shadow-pop md:p-5">
      <div className="flex flex-col gap-1 md:max-xl:pr-60">
        <h2 className="font-display text-lg font-semibold">Improve my deck</h2>
        <p className="text-sm text-pretty text-muted">
          Paste a list. See what must go, what to swap, and why.
        </p>
      </div>
      <details
        className="fold-narrow"
        onToggle={(event) => {
          if (!event.currentTarget.open) return;
          field.current?.focus({ preventScroll: true });
          event.currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary className="gold mt-3 flex min-h-12 list-none items-center justify-center gap-2 rounded-md border border-transparent px-4 text-sm font-semibold transition-colors md:max-xl:absolute md:max-xl:top-5 md:max-xl:right-5 md:max-xl:mt-0 md:max-xl:w-52">
          <ClipboardIcon className="size-5" />
          Paste a deck list
        </summary>
        <Form method="post" action="/recs" className="flex flex-col gap-3 pt-3">
          <textarea
            ref={field}
            id="home-deck"
            name="deck"
            rows={5}
            required
            spellCheck={false}
            aria-label="Paste your deck"
            placeholder={'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n1 Sol Ring\n1 Arcane Signet'}
            className={`${FIELD} py-2`}
          />
          <Button type="submit">Improve my deck</Button>
        </Form>
      </details>
    </div>
  );
}
