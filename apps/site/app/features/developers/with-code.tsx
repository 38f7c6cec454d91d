type Props = { text: string };

/** A text in which words between backticks are code. */
export function WithCode({ text }: Props) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <code key={index} className="code-word font-mono break-words">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
