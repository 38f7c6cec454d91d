import { JumpLink } from './jump-link.tsx';

type Props = {
  /** Id of each part of the answer, with how many entries it has. */
  parts: readonly { id: string; label: string; count?: number }[];
};

/** Leads to the parts of an answer, and stays under the top bar. */
export function AnswerParts({ parts }: Props) {
  return (
    <nav aria-label="Parts of the answer" className="parts-bar">
      <ul className="flex gap-5">
        {parts.map(({ id, label, count }) => (
          <li key={id}>
            <JumpLink to={id} className="section-link gap-1.5 tabular-nums">
              {label}
              {count === undefined ? null : <span className="font-normal">{count}</span>}
            </JumpLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
