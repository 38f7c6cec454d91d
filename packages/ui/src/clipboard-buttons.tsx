type Props = {
  name: string;
  /** The card's address, or those of the two cards of a pair; by default that of the first link next to the buttons. */
  urls?: readonly string[] | undefined;
  /** Whether the card can be a commander, alone or with a partner. */
  commanderButton: boolean;
  /** Labels next to the icons, on screens with enough space. */
  words?: boolean;
};

/**
 * Buttons that add a card to the clipboard and make it the commander. Plain markup: one listener of the page handles
 * all of them and keeps `aria-pressed` in sync with the clipboard.
 */
export function ClipboardButtons({ name, urls, commanderButton, words = false }: Props) {
  const target = urls?.join(' ') ?? '';
  const className = words ? 'clip-words' : undefined;
  return (
    <>
      {commanderButton ? (
        <button
          type="button"
          data-crown={target}
          aria-pressed={false}
          aria-label={`Crown: ${name}`}
          className={className}
        >
          {words ? <span className="max-md:hidden">Crown</span> : null}
        </button>
      ) : null}
      <button
        type="button"
        data-clip={target}
        aria-pressed={false}
        aria-label={`Clipboard: ${name}`}
        className={className}
      >
        {words ? <span className="max-md:hidden">Clipboard</span> : null}
      </button>
    </>
  );
}
