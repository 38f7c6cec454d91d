import { expect, it } from 'vitest';
import { printFigure } from './figure.ts';
import { planFigures, type ThemeLookup } from './plan-figures.ts';
import { toAddition, toCut, toListed, toyAnswer, toyCard, toyCreatures } from './toy-answer.fixture.ts';

const [mill, spirit, rock, cave] = [
  toyCard('Mill', { themes: ['mill'] }),
  toyCard('Spirit', { typeLine: 'Creature — Spirit' }),
  toyCard('Rock'),
  toyCard('Cave', { typeLine: 'Land', themes: ['mill'] }),
];
const LOOKUP: ThemeLookup = {
  themes: [{ slug: 'mill' }, { slug: 'spirits' }],
  ofTags: (tags) => tags.flatMap((tag) => ({ Mill: 0, Spirits: 1 })[tag] ?? []),
  ofCard: (card) => ({ themes: card.themes ? [0] : [], is: card === spirit ? [1] : [] }),
};
const ANSWER = {
  cards: toListed([mill, spirit, rock, rock, cave]),
  cuts: [rock, spirit, mill, cave].map((card) => toCut(card)),
  additions: [toAddition(mill), toAddition(rock)],
};
const print = (answer: ReturnType<typeof toyAnswer>, known: string[] = []): string[] =>
  planFigures(LOOKUP, (theme) => new Set(theme === 'mill' ? known : [])).map((figure) =>
    printFigure(figure, [answer]),
  );

it('counts cards of tagged themes and types, without lands', () => {
  const list = { id: 'toy', source: 'labeled', tags: ['Mill', 'Spirits', 'Fun'], bracket: null } as const;
  expect(print(toyAnswer({ ...ANSWER, list: { ...list, tags: [...list.tags] } }))).toEqual([
    ...['–', '–', '–'],
    // Two of three cuts, one of two additions, two of four cards.
    ...['66.7% (2/3, 1 lists)', '50.0% (1/2, 1 lists)', '50.0% (2/4, 1 lists)'],
    ...['–', '–', '–'],
  ]);
});

it('counts cards that a tagged theme is known by', () => {
  const list = { id: 'toy', source: 'labeled', tags: ['Mill'], bracket: null } as const;
  expect(print(toyAnswer({ ...ANSWER, list: { ...list, tags: [...list.tags] } }), ['rock']).slice(6)).toEqual(
    [...['33.3% (1/3, 1 lists)', '50.0% (1/2, 1 lists)', '50.0% (2/4, 1 lists)']],
  );
});

it('counts cards of the creature type of the list, tagged or not', () => {
  const elves = toyCreatures(14, 'Elf');
  const answer = toyAnswer({
    cards: toListed([...elves, rock, rock]),
    cuts: [rock, ...elves.slice(0, 1)].map((card) => toCut(card)),
    additions: [toAddition(rock)],
  });
  expect(print(answer).slice(0, 3)).toEqual([
    ...['50.0% (1/2, 1 lists)', '0.0% (0/1, 1 lists)', '87.5% (14/16, 1 lists)'],
  ]);
  expect(print(answer).slice(3)).toEqual(['–', '–', '–', '–', '–', '–']);
});
