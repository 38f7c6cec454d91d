import { CHIP_ROW, ChipLink } from '@deckwright/ui';

type Kind = {
  label: string;
  /** URL of the page with this kind alone. */
  to: string;
  current: boolean;
  /** Number of its entries; absent for all kinds together. */
  count?: number;
};

type Props = { label: string; kinds: readonly Kind[] };

/** Links that limit a page of lists to one kind of entries. */
export function KindLinks({ label, kinds }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={CHIP_ROW}>
        {kinds.map((kind) => (
          <li key={kind.to}>
            <ChipLink to={kind.to} current={kind.current}>
              {kind.label}
              {kind.count === undefined ? null : (
                <>
                  {' '}
                  <span className="opacity-85">{kind.count}</span>
                </>
              )}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
