import type { DeckShared, ListProblem, OwnDeck, ShareDeckRequest } from '@deckwright/contract/schemas';
import type { Wire } from '@deckwright/contract/wire';
import { BRACKETS, bracketNumber } from '@deckwright/domain';
import { Button, FIELD, LABEL } from '@deckwright/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { pendingList } from '../../shared/deck-list/pending-list.ts';
import { BRACKET_NAMES } from '../../shared/filters/restrictions.ts';
import { FormBox, FormField, TickField } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { withCalls } from '../../shared/session/session.ts';
import { ListProblems } from './list-problems.tsx';
import { LICENSES } from './share-text.ts';

type Props = {
  /** Called after a deck was saved. */
  onShared: (deck: OwnDeck, outcome: DeckShared['outcome']) => void;
  /** The clipboard as a deck list; null, after showing a message, if there is none. */
  clipboardList: () => Promise<string | null>;
};

/** The paste box with the optional fields of a shared deck. */
export function ShareForm({ onShared, clipboardList }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [listProblems, setListProblems] = useState<readonly ListProblem[]>([]);
  const form = useAccountForm(async (fields) => {
    setListProblems([]);
    const list = `${fields.get('list') ?? ''}`;
    const problems: Record<string, string> = {};
    if (list.trim() === '') problems.list = 'Paste a deck list first.';
    if (!fields.has('licence')) problems.licence = 'Choose how the list may be used.';
    if (!fields.has('consent')) problems.consent = 'Check the box to agree before sharing.';
    if (Object.keys(problems).length > 0) {
      if (problems.list) box.current?.focus();
      return problems;
    }
    const shared = await withCalls((calls) =>
      calls.requester.json<DeckShared>('POST', '/api/shared-decks', getRequest(fields, list)),
    );
    if (shared.deck === null) {
      setListProblems(shared.faults);
      box.current?.focus();
      return { list: 'Fix these problems first:' };
    }
    pendingList.write('');
    onShared(shared.deck, shared.outcome);
    return null;
  });
  async function fillFromClipboard(): Promise<void> {
    const list = await clipboardList();
    if (!box.current || list === null) return;
    box.current.value = list;
    box.current.focus();
  }

  // A list passed from another page is only known in the browser.
  useEffect(() => {
    if (box.current && box.current.value === '') box.current.value = pendingList.read();
  }, []);
  return (
    <FormBox form={form} label="Share a deck" button="Share the deck" busy="Checking the list…">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <label htmlFor={id} className={LABEL}>
            Deck list
          </label>
          <Button look="quiet" onClick={() => void fillFromClipboard()}>
            Use clipboard
          </Button>
        </div>
        <textarea
          ref={box}
          id={id}
          name="list"
          rows={14}
          spellCheck={false}
          aria-invalid={form.problems.list ? true : undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
          placeholder={'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n1 Sol Ring\n8 Forest'}
          className={`${FIELD} py-2 aria-invalid:border-bad max-md:h-60`}
        />
        <p id={`${id}-hint`} className="text-xs text-muted">
          All 100 cards, with the commanders under a “Commander” heading. The clipboard has one of each card,
          so add the extra basic lands.
        </p>
        <div id={`${id}-fault`} aria-live="polite" className="flex flex-col gap-2 text-sm text-bad">
          {form.problems.list}
        </div>
        {listProblems.length > 0 ? <ListProblems problems={listProblems} box={box} /> : null}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          label="Name (optional)"
          name="name"
          type="text"
          maxLength={40}
          autoComplete="off"
          hint="Shown on the deck’s page."
        />
        <div className="flex flex-col">
          <label htmlFor={`${id}-bracket`} className={`${LABEL} pb-1`}>
            Bracket (optional)
          </label>
          <select id={`${id}-bracket`} name="bracket" defaultValue="" className={FIELD}>
            <option value="">Not specified</option>
            {BRACKETS.map((bracket) => (
              <option key={bracket} value={bracketNumber(bracket)}>
                {`${bracketNumber(bracket)}, ${BRACKET_NAMES[bracket]}`}
              </option>
            ))}
          </select>
        </div>
      </div>
      <License problem={form.problems.licence} />
      <div className="flex flex-col">
        <TickField name="show_player" form={form}>
          Show my name on the deck’s page.
        </TickField>
        <TickField name="consent" form={form}>
          I made this list or have permission to share it, and agree to it being counted and shown as chosen
          above. I can withdraw it at any time.
        </TickField>
      </div>
    </FormBox>
  );
}

function License({ problem }: { problem: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-fault`} className="flex flex-col">
      <legend className={`${LABEL} pb-1`}>How may the list be used?</legend>
      {LICENSES.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-11 items-start gap-2.5 py-2 text-sm">
          <input
            type="radio"
            name="licence"
            value={value}
            aria-invalid={problem ? true : undefined}
            className="mt-0.5 size-4.5 shrink-0 accent-gold"
          />
          <span className="flex flex-col gap-0.5">
            <span className="font-medium">{label}</span>
            <span className="text-xs text-muted text-pretty">{hint}</span>
          </span>
        </label>
      ))}
      <p id={`${id}-fault`} aria-live="polite" className="text-sm text-bad">
        {problem}
      </p>
    </fieldset>
  );
}

function getRequest(fields: FormData, list: string): Wire<ShareDeckRequest> {
  const bracket = Number(fields.get('bracket') || 0);
  return {
    list,
    name: `${fields.get('name') ?? ''}`.trim() || null,
    show_player: fields.has('show_player'),
    bracket: bracket === 0 ? null : (bracket as Exclude<ShareDeckRequest['bracket'], null>),
    licence: fields.get('licence') === 'cc0' ? 'cc0' : 'site',
    consent: true,
  };
}
