import type { QueryProblem } from '@deckwright/contract/schemas';
import { ErrorState } from '@deckwright/ui';
import { problemExcerpt } from './problem-excerpt.ts';

type NoticeProps = { q: string; fault: QueryProblem };
type Props = NoticeProps & { id: string };

/** A query that cannot be parsed, with carets under the error. */
export function QueryProblemText({ q, fault, id }: Props) {
  return (
    <div id={id}>
      <ErrorState title="This query cannot be read">
        <QueryProblemNotice q={q} fault={fault} />
      </ErrorState>
    </div>
  );
}

export function QueryProblemNotice({ q, fault }: NoticeProps) {
  const { line, carets } = problemExcerpt(q, fault);
  return (
    <>
      <pre className="w-fit max-w-full overflow-hidden rounded-md bg-raised px-3 py-2 font-mono text-sm">
        {line}
        {'\n'}
        <span aria-hidden="true" className="font-semibold text-bad">
          {carets}
        </span>
      </pre>
      <p>{`At character ${fault.from + 1}: ${fault.message}`}</p>
    </>
  );
}
