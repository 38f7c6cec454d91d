import type { PreconDetails, PreconResource, PreconUpgradeResource } from '@deckwright/contract/schemas';
import { getShownPrice, listColors } from '@deckwright/domain';
import { budgetUpgrades, type SwapCard } from '../advice/index.ts';
import { type KnownPrecon, listPrice, type PreconCard, preconBySlug, preconGroups } from '../list/index.ts';
import { cardReference, nearestWords, UnknownNameError } from '../lookup/index.ts';
import { listLines, preconFaces, priceAfter, pricedLine } from '../precon/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';

/** All precons by set, newest first, and within a set by name. */
export function listedPrecons(snapshot: LoadedSnapshot): KnownPrecon[] {
  return preconGroups(snapshot).flatMap(({ precons }) => precons);
}

/** The precon with this slug. @throws UnknownNameError with the nearest names */
export function preconOfId(snapshot: LoadedSnapshot, id: string): KnownPrecon {
  const found = preconBySlug(snapshot, id);
  if (found) return found.known;
  const pages = snapshot.precons.map(({ name, slug }) => ({ label: name, url: `/precon/${slug}` }));
  throw new UnknownNameError(
    `No precon has the id "${id.slice(0, 100)}".`,
    nearestWords(pages, id, 'precon'),
  );
}

/** A precon without its list. */
export function preconResource(
  snapshot: LoadedSnapshot,
  { precon, commanders, identity }: KnownPrecon,
): PreconResource {
  return {
    object: 'precon',
    id: precon.slug,
    name: precon.name,
    page: `/precon/${precon.slug}`,
    set: precon.setCode,
    type: precon.type,
    released: precon.released,
    commanders: commanders.map((line) => named(snapshot, line)),
    color_identity: listColors(identity),
  };
}

/** A precon with its list. */
export function preconDetails(snapshot: LoadedSnapshot, known: KnownPrecon): PreconDetails {
  const toLines = (lines: readonly PreconCard[], isCommander: boolean) =>
    lines.map((line) => ({
      ...named(snapshot, line),
      quantity: line.quantity,
      is_commander: isCommander,
    }));
  return {
    ...preconResource(snapshot, known),
    cards: [...toLines(known.commanders, true), ...toLines(known.lines, false)],
  };
}

/** The swaps of its page for a budget (USD), for the commander that the page shows first. */
export async function preconUpgradeResource(
  context: ViewContext,
  known: KnownPrecon,
  budget: number,
): Promise<PreconUpgradeResource> {
  const { snapshot } = context;
  const { slug } = known.precon;
  const printed = [...known.commanders, ...known.lines];
  const [face] = preconFaces(context, known);
  const [upgrade] = face ? await budgetUpgrades(context, listLines(printed, face.cards), [budget]) : [];
  const { swaps, cost, left } = upgrade ?? { swaps: [], cost: 0, left: budget };
  return {
    object: 'precon_upgrade',
    id: slug,
    page: `/precon/${slug}#upgrades`,
    commanders: face?.cards.flatMap((card) => cardReference(snapshot, card) ?? []) ?? [],
    budget,
    cost,
    left,
    price_before: listPrice(printed.map((line) => pricedLine(context, line))).price,
    price_after: priceAfter(context, printed, { swaps }).price,
    swaps: swaps.flatMap((swap) => {
      const [cut, add] = [upgradeCard(snapshot, swap.cut), upgradeCard(snapshot, swap.add)];
      return cut && add ? [{ cut, add }] : [];
    }),
  };
}

function upgradeCard(
  snapshot: LoadedSnapshot,
  { card, reason }: SwapCard,
): PreconUpgradeResource['swaps'][number]['add'] | null {
  const reference = cardReference(snapshot, card);
  if (!reference) return null;
  const price = getShownPrice(snapshot.cards[card]?.prices ?? {});
  return { ...reference, price: price?.price ?? null, price_finish: price?.finish ?? null, reason };
}

function named({ cards }: LoadedSnapshot, { card, name }: PreconCard): { id: string | null; name: string } {
  const known = cards[card ?? -1];
  return known ? { id: known.key, name: known.name } : { id: null, name };
}
