import type { Card, Combo, ExcludedName, ExcludedNames, PreconDeck } from '@deckwright/domain';
import { copiesAllowed, THRESHOLDS } from '@deckwright/engine/query';
import { BracketEstimator } from './bracket-evidence.ts';
import { buildCatalog, type JudgeCard } from './catalogue.ts';
import type { JudgedDeck, LakeDeck } from './counted-deck.ts';
import { judgeDeck } from './judge-deck.ts';
import type { JudgedPart } from './judged-part.ts';
import { PreconIndex } from './precon-index.ts';

/** All that judging a deck depends on besides the deck and the code. */
export type JudgeFacts = {
  cards: readonly JudgeCard[];
  excluded: readonly ExcludedName[];
  combos: readonly Pick<Combo, 'cards' | 'requires' | 'produces' | 'bracketTag'>[];
  precons: readonly Pick<PreconDeck, 'name' | 'commanders' | 'cards'>[];
  limits: { minDifferentCards: number; maxCards: number };
};

/** Without what changes daily and no deck is judged by, such as prices: the same facts mean the same verdicts. */
export function judgeFacts(inputs: {
  cards: readonly Card[];
  excluded: ExcludedNames;
  combos: readonly Combo[];
  precons: readonly PreconDeck[];
}): JudgeFacts {
  const { deckMinDifferentCards: minDifferentCards, deckMaxCards: maxCards } = THRESHOLDS;
  return {
    limits: { minDifferentCards, maxCards },
    cards: inputs.cards.map((card) => ({
      key: card.key,
      slug: card.slug,
      name: card.name,
      aliases: card.aliases,
      primaryType: card.primaryType,
      supertypes: card.supertypes,
      manaValue: card.manaValue,
      colorIdentity: card.colorIdentity,
      gameChanger: card.gameChanger,
      lead: card.lead,
      roles: card.roles,
      ...maxCopies(card),
    })),
    // Without the date, by which no deck is judged.
    excluded: inputs.excluded.names,
    combos: inputs.combos
      .filter(({ cards }) => cards.length === 2)
      .map(({ cards, requires, produces, bracketTag }) => ({ cards, requires, produces, bracketTag })),
    precons: inputs.precons.map(({ name, commanders, cards }) => ({ name, commanders, cards })),
  };
}

/** Only where it is not one, and as JSON can say it. */
function maxCopies(card: Card): Pick<JudgeCard, 'maxCopies'> {
  const copies = copiesAllowed(card);
  if (copies === 1) return {};
  return { maxCopies: Number.isFinite(copies) ? copies : null };
}

export type Judge = (decks: Iterable<LakeDeck>) => JudgedPart;

/** Judges decks one by one; the verdicts depend on the facts and the decks alone. */
export function makeJudge({ cards, excluded, combos, precons }: JudgeFacts): Judge {
  const catalog = buildCatalog(cards, excluded);
  const index = new PreconIndex(precons, catalog);
  const estimator = new BracketEstimator(catalog, combos);
  return (decks) => {
    const unknown = new Map<string, number>();
    const onUnknown = (name: string): void => {
      unknown.set(name, (unknown.get(name) ?? 0) + 1);
    };
    const judged: JudgedDeck[] = [];
    for (const raw of decks) {
      const verdict = judgeDeck(raw, catalog, index, onUnknown);
      if (!('deck' in verdict)) judged.push(verdict);
      else {
        const { commanders, cards: list, bracket } = verdict.deck;
        const estimatedBracket = bracket === null ? estimator.estimate(commanders, list) : 0;
        judged.push({ ...verdict, deck: { ...verdict.deck, estimatedBracket } });
      }
    }
    return { decks: judged, unknown: [...unknown] };
  };
}
