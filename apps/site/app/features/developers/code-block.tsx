import { Button } from '@deckwright/ui';
import { useCopy } from '../../shared/feedback/use-copy.ts';

type Props = {
  /** What the code is, for screen readers and the button. */
  label: string;
  text: string;
};

/** Code to copy. It scrolls sideways, also by keyboard. */
export function CodeBlock({ label, text }: Props) {
  const { copy, refused } = useCopy({ text, done: 'Copied.' });
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col rounded-md border border-line bg-raised">
      <figcaption className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-b border-line pl-4 text-sm text-muted">
        {label}
        <Button look="quiet" className="border-0 bg-transparent noscript:hidden" onClick={copy}>
          <span aria-hidden>Copy</span>
          <span className="sr-only">Copy {label}</span>
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="max-h-80 overflow-auto p-4 font-mono text-sm leading-relaxed">
        <code>{text}</code>
      </pre>
      {refused ? (
        <p role="alert" className="border-t border-line px-4 py-2 text-sm">
          The browser did not allow copying. Select the code instead.
        </p>
      ) : null}
    </figure>
  );
}
