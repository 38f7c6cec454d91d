type Props = {
  name: string;
  /** The card's address, for a pair those of its two cards; without one it is that of the first link beside the buttons. */
  urls?: readonly string[] | undefined;
  /** The card may lead, alone or beside another. */
  crown: boolean;
  /** Words beside the signs, on screens that have room for them. */
  words?: boolean;
};

/**
 * Puts a card into the clipboard and makes it lead. Plain markup: the page has one listener for all of them, and keeps
 * `aria-pressed` in step with the clipboard.
 */
export function ClipButtons({ name, urls, crown, words = false }: Props) {
  const target = urls?.join(' ') ?? '';
  const className = words ? 'clip-words' : undefined;
  return (
    <>
      <button
        type="button"
        data-clip={target}
        aria-pressed={false}
        aria-label={`Clipboard: ${name}`}
        className={className}
      >
        {words ? <span className="max-md:hidden">Clipboard</span> : null}
      </button>
      {crown ? (
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
    </>
  );
}
