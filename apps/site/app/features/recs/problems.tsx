import { unknownFact, unknownLines } from '@deckwright/contract';
import type { InsightProblem, UnknownName } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Button } from '@deckwright/ui';
import { describeNewer } from '../../shared/deck-list/problem-text.ts';
import { copyText } from '../../shared/feedback/copy-text.ts';
import { isNearFull } from './cut-rule.ts';
import { FORM_ID } from './deck-form.tsx';
import { looksLikeName } from './looks-like-name.ts';
import { MustGo } from './must-go.tsx';
import { useNewList } from './new-list/use-new-list.ts';
import type { RecsResult } from './recs-result.ts';
import { printReplacements } from './replace-name.ts';
import type { DeckBox } from './use-deck-box.ts';

type Props = { result: RecsResult; box: DeckBox };

/** Number of lines shown; the others are folded. */
const FIRST_LINES = 10;
/** Shown with the cards that must be cut, each once. */
const SHOWN_AT_CARDS: readonly InsightProblem['kind'][] = ['identity', 'banned', 'commander'];
/** Without legal commanders no card is known to be outside their colors, and no cards are shown. */
const SHOWN_ABOVE: readonly InsightProblem['kind'][] = ['identity', 'commander'];

/** All problems of the list in one place at the top: names, cards that must be cut, size and copies. */
export function Problems({ result, box }: Props) {
  const { answer, insight, advice, unreadable } = result;
  const unknown = answer?.unknown ?? [];
  const cardDate = answer?.cardDate ?? null;
  const faults = insight?.faults ?? [];
  const others = (answer?.errors ?? []).filter((each) => !faults.some(({ text }) => text === each));
  const error = result.error ?? toError(others, unknown, cardDate);
  const mustGo = advice?.mustGo ?? [];
  const list = useNewList(result, box);
  const isComplete = list !== null && list.added + list.cut > 0 && list.size === DECK_SIZE;
  const shown = advice ? SHOWN_AT_CARDS : SHOWN_ABOVE;
  // That a list still has room is no problem, and its head counts the cards.
  const hidesSize = isComplete || (insight !== null && !isNearFull(insight));
  const problems = faults.filter(({ kind }) => !shown.includes(kind) && !(hidesSize && kind === 'size'));
  const missing = unknown.filter(isNotInData);
  const named = unknown.filter((name) => !isNotInData(name));
  const newer = missing.length > 0 ? <Newer missing={missing} cardDate={cardDate} /> : null;
  if (!error && named.length + unreadable.length + mustGo.length + problems.length === 0) return newer;
  return (
    <>
      <section
        aria-labelledby="problems"
        className="flex flex-col gap-2.5 rounded-lg border border-bad bg-bad-surface px-4 py-3 text-sm"
      >
        {/* Cards that must go say so themselves. */}
        <h2 id="problems" className={mustGo.length > 0 ? 'sr-only' : 'font-display text-lg font-semibold'}>
          Problems
        </h2>
        {error ? (
          <p role="alert" className="text-bad">
            {error}
          </p>
        ) : null}
        <NotRead unknown={named} unreadable={unreadable} />
        {mustGo.length > 0 ? <MustGo cards={mustGo} list={list} box={box} /> : null}
        {problems.map(({ kind, text }) => (
          <p key={kind}>{text}</p>
        ))}
      </section>
      {newer}
    </>
  );
}

/** Cards of a complete deck, including commanders. */
const DECK_SIZE = 100;

/** A name like no other: of a card that came out after our data, if it is one; what is written like none is a fault. */
export function isNotInData({ kind, nearest, name }: UnknownName): boolean {
  return kind !== 'excluded' && nearest === null && looksLikeName(name);
}

type NewerProps = { missing: readonly UnknownName[]; cardDate: string | null };

/** What our data cannot know is no fault of the list. */
function Newer({ missing, cardDate }: NewerProps) {
  return (
    <details className="rounded-lg border border-line bg-surface px-4 text-sm text-muted">
      <summary className="min-h-11 cursor-pointer py-3">{describeNewer(missing.length, cardDate)}</summary>
      <ul className="flex flex-col gap-1.5 pb-3">
        {missing.map(({ of, name }) => (
          <li key={`${of} ${name}`} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {missing.length > FIRST_LINES ? <CopyNames names={missing.map(({ name }) => name)} /> : null}
    </details>
  );
}

/** The first of these errors that is not about names, which have their own lines. */
function toError(
  errors: readonly string[],
  unknown: readonly UnknownName[],
  cardDate: string | null,
): string | null {
  const lines = (['commander', 'card'] as const).flatMap((of) =>
    unknownLines(
      unknown.filter((each) => each.of === of),
      cardDate,
    ),
  );
  return errors.find((error) => !lines.includes(error)) ?? null;
}

type NotReadProps = {
  unknown: readonly UnknownName[];
  /** Lines that could not be read, each with its reason. */
  unreadable: readonly string[];
};

/** What was not recognized; it stays in the list as entered, with a button for the closest match. */
function NotRead({ unknown, unreadable }: NotReadProps) {
  const misspelled = unknown.filter(({ nearest }) => nearest !== null);
  const excluded = unknown.filter((each) => !misspelled.includes(each));
  const lines = [
    ...misspelled.map((name) => <MisspelledLine key={`${name.of} ${name.name}`} unknown={name} />),
    ...excluded.map((name) => (
      <li key={`${name.of} ${name.name}`} className="min-w-0 wrap-anywhere">
        {name.kind === 'missing' ? `“${name.name}” is no card we know.` : unknownFact(name)}
      </li>
    )),
    ...unreadable.map((line) => <li key={line}>{line}</li>),
  ];
  if (lines.length === 0) return null;
  const rest = lines.slice(FIRST_LINES);
  return (
    <>
      {misspelled.length > 1 ? <FixAll misspelled={misspelled} /> : null}
      <ul className="flex flex-col gap-1.5">{lines.slice(0, FIRST_LINES)}</ul>
      {rest.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold md:min-h-8">
            {`${formatExact(rest.length)} more ${rest.length === 1 ? 'line was' : 'lines were'} left out`}
          </summary>
          <ul className="flex flex-col gap-1.5">{rest}</ul>
        </details>
      ) : null}
      {unknown.length > FIRST_LINES ? <CopyNames names={unknown.map(({ name }) => name)} /> : null}
    </>
  );
}

/** For a list too long to read here: the names, one a line, to correct or look up elsewhere. */
function CopyNames({ names }: { names: readonly string[] }) {
  const done = `Copied ${formatExact(names.length)} names.`;
  return (
    <Button
      look="quiet"
      className="self-start noscript:hidden"
      onClick={() => void copyText(names.join('\n'), done)}
    >
      Copy names
    </Button>
  );
}

function findReplacements(misspelled: readonly UnknownName[]): string {
  return printReplacements(
    misspelled.flatMap(({ name, nearest }) => (nearest ? [{ from: name, to: nearest.label }] : [])),
  );
}

/** Replaces every misspelled name by its nearest in one answer. */
function FixAll({ misspelled }: { misspelled: readonly UnknownName[] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>{`${formatExact(misspelled.length)} names look misspelled and were left out.`}</p>
      <Button type="submit" form={FORM_ID} name="replace" value={findReplacements(misspelled)}>
        {`Fix all ${formatExact(misspelled.length)}`}
      </Button>
    </div>
  );
}

function MisspelledLine({ unknown }: { unknown: UnknownName }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">{`“${unknown.name}” is no card we know: it does not count, and stays in your list as written.`}</span>
      <Button
        type="submit"
        look="quiet"
        form={FORM_ID}
        name="replace"
        value={findReplacements([unknown])}
        className="px-3 md:min-h-9"
      >
        {`Use ${unknown.nearest?.label}`}
      </Button>
    </li>
  );
}
