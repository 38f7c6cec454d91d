import { ProgressBar } from '@deckwright/command-line';
import { type BuildInputs, starterInputs } from '../../apps/pipeline/src/build/inputs.ts';
import { buildAndPublish, chooseOptions } from '../../apps/pipeline/src/commands/build.ts';
import { starterDecks } from '../../starter/src/index.ts';

/** One of each kind: popular, with a creature type, colorless, a pair of partners, one with a Background. */
const COMMANDERS = [
  "Atraxa, Praetors' Voice",
  'Lathril, Blade of the Elves',
  'Kozilek, the Great Distortion',
  'Tymna the Weaver + Thrasios, Triton Hero',
  'Karlach, Fury of Avernus + Raised by Giants',
];
const DECKS_EACH = 6;
const PRECONS = 2;

/** Publishes the sample with a few commanders and the cards in their decks: every kind of page, few of each. */
export async function publishSmallSample(dataDir: string): Promise<void> {
  const now = () => new Date('2025-10-01');
  const silent = { out: () => {}, err: () => {}, progress: new ProgressBar({ write: () => {} }) };
  const context = { dataDir, terminal: silent, cwd: dataDir, env: {}, now };
  await buildAndPublish(context, smallInputs(), chooseOptions({}, context), { publish: 'always' });
}

function smallInputs(): BuildInputs {
  const { cards, combos, precons, ...inputs } = starterInputs();
  const byCommander = Map.groupBy(starterDecks(), ({ commanders }) => commanders.join(' + '));
  const decks = COMMANDERS.flatMap((names) => byCommander.get(names)?.slice(0, DECKS_EACH) ?? []);
  const played = new Set(
    decks.flatMap((deck) => [...deck.commanders, ...deck.cards.map(({ name }) => name)]),
  );
  return {
    ...inputs,
    cards: cards.filter(({ name }) => played.has(name)),
    combos: combos.filter((combo) => combo.cards.every(({ name }) => played.has(name))),
    precons: precons.slice(0, PRECONS),
    decks: [{ source: 'starter', rights: 'own', size: decks.length, read: () => decks }],
  };
}
