import { Button, Fold, Panel } from '@deckwright/ui';
import { listWithHeads } from '../../shared/deck-list/list-with-headings.ts';
import { PROPOSAL_ID } from '../../shared/deck-list/proposal-id.ts';
import { useCopy } from '../../shared/feedback/use-copy.ts';

type Props = {
  /** What a list from the cards is, which is shown beside the page's own; left out for that one. */
  proposal?: string;
  /** Commanders first. */
  lines: readonly string[];
  /** How many lines are commanders: they get a heading, so that any deck list reader recognizes them. */
  commanders: number;
  /** Name of the downloaded file, without its extension. */
  file: string;
};

/** The list as plain text to read, copy and download. Without JavaScript it can be selected and downloaded. */
export function ListText({ proposal, lines, commanders, file }: Props) {
  const text = listWithHeads(lines, commanders);
  const { copy, refused } = useCopy({ text, done: 'Copied the list.' });
  const list = proposal ? 'proposed list' : 'list';
  return (
    <Panel {...(proposal ? { title: 'A deck from the cards', id: PROPOSAL_ID } : { title: 'As text' })}>
      {proposal ? <p className="text-sm text-pretty text-muted">{proposal}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" onClick={copy}>
          {`Copy the ${list}`}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${file}.txt`}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          <span>Save{proposal ? <span className="sr-only"> the proposed list</span> : null} as a file</span>
        </a>
        <span role="status" className="text-sm text-muted">
          {refused ? 'Your browser blocked copying; select the text below.' : null}
        </span>
      </div>
      <Fold label={proposal ? 'Show the proposed list' : 'Show the text'}>
        <textarea
          readOnly
          aria-label={`The ${list} as text`}
          rows={12}
          value={text}
          className="mt-2 w-full rounded-md border border-line bg-ground p-2 font-mono text-xs"
        />
      </Fold>
    </Panel>
  );
}
