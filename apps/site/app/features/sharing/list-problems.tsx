import type { ListProblem } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import type { RefObject } from 'react';

type Props = { problems: readonly ListProblem[]; box: RefObject<HTMLTextAreaElement | null> };

const SHOWN_LINES = 8;

/** What prevents the list from being counted, with the lines concerned. */
export function ListProblems({ problems, box }: Props) {
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {problems.map(({ text, lines }) => (
        <li key={`${text} ${lines.join()}`} className="border-l-2 border-bad pl-3 text-pretty wrap-anywhere">
          {text}
          {lines.length > 0 ? (
            <span className="flex flex-wrap gap-x-1 text-muted">
              {lines.slice(0, SHOWN_LINES).map((line) => (
                <button
                  key={line}
                  type="button"
                  className="link inline-flex min-h-11 items-center px-1 md:min-h-8"
                  onClick={() => showLine(box.current, line)}
                >
                  {`line ${formatExact(line)}`}
                </button>
              ))}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Selects a line of the box and scrolls it into view. */
function showLine(box: HTMLTextAreaElement | null, line: number): void {
  if (!box) return;
  const lines = box.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  box.focus();
  box.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  box.scrollTop = (box.scrollHeight / lines.length) * (line - 3);
}
