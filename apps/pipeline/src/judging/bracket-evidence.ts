import {
  type Combo,
  computeMeanManaValue,
  estimateBracket,
  type TwoCardCombo,
  twoCardMinBracket,
} from '@deckwright/domain';
import type { BuildCatalog, JudgeCard } from './catalogue.ts';

type JudgeCombo = Pick<Combo, 'cards' | 'requires' | 'produces' | 'bracketTag'>;

type Partner = { other: number; combo: TwoCardCombo; needsCommander: readonly number[] };

/** Estimates brackets of decks given as catalog positions. */
export class BracketEstimator {
  readonly #cards: readonly JudgeCard[];
  /** For each card, the two-card combos in which it has the lower position. */
  readonly #combos = new Map<number, Partner[]>();

  constructor(catalog: BuildCatalog, combos: readonly JudgeCombo[]) {
    this.#cards = catalog.cards;
    const byKey = new Map(catalog.cards.map((card, position) => [card.key, position]));
    for (const combo of combos) this.#add(combo, byKey, catalog);
  }

  /** The estimated bracket of the deck, 2…5. */
  estimate(commanders: readonly number[], cards: Iterable<number>): number {
    const included = new Set([...commanders, ...cards]);
    const evidence = {
      gameChangers: [] as string[],
      massLandDenial: [] as string[],
      extraTurns: [] as string[],
      twoCardCombos: [] as TwoCardCombo[],
      meanManaValue: computeMeanManaValue([...included].flatMap((position) => this.#cards[position] ?? [])),
    };
    for (const position of included) {
      const card = this.#cards[position];
      if (!card) continue;
      if (card.gameChanger) evidence.gameChangers.push(card.name);
      if (card.roles.includes('mass-land-denial')) evidence.massLandDenial.push(card.name);
      if (card.roles.includes('extra-turn')) evidence.extraTurns.push(card.name);
      for (const { other, combo, needsCommander } of this.#combos.get(position) ?? []) {
        if (!included.has(other)) continue;
        if (needsCommander.every((needed) => commanders.includes(needed))) evidence.twoCardCombos.push(combo);
      }
    }
    return estimateBracket(evidence).bracket;
  }

  #add(combo: JudgeCombo, byKey: ReadonlyMap<string, number>, catalog: BuildCatalog): void {
    const positions = combo.cards.map(
      ({ oracleId, name }) => (oracleId === null ? undefined : byKey.get(oracleId)) ?? catalog.names(name),
    );
    const [first = null, second = null] = positions;
    if (first === null || second === null || first === second) return;
    const manaValues = [first, second].map((position) => this.#cards[position]?.manaValue ?? 0);
    const minBracket = twoCardMinBracket(combo, manaValues);
    if (minBracket === null) return;
    const needsCommander = combo.cards.flatMap(({ mustBeCommander }, index) => {
      const position = positions[index] ?? null;
      return mustBeCommander && position !== null ? [position] : [];
    });
    const partner = {
      other: Math.max(first, second),
      combo: { cards: combo.cards.map(({ name }) => name), minBracket },
      needsCommander,
    };
    const lower = Math.min(first, second);
    this.#combos.set(lower, [...(this.#combos.get(lower) ?? []), partner]);
  }
}
