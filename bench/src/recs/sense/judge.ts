import { writeFileSync } from 'node:fs';
import { CARD_TYPES, type Card } from '../../../../packages/domain/src/index.ts';
import { Random } from '../../generate/random.ts';
import type { SenseAnswer, Suggestion } from './answer.ts';
import { FIRST_CUTS } from './figure.ts';
import { SENSE_SOURCES, type SenseList } from './lists.ts';

/** Lists of each source in turn, drawn by the seed: the same for every version of the program. */
export function drawLists(lists: readonly SenseList[], count: number, seed: number): SenseList[] {
  const random = new Random(seed);
  const bySource = SENSE_SOURCES.map((source) => {
    const left = lists.filter((list) => list.source === source).sort((a, b) => (a.id < b.id ? -1 : 1));
    return () => left.splice(random.below(Math.max(1, left.length)), 1);
  });
  const drawn: SenseList[] = [];
  while (drawn.length < Math.min(count, lists.length))
    for (const draw of bySource) if (drawn.length < count) drawn.push(...draw());
  return drawn;
}

/** Writes the answers as plain text, to be judged without knowing which version of the program gave them. */
export function writeJudged(file: string, answers: readonly SenseAnswer[]): void {
  writeFileSync(file, `${answers.map(describeAnswer).join('\n\n')}\n`);
}

/** A list, and its advice in the reading order of the page. */
export function describeAnswer(answer: SenseAnswer, index: number): string {
  const { commanders, cards, list, additions, cuts, swaps, groups } = answer;
  const copies = cards.reduce((sum, { quantity }) => sum + quantity, commanders.length);
  const stated = [
    list.tags.length > 0 ? `tags: ${list.tags.join(', ')}` : '',
    list.bracket === null ? '' : `bracket ${list.bracket}`,
  ].filter(Boolean);
  return [
    `=== List ${index + 1}: ${commanders.map(({ name }) => name).join(' and ')} ===`,
    `${[`${copies} cards`, ...stated].join('; ')}`,
    ...CARD_TYPES.flatMap((type) => describeType(type, answer)),
    '',
    'TO ADD',
    ...describeAdditions(additions, groups),
    '',
    'TO CUT',
    ...describeLines(cuts.slice(0, FIRST_CUTS)),
    '',
    'SWAPS',
    ...(swaps.length === 0
      ? ['none']
      : swaps.map(({ cut, add, label, why }) => {
          const added = additions.filter(({ card }) => card === add);
          const reasons = [{ reasons: why === null ? [] : [why] }, ...added];
          return `${cut.name} -> ${add.name} (${label})${reasons.map(describeReasons).join(' /')}`;
        })),
  ].join('\n');
}

function describeType(type: Card['primaryType'], { cards }: SenseAnswer): string[] {
  const names = cards
    .filter(({ card }) => card.primaryType === type)
    .map(({ card, quantity }) => (quantity > 1 ? `${quantity} ${card.name}` : card.name));
  return names.length === 0 ? [] : [`${type} (${names.length}): ${names.join(', ')}`];
}

function describeAdditions(additions: readonly Suggestion[], groups: SenseAnswer['groups']): string[] {
  const bySlug = new Map(additions.map((addition) => [addition.card.slug, addition]));
  return groups.flatMap(({ label, yours, usual, cards, first }) => {
    const shown = cards.slice(0, first).flatMap((slug) => bySlug.get(slug) ?? []);
    const note = usual === null ? '' : ` (you run ${yours}, decks like yours ${Math.round(usual)})`;
    return shown.length === 0 ? [] : [`${label}${note}`, ...describeLines(shown)];
  });
}

function describeLines(suggestions: readonly Suggestion[]): string[] {
  return suggestions.length === 0
    ? ['none']
    : suggestions.map((each) => `  ${each.card.name}${describeReasons(each)}`);
}

function describeReasons({ reasons }: Pick<Suggestion, 'reasons'>): string {
  return reasons.length === 0 ? '' : ` — ${reasons.join('; ')}`;
}
