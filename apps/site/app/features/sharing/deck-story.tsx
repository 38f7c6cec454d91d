import type { ShownDeck } from '@deckwright/api-client/schemas';
import { useEffect, useState } from 'react';
import { accountCalls } from '../../shared/session/account-calls.ts';
import { ReportButton } from './report-button.tsx';

type Props = { id: string };

/** What a player says of a shared deck, and a way to tell staff of it. Nothing where it is not shared any more. */
export default function DeckStory({ id }: Props) {
  const [shown, setShown] = useState<ShownDeck | null>(null);
  useEffect(() => {
    let here = true;
    accountCalls()
      .requester.get<ShownDeck>(`/api/shared-decks/${encodeURIComponent(id)}`)
      .then(
        (found) => here && setShown(found),
        // Withdrawn, or not to be reached: the page says all the rest.
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
