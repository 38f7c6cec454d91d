import type { ListPrice, PreconUpgrade } from '@deckwright/contract';
import { getShownPrice } from '@deckwright/domain';
import { type BudgetUpgrade, budgetUpgrades, type SwapCard } from '../advice/index.ts';
import { cardUrl } from '../card/index.ts';
import { type DeckLines, listPrice, type PreconCard, type PricedLine } from '../list/index.ts';
import type { ViewContext } from '../snapshot/index.ts';

/** USD. */
const BUDGETS = [25, 50, 100] as const;

/** Upgrades of a printed list with the cards of `face` as commanders, for each of the budgets. */
export async function preconUpgrades(
  context: ViewContext,
  printed: readonly PreconCard[],
  face: readonly number[],
): Promise<PreconUpgrade[]> {
  const upgrades = await budgetUpgrades(context, listLines(printed, face), BUDGETS);
  return upgrades.map((upgrade) => upgradeJson(context, printed, upgrade));
}

/** The recognized cards of a printed list, with the cards of `face` as commanders. */
export function listLines(printed: readonly PreconCard[], face: readonly number[]): DeckLines {
  return {
    commanders: face.map((card) => ({ card, quantity: 1 })),
    cards: printed.flatMap(({ card, quantity }) => (card === null ? [] : [{ card, quantity }])),
    companion: null,
  };
}

/** A printed line with its card, for its price. */
export function pricedLine({ snapshot }: ViewContext, { card, quantity }: PreconCard): PricedLine {
  return { card: snapshot.cards[card ?? -1] ?? null, quantity };
}

/** The price of the printed list after the swaps of an upgrade. */
export function priceAfter(
  context: ViewContext,
  printed: readonly PreconCard[],
  { swaps }: Pick<BudgetUpgrade, 'swaps'>,
): ListPrice {
  const cut = new Set(swaps.map((swap) => swap.cut.card));
  const remaining = printed.map((line) =>
    line.card !== null && cut.has(line.card) ? { ...line, quantity: line.quantity - 1 } : line,
  );
  const added = swaps.map(({ add: { card } }) => ({ name: '', card, quantity: 1 }));
  return listPrice([...remaining, ...added].map((line) => pricedLine(context, line)));
}

function upgradeJson(
  context: ViewContext,
  printed: readonly PreconCard[],
  upgrade: BudgetUpgrade,
): PreconUpgrade {
  const toCard = ({ card, reason }: SwapCard) => {
    const facts = context.snapshot.cards[card];
    return facts
      ? { name: facts.name, url: cardUrl(facts), price: getShownPrice(facts.prices), reason }
      : null;
  };
  return {
    budget: upgrade.budget,
    swaps: upgrade.swaps.flatMap((swap) => {
      const [cut, add] = [toCard(swap.cut), toCard(swap.add)];
      return cut && add ? [{ cut, add }] : [];
    }),
    cost: upgrade.cost,
    left: upgrade.left,
    after: priceAfter(context, printed, upgrade),
  };
}
