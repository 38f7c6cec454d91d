import { ClipboardIcon } from '@deckwright/ui';

type Props = { className: string };

/** Opens and closes the clipboard. Its count and full label come with the clipboard's code (clipboard-service.ts). */
export function ClipboardButton({ className }: Props) {
  return (
    <button
      type="button"
      aria-label="Clipboard"
      aria-haspopup="dialog"
      aria-expanded={false}
      data-clip-open=""
      data-keeps-clipboard=""
      className={`${className} relative noscript:hidden`}
    >
      <ClipboardIcon className="size-5" />
      <span className="absolute -top-1.5 -right-1.5 gold min-w-5 rounded-full px-1 text-center text-2xs leading-4.5 font-bold tabular-nums empty:hidden" />
    </button>
  );
}
