import type { DeckChanges } from '@deckwright/answers';
import type { RecommendedCard, RecsAnswer } from '@deckwright/contract/schemas';
import { formatDay, formatExact } from '@deckwright/domain';
import { useHydrated } from '@deckwright/islands';
import { ChevronIcon, cn, DecksLink } from '@deckwright/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { describeBudget } from './budget-text.ts';
import { compareRole, describeFewDecks, shortNames } from './compare-role.ts';
import { CUTS_FROM, listCuts } from './cut-rule.ts';
import { FORM_ID } from './deck-form.tsx';
import { createDecksLink } from './decks-link.ts';
import { RecActions } from './rec-actions.tsx';
import { RecRow } from './rec-row.tsx';
import { NearCombos, PresentCombos } from './recs-combos.tsx';
import type { RecsResult } from './recs-result.ts';
import { Swaps } from './swaps.tsx';
import type { DeckBox, DeckBoxAct } from './use-deck-box.ts';

type Props = { answer: RecsAnswer; result: RecsResult; box: DeckBox };

/** What to change: swaps, cards to add by role, cuts and combos. */
export function RecsAnswerView({ answer, result, box }: Props) {
  const { advice, insight, share } = result;
  const { commanders, inRecs, combos, sample } = answer;
  const linkToDecks = useMemo(() => createDecksLink(commanders), [commanders]);
  if (commanders.length === 0) return null;
  const budget = describeBudget(answer, result);
  const mustGo = advice?.mustGo ?? [];
  const { hasRoom, cuts, swaps } = listCuts(answer, result);
  const cards = new Map([...inRecs, ...cuts].map((card) => [card.slug, card]));
  const near = advice?.near ?? [];
  const played = advice?.played ?? {};
  return (
    <DecksLink value={linkToDecks}>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted">
          For{' '}
          {commanders.map((card, index) => (
            <span key={card.url}>
              {index > 0 ? ' and ' : ''}
              <Link to={`/commanders/${card.slug}`} className="link font-semibold text-text">
                {card.name}
              </Link>
            </span>
          ))}
          {describeBasis(answer)}{' '}
          {answer.basis === 'cards' ? '' : describeFewDecks(advice?.decks ?? 0, shortNames(commanders))}{' '}
          {budget ? ` ${budget}` : ''}
          {share ? ` ${describeShare(share, advice?.hasDecksLikeIt ?? false)}` : ''}
        </p>
      </div>
      {inRecs.length === 0 && answer.numDecks > 0 ? <p>{describeNothing(share)}</p> : null}
      {advice ? <Swaps swaps={swaps} advice={advice} cards={cards} box={box} /> : null}
      {inRecs.length > 0 ? (
        <section aria-labelledby="add" className="flex flex-col gap-5">
          <PartHeading id="add" title="Cards to add" />
          <div className="flex flex-col gap-2 md:gap-5">
            {getGroups(result, inRecs).map((group, index) => (
              <AddGroup
                key={group.key}
                group={group}
                open={index < OPEN && group.first > 0 && !group.isFull}
                {...{ sample, played, box }}
              />
            ))}
          </div>
        </section>
      ) : null}
      {cuts.length > 0 ? (
        <section aria-labelledby="cut" className="flex flex-col gap-2">
          <PartHeading id="cut" title="Cards to cut" />
          <Rows act="cut" cards={cuts} first={FIRST_CUTS} label="cards to cut" {...{ sample, played, box }} />
          {hasRoom ? <p className="text-sm text-muted">{`Other cuts, and swaps, ${ROOM_LEFT}`}</p> : null}
        </section>
      ) : null}
      {cuts.length === 0 && result.deckSize > commanders.length ? (
        <NoCuts hasRoom={hasRoom} areOthersNamed={mustGo.length + result.form.keep.length > 0} />
      ) : null}
      <NeverCutList names={result.form.keep} />
      <NearCombos cards={near} total={insight?.combos.nearCount ?? 0} sample={sample} box={box} />
      <PresentCombos combos={combos.present} />
    </DecksLink>
  );
}

/** What the cards to add rest on, after the commanders' names. */
function describeBasis({ basis, numDecks: decks, sample, asOf }: RecsAnswer): string {
  if (basis === 'cards') return ', from the cards and from precons, not from decks: there are no decks yet.';
  const from = `, compared with the ${formatExact(decks)} ${sample ? 'sample decks' : 'decks'} of any commander that stay within its colors${asOf ? ` as of ${formatDay(asOf)}` : ''}.`;
  return basis === 'near-decks'
    ? from
    : `${from} Few of those are like yours, so these cards come from what is played together in all decks and precons, and from the cards themselves.`;
}

function describeShare({ ranked, owned }: NonNullable<RecsResult['share']>, hasDecksLikeIt: boolean): string {
  const what = hasDecksLikeIt ? 'that decks like yours play and yours doesn’t' : 'that could be added';
  return ranked === 1
    ? `There is one card ${what}; you ${owned === 1 ? 'own it' : 'don’t own it'}.`
    : `Of the ${formatExact(ranked)} cards ${what}, you own ${formatExact(owned)}.`;
}

function describeNothing(share: RecsResult['share']): string {
  return share
    ? 'No card you own can be recommended here. Uncheck “Only cards I own” to see the others.'
    : 'No card to add within these limits. Raise the budget or the bracket.';
}

const ROOM_LEFT = `appear once your list has ${CUTS_FROM} cards, counting the lands it still needs.`;

function NoCuts({ hasRoom, areOthersNamed }: { hasRoom: boolean; areOthersNamed: boolean }) {
  if (hasRoom) return <p>{`Cuts and swaps ${ROOM_LEFT}`}</p>;
  return (
    <p>
      {`No ${areOthersNamed ? 'other ' : ''}card of your list is a clear cut.`}
      <span className="noscript:hidden"> You can cut any in your new list.</span>
    </p>
  );
}

/** Cards of each group shown at first where none of those that the advice shows first is left. */
const FIRST_OF_GROUP = 3;
/** Number of groups that a phone shows unfolded; wider screens show all. */
const OPEN = 3;
const FIRST_CUTS = 10;

type ShownGroup = {
  key: string;
  label: string;
  note: string;
  /** Whether the list has as many of these cards as the decks it is compared with, or more. */
  isFull: boolean;
  cards: RecommendedCard[];
  /** Number of cards shown at first; 0 for a group that only shows how many it has. */
  first: number;
};

/**
 * The groups of the advice, those of which the list has enough after the others, and last those of which no card is among the first to
 * read; with only the cards of the answer, because a collection may exclude some.
 */
function getGroups({ advice, answer }: RecsResult, cards: readonly RecommendedCard[]): ShownGroup[] {
  const named = shortNames(answer?.commanders ?? []);
  const left = new Map(cards.map((card) => [card.slug, card]));
  const groups = (advice?.groups ?? []).map(({ key, label, yours, usual, cards: slugs, first: ofFirst }) => {
    const first = slugs.slice(0, ofFirst).filter((slug) => left.has(slug)).length;
    const listed = slugs.flatMap((slug) => left.get(slug) ?? []);
    for (const { slug } of listed) left.delete(slug);
    const compared = usual === null ? null : compareRole({ yours, usual, decks: advice?.decks ?? 0 }, named);
    return {
      key,
      label,
      note: compared?.note ?? '',
      isFull: compared?.isFull ?? false,
      cards: listed,
      first,
    };
  });
  const others = {
    key: 'others',
    label: 'Others',
    note: '',
    isFull: false,
    cards: [...left.values()],
    first: 0,
  };
  const all = [...groups, others].filter(({ cards: listed }) => listed.length > 0);
  const isAnyFirst = all.some(({ first }) => first > 0);
  const shown = isAnyFirst ? all : all.map((group) => ({ ...group, first: FIRST_OF_GROUP }));
  const getPosition = ({ first, isFull }: ShownGroup) => (first === 0 ? 2 : Number(isFull));
  const sorted = shown.toSorted((a, b) => getPosition(a) - getPosition(b));
  return sorted.map((group, index) => (index === 0 ? { ...group, label: withoutOther(group.label) } : group));
}

/** "Other creatures" needs others before it: the first group is called "Creatures". */
function withoutOther(label: string): string {
  return label.replace(/^Other (.)/, (_, first: string) => first.toUpperCase());
}

type AddGroupProps = Pick<RowsProps, 'sample' | 'played' | 'box'> & { group: ShownGroup; open: boolean };

/** The cards of one role to add. */
function AddGroup({ group, open, ...rows }: AddGroupProps) {
  const { key, label, note, isFull, cards } = group;
  // Who unfolds a group on a phone wants to see cards of it.
  const [isUnfolded, setUnfolded] = useState(false);
  const first = group.first === 0 && isUnfolded ? FIRST_OF_GROUP : group.first;
  return (
    <Group
      id={`add-${key}`}
      {...{ label, note, isFull, open }}
      count={cards.length}
      onUnfold={() => setUnfolded(true)}
    >
      <Rows act="add" {...{ cards, first, label, ...rows }} />
    </Group>
  );
}

type GroupProps = {
  id: string;
  label: string;
  note: string;
  isFull: boolean;
  count: number;
  open: boolean;
  onUnfold: () => void;
  children: ReactNode;
};

/** The cards of one role. A phone folds all but the first groups; the checkbox works without JavaScript. */
function Group({ id, label, note, isFull, count, open, onUnfold, children }: GroupProps) {
  const box = useId();
  return (
    <section aria-labelledby={id} className="relative flex flex-col gap-1">
      <input
        id={box}
        type="checkbox"
        defaultChecked={open}
        onChange={onUnfold}
        className="peer sr-only md:hidden"
      />
      <div className="relative flex flex-wrap items-baseline gap-x-3 max-md:min-h-11 max-md:content-center max-md:border-t max-md:border-line peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-checked:[&_svg]:rotate-180">
        <h3 id={id} className="font-display text-lg font-semibold">
          {label}
        </h3>
        {note ? (
          <p className={cn('text-sm tabular-nums', isFull ? 'text-muted' : 'text-accent')}>{note}</p>
        ) : null}
        <label
          htmlFor={box}
          className="ml-auto inline-flex cursor-pointer items-center gap-1 text-sm text-muted tabular-nums after:absolute after:inset-0 md:hidden"
        >
          <span className="sr-only">Show {label} cards, </span>
          {count}
          <ChevronIcon className="size-4" />
        </label>
      </div>
      <div className="max-md:peer-not-checked:hidden">{children}</div>
    </section>
  );
}

function PartHeading({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={id} className="border-b border-line pb-2 font-display text-2xl font-semibold">
      {title}
    </h2>
  );
}

type RowsProps = {
  act: DeckBoxAct;
  cards: RecommendedCard[];
  /** Number of cards shown at first. */
  first: number;
  /** What the cards are, for the button that shows all. */
  label: string;
  sample: boolean;
  played: DeckChanges['played'];
  box: DeckBox;
};

function Rows({ act, cards, first, label, sample, played, box }: RowsProps) {
  const [all, setAll] = useState(false);
  // Without JavaScript no button can show the rest, so the document contains all of it.
  const isScripted = useHydrated();
  const shown = all || !isScripted ? cards : cards.slice(0, first);
  return (
    <>
      <ol className="@container flex flex-col">
        {shown.map((card, index) => (
          <li
            key={card.url}
            className={cn(
              'rec-line grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-0 md:flex md:items-center md:gap-4',
              index >= first && !all && 'scripted:hidden',
            )}
          >
            <RecRow
              card={card}
              heading={act === 'add' ? 'h4' : 'h3'}
              sample={sample}
              played={played[card.slug]}
              wide={act === 'add'}
            >
              <div
                className={cn(
                  'flex shrink-0 max-md:col-start-3 max-md:row-start-1 max-md:flex-col-reverse md:items-center md:gap-4',
                  act === 'cut' && 'max-md:row-span-2',
                )}
              >
                {act === 'cut' ? <KeepButton name={card.name} box={box} /> : null}
                <RecActions act={act} name={card.name} url={card.url} box={box} />
              </div>
            </RecRow>
          </li>
        ))}
      </ol>
      {cards.length > first && !all ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="link min-h-11 w-fit text-sm md:min-h-8 noscript:hidden"
        >
          {first === 0
            ? `Show ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`
            : `Show all ${cards.length}`}
          <span className="sr-only">{`, ${label}`}</span>
        </button>
      ) : null}
    </>
  );
}

/** The cards never to cut, each with a button that asks again without keeping it. */
function NeverCutList({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <ul aria-label="Never cut" className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
      {names.map((name) => (
        <li key={name} className="flex items-center">
          {`Kept: ${name}`}
          <button
            type="submit"
            form={FORM_ID}
            name="unkeep"
            value={name}
            className="link min-h-11 px-2 md:min-h-9"
          >
            Undo<span className="sr-only">{` keeping ${name}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks again with this card among those never to cut; one that was just cut only comes back. */
function KeepButton({ name, box }: { name: string; box: DeckBox }) {
  return (
    <button
      type="submit"
      form={FORM_ID}
      onClick={(event) => {
        if (!box.isDone('cut', name)) return;
        event.preventDefault();
        box.press('cut', name);
      }}
      name="keep"
      value={name}
      className="link min-h-11 shrink-0 px-2 text-sm md:min-h-9"
    >
      Keep<span className="sr-only">{` ${name}`}</span>
    </button>
  );
}
