import { COMPETITIVE } from '../../../packages/domain/src/index.ts';
import { isInEvaluationSet, wilsonInterval } from '../accuracy.ts';
import { table } from '../report.ts';
import {
  type BracketAccuracy,
  calledBy,
  countPart,
  type Limits,
  measureBrackets,
  type Part,
  shareOfPart,
  strictest,
} from './bracket-accuracy.ts';
import type { BracketDecks, MeasuredDeck } from './load-decks.ts';

const GAME_CHANGERS = [3, 4, 5, 6, 7];
const MANA_VALUES = [2.2, 2.4, 2.6, 2.8, 3];

/** All measurements, as Markdown. */
export function reportBrackets({ labeled, casual, tournament }: BracketDecks): string {
  const all = [...labeled.decks, ...casual.decks];
  const stated = labeled.decks.flatMap(({ stated: bracket, ...deck }) =>
    bracket === null ? [] : [{ ...deck, stated: bracket }],
  );
  const accuracy = measureBrackets(stated);
  return [
    `${stated.length} of ${labeled.read} labeled casual decks count, ${casual.decks.length} of ${casual.read} other casual ones, ${tournament.decks.length} of ${tournament.read} tournament decks.`,
    lines(
      ['', 'all decks', 'first half', 'second half'],
      [
        row('labeled, exact', stated, (half) => measureBrackets(half).exact),
        row('labeled, within one', stated, (half) => measureBrackets(half).withinOne),
        row('labeled, always answering 3, exact', stated, (half) =>
          countPart(half, (deck) => deck.stated === 3),
        ),
        row('tournament decks called 5', tournament.decks, calledFive),
        row('casual decks called 5', all, calledFive),
      ],
    ),
    confusionTable(accuracy),
    limitsTable(getHalf(all, false), getHalf(tournament.decks, false)),
    chooseAgain(all, tournament.decks),
  ].join('\n\n');
}

function lines(...rows: Parameters<typeof table>): string {
  return table(...rows).join('\n');
}

function calledFive(decks: readonly MeasuredDeck[]): Part {
  return countPart(decks, ({ estimated }) => estimated === 5);
}

function row<T extends { id: string }>(
  name: string,
  decks: readonly T[],
  part: (some: readonly T[]) => Part,
) {
  return [name, ...[decks, getHalf(decks, false), getHalf(decks, true)].map((some) => shown(part(some)))];
}

function getHalf<T extends { id: string }>(decks: readonly T[], isExcluded: boolean): T[] {
  return decks.filter(({ id }) => isInEvaluationSet(id) === isExcluded);
}

function confusionTable({ confusion }: BracketAccuracy): string {
  const rows = confusion.flatMap((counts, index) =>
    counts.some((count) => count > 0) ? [[`stated ${index + 1}`, ...counts.map(String)]] : [],
  );
  return lines(['labeled', ...[1, 2, 3, 4, 5].map((bracket) => `estimated ${bracket}`)], rows);
}

/** The effect of other limits for 5. */
function limitsTable(casual: readonly MeasuredDeck[], tournament: readonly MeasuredDeck[]): string {
  const cell = (gameChangers: number, meanManaValue: number): string => {
    const called = calledBy({ gameChangers, meanManaValue }, tournament, casual);
    const cellText = `${share(called.tournament)} / ${share(called.casual)}`;
    const isChosen = gameChangers === COMPETITIVE.gameChangers && meanManaValue === COMPETITIVE.meanManaValue;
    return isChosen ? `**${cellText}**` : cellText;
  };
  return lines(
    ['first half, called 5: tournament / casual', ...MANA_VALUES.map((max) => `average mana value ≤ ${max}`)],
    GAME_CHANGERS.map((min) => [`≥ ${min} Game Changers`, ...MANA_VALUES.map((max) => cell(min, max))]),
  );
}

/** The limits that the first half alone would yield, and their effect on the second. */
function chooseAgain(casual: readonly MeasuredDeck[], tournament: readonly MeasuredDeck[]): string {
  const tried = GAME_CHANGERS.flatMap((gameChangers) =>
    MANA_VALUES.map((meanManaValue): Limits => ({ gameChangers, meanManaValue })),
  );
  const limits = strictest(tried, getHalf(tournament, false), getHalf(casual, false));
  if (limits === null) return 'No limits reach the target on the first half.';
  const called = calledBy(limits, getHalf(tournament, true), getHalf(casual, true));
  return [
    `The strictest limits that reach the target on the first half: ≥ ${limits.gameChangers} Game Changers, average mana value ≤ ${limits.meanManaValue}.`,
    `By these, of the second half: tournament decks ${shown(called.tournament)}, casual decks ${shown(called.casual)}.`,
  ].join(' ');
}

function shown(part: Part): string {
  const [low, high] = wilsonInterval(part.found, part.of);
  return `${share(part)} [${decimals(low)}, ${decimals(high)}] (${part.found} of ${part.of})`;
}

function share(part: Part): string {
  return decimals(shareOfPart(part));
}

function decimals(value: number): string {
  return value.toFixed(3);
}
