import { fetchPart } from '@deckwright/islands';
import { toasts } from '../../shared/feedback/toasts.ts';

const FAILED = 'The link could not be created. Check the connection and try again.';

/** Copies or shares a link that contains the list in the form: its fields `deck` and any number of `commander`. */
export async function shareNewList(formId: string, way: 'copy' | 'device'): Promise<void> {
  const fields = document.getElementById(formId);
  if (!(fields instanceof HTMLFormElement)) return;
  try {
    const { shareForm } = await fetchPart(() => import('../../shared/deck-list/share-deck.ts'));
    await shareForm(fields, way);
  } catch {
    toasts.add({ key: 'copied', text: FAILED });
  }
}
