import { Fold } from '@deckwright/ui';
import { useState } from 'react';
import { LimitFields } from '../../shared/advice/limit-fields.tsx';

type Props = {
  hasCollection: boolean;
  /** Opens the form to add a collection. */
  onCollection: () => void;
};

/** Name of the checkbox for only owned cards. */
export const OWNED_FIELD = 'owned';

/** With a collection whether only its cards count, which cost nothing then; and the limits, folded. */
export function PanelLimits({ hasCollection, onCollection }: Props) {
  const [onlyOwned, setOnlyOwned] = useState(false);
  return (
    <>
      {hasCollection ? (
        <label className="flex min-h-11 items-center gap-2 text-sm md:min-h-9">
          <input
            type="checkbox"
            name={OWNED_FIELD}
            checked={onlyOwned}
            onChange={({ currentTarget }) => setOnlyOwned(currentTarget.checked)}
            className="size-4.5 accent-gold"
          />
          Only cards I own
        </label>
      ) : (
        <button type="button" onClick={onCollection} className="link min-h-11 w-fit text-sm md:min-h-9">
          Use your collection
        </button>
      )}
      <Fold label="Budget, bracket and more" quiet className="-my-2 w-full">
        <div className="grid grid-cols-2 gap-3 pb-2">
          <LimitFields hasNoBudget={hasCollection && onlyOwned} />
        </div>
      </Fold>
    </>
  );
}
