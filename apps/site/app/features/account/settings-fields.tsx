import { PRICE_SOURCES, type PriceSource, SALT_LEVELS } from '@deckwright/domain';
import { FIELD, LABEL, VENDOR_LABELS } from '@deckwright/ui';
import { useId } from 'react';
import { account, useAccount } from '../../shared/session/session.ts';
import { chosenSources, withSource } from '../../shared/session/user-state.ts';

const CHOICES = ['First choice', 'Second choice', 'Third choice'] as const;
const SALT_LABELS = { 0: 'Never', 1: 'High Salt', 2: 'Always' } as const;

/** The settings of the account, each saved as it changes. */
export function SettingsFields() {
  const id = useId();
  const { status, user } = useAccount();
  const chosen = chosenSources(user.priceSources);
  const ready = status === 'in';
  return (
    <div className="flex flex-col gap-5">
      <fieldset disabled={!ready} className="flex min-w-0 flex-col gap-2">
        <legend className={`${LABEL} pb-1`}>Price sources</legend>
        <p className="text-xs text-muted text-pretty">
          Each card shows the price from the first of these vendors that has one.
        </p>
        {CHOICES.map((words, index) => (
          <div key={words} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-2">
            <label htmlFor={`${id}-${index}`} className="text-sm">
              {words}
            </label>
            <select
              id={`${id}-${index}`}
              value={chosen[index]}
              onChange={({ currentTarget }) =>
                void account.change({
                  priceSources: withSource(user.priceSources, index, currentTarget.value as PriceSource),
                })
              }
              className={FIELD}
            >
              {PRICE_SOURCES.map((source) => (
                <option key={source} value={source}>
                  {VENDOR_LABELS[source]}
                </option>
              ))}
            </select>
          </div>
        ))}
      </fieldset>
      <label className="flex min-h-11 items-center gap-2.5 text-sm font-medium">
        <input
          type="checkbox"
          disabled={!ready}
          checked={user.namesUnderCards}
          aria-describedby={`${id}-names`}
          onChange={({ currentTarget }) => void account.change({ namesUnderCards: currentTarget.checked })}
          className="size-4.5 accent-gold"
        />
        Names under cards
      </label>
      <p id={`${id}-names`} className="-mt-6 pl-7 text-xs text-muted text-pretty">
        On two lines if they are long, instead of cut at the end of one.
      </p>
      <fieldset disabled={!ready} className="flex min-w-0 flex-col">
        <legend className={LABEL}>Show Salt</legend>
        <div className="flex flex-wrap gap-x-5">
          {SALT_LEVELS.map((level) => (
            <label key={level} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="radio"
                name={`${id}-salt`}
                checked={user.saltLevel === level}
                onChange={() => void account.change({ saltLevel: level })}
                className="size-4.5 accent-gold"
              />
              {SALT_LABELS[level]}
            </label>
          ))}
        </div>
      </fieldset>
      {ready ? <p className="text-xs text-muted">Each change is saved at once.</p> : null}
    </div>
  );
}
