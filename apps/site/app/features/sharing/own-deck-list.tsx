import type { DeckWithdrawn, OwnDeck } from '@deckwright/contract/schemas';
import { Button, Dialog } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { withCalls } from '../../shared/session/session.ts';
import { describeShareState, LICENSES, listCommanderNames } from './share-text.ts';

type Props = { decks: readonly OwnDeck[]; onChanged: (deck: OwnDeck) => void };

/** The decks the account shares and has shared. */
export function OwnDeckList({ decks, onChanged }: Props) {
  const [leaving, setLeaving] = useState<OwnDeck | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  if (decks.length === 0)
    return (
      <p className="text-muted text-pretty">
        You haven’t shared any decks yet. Each deck that counts improves its commander’s statistics.
      </p>
    );
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {decks.map((deck) => (
          <Row
            key={deck.id}
            deck={deck}
            onWithdraw={() => {
              setLeaving(deck);
              dialog.current?.showModal();
            }}
          />
        ))}
      </ul>
      <Dialog ref={dialog} title="Withdraw this deck?">
        {leaving ? (
          <Withdrawal
            key={leaving.id}
            deck={leaving}
            onDone={(deck) => {
              dialog.current?.close();
              if (deck) onChanged(deck);
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}

const TONES = {
  pending: 'border-line text-muted',
  accepted: 'border-accent text-accent',
  rejected: 'border-bad text-bad',
  withdrawn: 'border-line text-muted',
} as const;

function Row({ deck, onWithdraw }: { deck: OwnDeck; onWithdraw: () => void }) {
  const { word, line } = describeShareState(deck);
  const title = deck.name ?? listCommanderNames(deck);
  const license = LICENSES.find(({ value }) => value === deck.licence);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">
            {deck.counted ? (
              <Link to={deck.url} className="link">
                {title}
              </Link>
            ) : (
              title
            )}
          </span>
          <span className={`rounded-full border px-2.5 text-xs font-semibold ${TONES[deck.status]}`}>
            {word}
          </span>
        </p>
        {deck.name ? <p className="text-sm wrap-anywhere">{listCommanderNames(deck)}</p> : null}
        <p className="text-sm text-muted text-pretty">{line}</p>
        <p className="text-xs text-muted">
          {`${license?.label ?? ''}, shared ${deck.updatedAt.slice(0, 10)}`}
          {deck.showPlayer ? ', with your name' : ''}
        </p>
      </div>
      {deck.status === 'withdrawn' ? null : (
        <Button look="quiet" aria-haspopup="dialog" onClick={onWithdraw}>
          Withdraw
          <span className="sr-only">{` ${title}`}</span>
        </Button>
      )}
    </li>
  );
}

function Withdrawal({ deck, onDone }: { deck: OwnDeck; onDone: (deck: OwnDeck | null) => void }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function withdraw(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      const { deck: gone } = await withCalls((calls) =>
        calls.requester.json<DeckWithdrawn>('DELETE', `/api/shared-decks/${deck.id}`, undefined),
      );
      onDone(gone);
    } catch (error) {
      setTrouble(describeTrouble(error));
      setBusy(false);
    }
  }
  return (
    <div className="flex w-96 max-w-full flex-col gap-4">
      <p className="text-sm text-pretty wrap-anywhere">
        {`The list of ${deck.name ?? listCommanderNames(deck)} is deleted immediately, and the statistics leave it out from their next update. This can’t be undone; you can share the deck again.`}
      </p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {trouble}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={() => onDone(null)}>
          Keep it
        </Button>
        <Button
          className="bg-bad hover:bg-bad/90"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => busy || void withdraw()}
        >
          Withdraw
        </Button>
      </div>
    </div>
  );
}
