import { ChevronIcon, FIELD, LABEL } from '@deckwright/ui';
import { LimitFields } from '../../shared/advice/limit-fields.tsx';
import type { RecsForm } from './recs-result.ts';

type Props = { form: RecsForm | undefined };

/** Budget, bracket, lands, what to prefer and what to keep, folded unless one of them is set. */
export default function Limits({ form }: Props) {
  const limited =
    form &&
    (form.maxPrice ||
      form.maxTotal ||
      form.bracket ||
      form.excludeLands ||
      form.discovery ||
      form.keep.length > 0);
  return (
    <details open={limited ? true : undefined}>
      <summary className="flex min-h-11 list-none items-center justify-between text-sm font-medium md:min-h-9 [&::-webkit-details-marker]:hidden">
        Budget, bracket and more
        <ChevronIcon className="size-4 text-muted" />
      </summary>
      <div className="grid grid-cols-2 gap-3 pt-1">
        <LimitFields input={form} isWide />
        <label className="col-span-2 flex min-h-11 items-center gap-2.5 text-sm md:min-h-9">
          <input
            type="checkbox"
            name="excludeLands"
            defaultChecked={form?.excludeLands}
            className="size-4.5 accent-gold"
          />
          No lands
        </label>
        <NeverCut names={form?.keep ?? []} />
      </div>
    </details>
  );
}

/** Cards never to cut: those kept before, each with a checkbox, and a field for one more. */
function NeverCut({ names }: { names: readonly string[] }) {
  return (
    <fieldset className="col-span-2 flex flex-col gap-1">
      <legend className={LABEL}>Never cut</legend>
      {names.map((name) => (
        <label key={name} className="flex min-h-11 items-center gap-2.5 text-sm md:min-h-9">
          <input type="checkbox" name="keep" value={name} defaultChecked className="size-4.5 accent-gold" />
          {name}
        </label>
      ))}
      <input
        key={names.join()}
        name="keep"
        aria-label="Another card never to cut"
        autoComplete="off"
        placeholder="a card of the list"
        className={FIELD}
      />
    </fieldset>
  );
}
