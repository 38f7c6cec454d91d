import type { QueryFault as Fault } from '@deckwright/contract/schemas';
import { ErrorState } from '@deckwright/ui';
import { faultExcerpt } from './fault-excerpt.ts';

type PlaceProps = { q: string; fault: Fault };
type Props = PlaceProps & { id: string };

/** A query that cannot be parsed, with carets under the error. */
export function QueryFaultNotice({ q, fault, id }: Props) {
  return (
    <div id={id}>
      <ErrorState title="This query cannot be read">
        <FaultPlace q={q} fault={fault} />
      </ErrorState>
    </div>
  );
}

export function FaultPlace({ q, fault }: PlaceProps) {
  const { line, carets } = faultExcerpt(q, fault);
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
