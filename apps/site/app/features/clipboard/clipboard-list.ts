import { toasts } from '../../shared/feedback/toasts.ts';
import { withClipboard } from './clipboard-loader.ts';
import { listOfClipboard } from './clipped-list.ts';

/** The clipboard as a deck list; null if it is empty or, after showing a message, if it could not be loaded. */
export async function clipboardList(): Promise<string | null> {
  let list: string | null = null;
  await withClipboard((state) => {
    const text = listOfClipboard(state);
    if (text === '') toasts.add({ key: 'clipboard', text: 'The clipboard is empty.' });
    else list = text;
  });
  return list;
}
