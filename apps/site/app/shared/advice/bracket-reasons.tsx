type Props = { reasons: readonly string[] };

/** Why a bracket is estimated, one reason per line. */
export function BracketReasons({ reasons }: Props) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {reasons.map((reason) => (
        <li key={reason} className="text-pretty first-letter:uppercase">
          {reason}
        </li>
      ))}
    </ul>
  );
}
