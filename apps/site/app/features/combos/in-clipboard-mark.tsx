import type { ComboEntry } from '@deckwright/contract/schemas';
import { ClipboardIcon } from '@deckwright/ui';

type Props = { combo: Pick<ComboEntry, 'cards'> };

/**
 * Says how much of the combo is in the visitor's clipboard. The text is added by the clipboard's code (combo-marks.ts);
 * until then, and without JavaScript, nothing is shown.
 */
export function InClipboardMark({ combo }: Props) {
  const urls = combo.cards.flatMap(({ url }) => url ?? []);
  if (urls.length < combo.cards.length) return null;
  const commanders = combo.cards.flatMap((card) => (card.mustBeCommander && card.url ? [card.url] : []));
  return (
    <p
      hidden
      data-combo={urls.join(' ')}
      data-names={combo.cards.map(({ name }) => name).join('|')}
      data-commanders={commanders.join(' ') || undefined}
      className="flex items-center gap-2 text-sm font-semibold data-[held=all]:text-good [[hidden]]:hidden"
    >
      <ClipboardIcon className="size-4 shrink-0" />
      <span className="min-w-0" />
    </p>
  );
}
