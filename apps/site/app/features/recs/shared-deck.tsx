import { fetchPart } from '@deckwright/islands';
import { Notice } from '@deckwright/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { readStoredDeck } from './stored-deck.ts';

const MARK = '#deck=';
const NOT_OPENED = 'The list in this link could not be opened. Check the connection and load the page again.';

type Props = {
  /** Id of the box that is filled with the list immediately, before there is an answer. */
  box: string;
};

/** Opens the list in the url: puts it into the deck box with its commanders and submits it. */
export default function SharedDeck({ box }: Props) {
  const { hash, key } = useLocation();
  /** The answer replaces the history entry. */
  const opened = useRef(key);
  const submit = useSubmit();
  const [problem, setProblem] = useState('');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setProblem('');
    // After a reload the list is restored with its edits.
    if (!hash.startsWith(MARK) || readStoredDeck(`${opened.current}${hash}`)) return;
    let here = true;
    const open = async () => {
      const { openShared } = await fetchPart(() => import('../../shared/deck-list/share-deck.ts'));
      const read = await openShared(hash);
      if (!here) return;
      if ('problem' in read) {
        setProblem(read.problem);
        return;
      }
      const { form } = read;
      const field = document.getElementById(box);
      if (field instanceof HTMLTextAreaElement) field.value = `${form.get('deck')}`;
      await submit(form, { method: 'post', action: `/recs${hash}`, replace: true, preventScrollReset: true });
    };
    open().catch(() => here && setProblem(NOT_OPENED));
    return () => {
      here = false;
    };
  }, [hash, box, submit]);
  // On a phone it is below the form.
  useEffect(() => {
    if (problem !== '') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (problem === '') return null;
  return (
    <div ref={notice} className="scroll-my-4">
      <Notice tone="bad">
        <p>{problem}</p>
      </Notice>
    </div>
  );
}
