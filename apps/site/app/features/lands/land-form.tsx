import { LAND_BASE_QUERY, type NumberKey } from '@deckwright/contract';
import { Button, FIELD, LABEL } from '@deckwright/ui';
import { Form, Link } from 'react-router';
import { type LandsView, landsUrl } from './lands-view.ts';

type Props = { page: LandsView };

/** The visitor's own numbers instead of the averages; works as a plain form. */
export function LandForm({ page }: Props) {
  const { identity, window, base, averages } = page;
  if (!identity) return null;
  const form = base?.form ?? { mana: null, cheap: null, cap: null };
  const own = form.mana !== null || form.cheap !== null || form.cap !== null;
  return (
    <Form
      method="get"
      action={`/lands/${identity.slug}`}
      preventScrollReset
      key={page.query}
      aria-label="Your deck’s figures"
      className="grid items-end gap-3 border-t border-line pt-3 md:max-lg:grid-cols-3"
    >
      {window.range === 'none' ? null : (
        <input type="hidden" name={LAND_BASE_QUERY.range.name} value={window.range} />
      )}
      <Field
        of={LAND_BASE_QUERY.mana}
        label="Average mana value of your spells"
        value={form.mana}
        hint={averages.manaValue?.toFixed(2) ?? '3'}
      />
      <Field
        of={LAND_BASE_QUERY.cheap}
        label="Cheap ramp and draw in your deck"
        value={form.cheap}
        hint={averages.cheap.toFixed(0)}
      />
      <Field
        of={LAND_BASE_QUERY.cap}
        label="Maximum dollars for nonbasic lands"
        value={form.cap}
        hint="no limit"
      />
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <Button type="submit">Recalculate</Button>
        {own ? (
          <Link
            to={landsUrl(identity.slug, window.range)}
            preventScrollReset
            className="link inline-flex min-h-11 items-center text-sm"
          >
            Back to the averages
          </Link>
        ) : null}
      </div>
    </Form>
  );
}

type FieldProps = { of: NumberKey<number | null>; label: string; value: number | null; hint: string };

function Field({ of, label, value, hint }: FieldProps) {
  return (
    <label className="flex flex-col gap-1">
      <span className={LABEL}>{label}</span>
      <input
        name={of.name}
        inputMode="decimal"
        autoComplete="off"
        pattern={of.pattern}
        defaultValue={value ?? ''}
        placeholder={hint}
        className={FIELD}
      />
    </label>
  );
}
