import { DECK_FILE_KINDS, openDeckFile } from './deck-drop.ts';
import type { DeckFile } from './deck-file.ts';

type Props = { onRead: (file: DeckFile) => void };

/** Chooses a file with a deck list; the same one can be chosen again. */
export function ChooseDeckFile({ onRead }: Props) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-text underline underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-8">
      Choose a file
      <input
        type="file"
        className="sr-only"
        accept={DECK_FILE_KINDS}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void openDeckFile(file).then(onRead);
        }}
      />
    </label>
  );
}
