import { toasts } from './toasts.ts';

const REFUSED = 'Your browser blocked copying. Allow this site to use the clipboard, then try again.';

/**
 * Puts a text on the device's clipboard and shows `done`, or that the browser refuses. A text that is still being
 * created is a promise, so that the user activation of the press is not lost; if it rejects, its message is shown.
 */
export async function copyText(text: string | Promise<string>, done: string): Promise<void> {
  toasts.add({ key: 'copied', text: await copied(text, done) });
}

async function copied(text: string | Promise<string>, done: string): Promise<string> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': toBlob(text) })]);
    return done;
  } catch {
    return typeof text === 'string'
      ? REFUSED
      : text.then(
          () => REFUSED,
          (error: unknown) => (error instanceof Error ? error.message : REFUSED),
        );
  }
}

function toBlob(text: Promise<string>): Promise<Blob> {
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // A browser that refuses to write never reads it, and would report its rejection as unhandled.
  blob.catch(() => undefined);
  return blob;
}
