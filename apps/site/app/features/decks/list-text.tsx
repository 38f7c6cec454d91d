import { Button, Fold, Panel } from '@deckwright/ui';
import { useCopy } from '../../shared/copy/use-copy.ts';
import { listWithHeads } from '../../shared/deck-text/list-with-heads.ts';

type Props = {
  title?: string;
  id?: string;
  /** What the list is, shown above it. */
  words?: string;
  /** Its name in buttons, if there is another on the page. */
  list?: string;
  /** Commanders first. */
  lines: readonly string[];
  /** How many lines are commanders: they get a heading, so that any deck list reader recognizes them. */
  commanders: number;
  /** Name of the downloaded file, without its extension. */
  file: string;
};

/** The list as plain text to read, copy and download. Without JavaScript it can be selected and downloaded. */
export function ListText({
  title = 'As text',
  id,
  words,
  list = 'the list',
  lines,
  commanders,
  file,
}: Props) {
  const text = listWithHeads(lines, commanders);
  const { copy, refused } = useCopy({ text, done: 'Copied the list.' });
  return (
    <Panel title={title} {...(id ? { id } : {})}>
      {words ? <p className="text-sm text-pretty text-muted">{words}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" onClick={copy}>
          {`Copy ${list}`}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${file}.txt`}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {list === 'the list' ? 'Save as a file' : `Save ${list} as a file`}
        </a>
        <span role="status" className="text-sm text-muted">
          {refused ? 'Your browser blocked copying; select the text below.' : null}
        </span>
      </div>
      <Fold label={list === 'the list' ? 'Show the text' : `Show ${list}`}>
        <textarea
          readOnly
          aria-label={`${list.charAt(0).toUpperCase()}${list.slice(1)} as text`}
          rows={12}
          value={text}
          className="mt-2 w-full rounded-md border border-line bg-ground p-2 font-mono text-xs"
        />
      </Fold>
    </Panel>
  );
}
