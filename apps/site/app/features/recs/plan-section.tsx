import type { DescribedPlan, PlanChoice } from '@deckwright/answers';
import { Button, FIELD, Fold, LABEL } from '@deckwright/ui';
import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { FORM_ID } from './deck-form.tsx';
import { MAX_PLAN_THEMES, PLAN_FIELDS, parseLimit, USE_PLAN } from './plan-fields.ts';
import { ALLOW_ANY, fewText, planFigures, planLimitTexts, themeText } from './plan-text.ts';
import type { RecsForm } from './recs-result.ts';

type Props = {
  plan: DescribedPlan;
  form: RecsForm;
  lands: number | null;
  /** What the list alone suggests; null if that is unknown. */
  bracket: number | null;
  /** Whether the list is too short to lack anything. */
  isShort: boolean;
};

/** Keeps “1 of 2” on one line. */
const UNBROKEN = '\u00a0of\u00a0';

/** What the list is built to do and the limits it sets, with all that changes them; works without scripts. */
export function PlanSection({ plan, form, lands, bracket, isShort }: Props) {
  const { themes, fewRoles, unknown } = plan;
  const few = isShort ? '' : fewText(fewRoles);
  return (
    <section aria-labelledby="plan" className="flex min-w-0 flex-col gap-2">
      <h2 id="plan" className="sr-only">
        Your plan
      </h2>
      {lands === null ? null : (
        <p className="font-display text-base font-semibold text-pretty tabular-nums md:text-lg">
          {planFigures(plan, lands, {
            stated: form.bracket,
            byList: plan.bracket === null ? null : bracket,
          })}
        </p>
      )}
      {themes.length > 0 ? (
        <ul aria-label="Themes of your plan" className="flex flex-wrap gap-2">
          {themes.map((theme) => (
            <li
              key={theme.slug}
              className="inline-flex min-h-9 flex-wrap items-center gap-x-2 rounded-full border py-1 border-line bg-surface/85 px-4 text-sm"
            >
              <span className="font-semibold">{theme.name}</span>
              <span className="text-xs text-muted tabular-nums">{themeText(theme)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">No theme stands out.</p>
      )}
      <Limits plan={plan} form={form} />
      {unknown.length > 0 ? (
        <p className="text-sm text-bad">
          {`No theme or creature type is called ${unknown.map((text) => `“${text}”`).join(', ')}.`}
        </p>
      ) : null}
      <div className="flex flex-wrap items-baseline gap-x-4 has-open:flex-col">
        {few ? (
          <p className="text-sm text-accent tabular-nums">{`Few: ${few.replaceAll(' of ', UNBROKEN)}`}</p>
        ) : null}
        <Fold label="Not your plan? Change" quiet {...(unknown.length > 0 ? { open: true } : {})}>
          <Editor key={themes.map(({ slug }) => slug).join()} plan={plan} isChosen={form.plan.length > 0} />
        </Fold>
      </div>
    </section>
  );
}

function Limits({ plan, form }: Pick<Props, 'plan' | 'form'>) {
  const texts = planLimitTexts(plan, form);
  if (texts.length === 0) return null;
  return (
    <ul aria-label="Limits of your plan" className="flex flex-wrap gap-x-5 text-sm">
      {texts.map(({ limit, words, button, name, value }) => (
        <li key={limit} className="flex flex-wrap items-center">
          {words}
          <button
            type="submit"
            form={FORM_ID}
            name={name}
            value={value}
            onClick={name === PLAN_FIELDS.limitTo ? () => fillLimit(value) : undefined}
            className="link min-h-11 px-2 md:min-h-9"
          >
            {button}
            {button === ALLOW_ANY ? <span className="sr-only">{` ${limit}`}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shows in the form what the button submits, so that the next answer has it too. */
function fillLimit(value: string): void {
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, text] of Object.entries(parseLimit(value))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = text;
  }
}

/** A theme in the editor, unchecked once it is removed. */
type ChosenTheme = PlanChoice & { isChosen: boolean };

/** Checkboxes of the chosen themes and a field for more; its button sends them with the same list. */
function Editor({ plan: { themes, choices }, isChosen }: { plan: DescribedPlan; isChosen: boolean }) {
  const [chips, setChips] = useState(() =>
    themes.map(({ slug, name }): ChosenTheme => ({ slug, name, isChosen: true })),
  );
  const [problem, setProblem] = useState('');
  const id = useId();
  const listId = `${id}-choices`;

  function add(field: HTMLInputElement): void {
    const choice = findChoice(choices, field.value);
    setProblem(choice ? '' : 'Pick one of the list.');
    if (!choice) return;
    field.value = '';
    setChips((before) => [
      ...before.filter(({ slug }) => slug !== choice.slug),
      { slug: choice.slug, name: choice.name, isChosen: true },
    ]);
  }

  // Picking from the list is no typing: browsers send another event, or another kind of input.
  function onChange({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType !== 'insertReplacementText';
    if (!isTyped && findChoice(choices, currentTarget.value)) add(currentTarget);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' || event.currentTarget.value.trim() === '') return;
    event.preventDefault();
    add(event.currentTarget);
  }

  return (
    <div className="flex flex-col gap-3 pt-1">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="mb-1 text-sm text-pretty text-muted">
          {`Up to ${MAX_PLAN_THEMES} themes or creature types; the first counts most.`}
        </legend>
        {chips.map((theme) => (
          <Chip
            key={theme.slug}
            theme={theme}
            onChange={(isChosen) =>
              setChips((before) =>
                before.map((each) => (each.slug === theme.slug ? { ...each, isChosen } : each)),
              )
            }
          />
        ))}
      </fieldset>
      {chips.filter((theme) => theme.isChosen).length < MAX_PLAN_THEMES ? (
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className={LABEL}>
            Add a theme or creature type
          </label>
          <input
            id={id}
            form={FORM_ID}
            name={PLAN_FIELDS.added}
            list={listId}
            autoComplete="off"
            placeholder="Dinosaurs, Tokens…"
            onChange={onChange}
            onKeyDown={onKeyDown}
            className={`${FIELD} max-w-80`}
          />
          <datalist id={listId}>
            {choices.map(({ slug, name }) => (
              <option key={slug} value={name} />
            ))}
          </datalist>
          <p role="status" className="text-xs text-bad empty:hidden">
            {problem}
          </p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" form={FORM_ID} name={PLAN_FIELDS.use} value={USE_PLAN.chosen}>
          Use this plan
        </Button>
        {isChosen ? (
          <Button type="submit" look="quiet" form={FORM_ID} name={PLAN_FIELDS.use} value={USE_PLAN.list}>
            Read it from my list
          </Button>
        ) : null}
      </div>
    </div>
  );
}

type ChipProps = { theme: ChosenTheme; onChange: (isChosen: boolean) => void };

/** A checkbox: unchecked, the theme is left out of the next answer. */
function Chip({ theme: { slug, name, isChosen }, onChange }: ChipProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-3 text-sm text-muted has-checked:border-accent has-checked:text-text md:min-h-9">
      <input
        type="checkbox"
        form={FORM_ID}
        name={PLAN_FIELDS.theme}
        value={slug}
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-4 accent-gold"
      />
      {name}
    </label>
  );
}

function findChoice(choices: readonly PlanChoice[], text: string): PlanChoice | undefined {
  const wanted = text.trim().toLowerCase();
  return choices.find(({ slug, name }) => slug === wanted || name.toLowerCase() === wanted);
}
