import { Dialog } from '@deckwright/ui';
import { useEffect, useRef } from 'react';
import type { RecsResult } from '../recs-result.ts';
import type { DeckBox } from '../use-deck-box.ts';
import type { NewList } from './new-list.ts';
import { NewListPanel } from './new-list-panel.tsx';

type Props = { result: RecsResult; box: DeckBox; list: NewList; onClose: () => void };

/** The new list where it has no room next to the answer: a sheet from below. */
export default function NewListDialog({ onClose, ...panel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title="Your new list" from="edge" onClose={onClose}>
      <NewListPanel {...panel} titled={false} />
    </Dialog>
  );
}
