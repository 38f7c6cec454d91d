import type { ShownDeck } from '@deckwright/contract/schemas';
import { useEffect, useState } from 'react';
import { accountCalls } from '../../shared/session/account-calls.ts';
import { ReportButton } from './report-button.tsx';

type Props = { id: string };

/** A player's notes on a shared deck, with a report button. Nothing if it is no longer shared. */
export default function DeckStory({ id }: Props) {
  const [shown, setShown] = useState<ShownDeck | null>(null);
  useEffect(() => {
    let here = true;
    accountCalls()
      .requester.get<ShownDeck>(`/api/shared-decks/${encodeURIComponent(id)}`)
      .then(
        (found) => here && setShown(found),
        // Withdrawn or unavailable: the page has everything else.
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [id]);
  if (shown === null) return null;
  const { name, player } = shown;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {name || player ? (
        <p className="text-sm wrap-anywhere">
          {name ? <span className="font-semibold">{`“${name}”`}</span> : 'A deck'}
          {player ? <span>{` by ${player}`}</span> : null}
        </p>
      ) : null}
      <ReportButton id={id} hasName={name !== null || player !== null} />
    </div>
  );
}
