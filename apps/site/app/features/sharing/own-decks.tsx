import type { OwnDecks as Answer, DeckShared, OwnDeck } from '@deckwright/contract/schemas';
import { Button, Notice, Skeleton } from '@deckwright/ui';
import { useCallback, useEffect, useState } from 'react';
import { useSample } from '../../shared/page/site-settings.ts';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { withCalls } from '../../shared/session/session.ts';
import { OwnDeckList } from './own-deck-list.tsx';
import { ShareForm } from './share-form.tsx';
import { listCommanderNames } from './share-text.ts';

type Props = {
  /** The clipboard as a deck list; null, after showing a message, if there is none. */
  clipboardList: () => Promise<string | null>;
};

/** The decks the account shares, and the form for another one. */
export function OwnDecksPanel({ clipboardList }: Props) {
  const [decks, setDecks] = useState<readonly OwnDeck[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const isSample = useSample();
  const load = useCallback(() => {
    setTrouble(null);
    withCalls((calls) => calls.requester.get<Answer>('/api/shared-decks')).then(
      (answer) => setDecks(answer.decks),
      (error) => setTrouble(describeTrouble(error)),
    );
  }, []);
  useEffect(load, [load]);
  function put(deck: OwnDeck): void {
    setDecks((before) => [deck, ...(before ?? []).filter(({ id }) => id !== deck.id)]);
  }
  function onShared(deck: OwnDeck, outcome: DeckShared['outcome']): void {
    put(deck);
    setSaid(describeShared(deck, outcome));
    setRound((before) => before + 1);
    scrollTo({ top: 0 });
  }
  return (
    <>
      {isSample ? (
        <Notice>
          <p>
            This site shows sample decks, which are never mixed with real ones. Shared decks will count once
            the site has real card data.
          </p>
        </Notice>
      ) : null}
      <div role="status" className="empty:hidden">
        {said ? (
          <Notice>
            <p>{said}</p>
          </Notice>
        ) : null}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <TitledPanel title="Share a deck">
          <ShareForm key={round} onShared={onShared} clipboardList={clipboardList} />
        </TitledPanel>
        <TitledPanel title="Shared so far">
          {trouble ? (
            <div role="alert" className="flex flex-col items-start gap-2 text-sm">
              <p>{trouble}</p>
              <Button look="quiet" onClick={load}>
                Try again
              </Button>
            </div>
          ) : decks === null ? (
            <Skeleton className="h-40 w-full" />
          ) : (
            <OwnDeckList
              decks={decks}
              onChanged={(deck) => {
                setDecks(decks.map((other) => (other.id === deck.id ? deck : other)));
                setSaid(`${listCommanderNames(deck)} has been withdrawn.`);
              }}
            />
          )}
        </TitledPanel>
      </div>
    </>
  );
}

function describeShared(deck: OwnDeck, outcome: DeckShared['outcome']): string {
  const name = deck.name ?? listCommanderNames(deck);
  if (outcome === 'already')
    return `You’ve already shared this list. Its name and license have been updated.`;
  const what =
    outcome === 'newer-version' ? `${name} replaces the earlier version.` : `${name} has been shared.`;
  return deck.status === 'pending'
    ? `${what} Staff review the first decks from new accounts; after that it counts from the next update.`
    : `${what} It will count from the next update of the statistics.`;
}
