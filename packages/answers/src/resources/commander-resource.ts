import type { CommanderDetails, CommanderResource } from '@deckwright/api-client/schemas';
import { type ColorIdentity, colorsOf, NO_FILTERS } from '@deckwright/domain';
import { present, type ViewContext } from '../card/card-view-json.ts';
import { commanderPage } from '../commander/commander-page.ts';
import { intervalOf, rounded } from '../page/words.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import type { ResolvedCommander } from '../snapshot/name-resolver.ts';
import { cardReference } from './card-ids.ts';
import { commanderReference, commanderReferenceOf } from './commander-ids.ts';

/** Commanders with decks, as positions in the table of commanders: most decks first, then by slug. */
export function rankedCommanders(
  { cards, commanders }: LoadedSnapshot,
  identity: ColorIdentity | null,
): number[] {
  const identityOf = (commander: number): number =>
    commanders.cardsOf(commander).reduce((all, card) => all | (cards[card]?.colorIdentity ?? 0), 0);
  return [...commanders.keys.keys()]
    .filter((commander) => identity === null || identityOf(commander) === identity)
    .sort((a, b) => commanders.decksOf(b) - commanders.decksOf(a) || a - b);
}

/** A commander or pair, with its counts over all decks; zeros and no rank without a deck. */
export function commanderResource(
  { snapshot }: ViewContext,
  { cards: members, key }: Pick<ResolvedCommander, 'cards' | 'key'>,
): CommanderResource {
  const { cards, commanders } = snapshot;
  const commander = commanders.indexOf(key);
  const numDecks = commander === null ? 0 : commanders.decksOf(commander);
  const potentialDecks = commander === null ? 0 : commanders.potentialOf(commander);
  const identity = members.reduce((all, index) => all | (cards[index]?.colorIdentity ?? 0), 0);
  return {
    object: 'commander',
    ...commanderReference(snapshot, members),
    page: `/commanders/${key}`,
    cards: present(members.map((index) => cardReference(snapshot, index))),
    color_identity: colorsOf(identity),
    num_decks: numDecks,
    potential_decks: potentialDecks,
    inclusion_rate: potentialDecks > 0 ? rounded(numDecks / potentialDecks) : 0,
    ...intervalOf(numDecks, potentialDecks),
    rank: commander === null ? null : commanders.rankOf(commander),
  };
}

/** A commander or pair with what all its decks are like, by the numbers of its page. */
export async function commanderDetails(
  context: ViewContext,
  commander: ResolvedCommander,
): Promise<CommanderDetails> {
  const page = await commanderPage(context, commander, NO_FILTERS, []);
  return {
    ...commanderResource(context, commander),
    averages: page.averages,
    mana_curve: page.mana_curve,
    bracket_counts: page.bracket_counts,
    bracket_counts_estimated: page.bracket_counts_estimated,
    avg_price: page.avg_price,
    priced_decks: page.priced_decks,
    avg_salt: page.avg_salt,
    themes: page.themes.map(({ slug, name, num_decks }) => ({ id: slug, name, num_decks })),
    similar: page.similar.map(({ slug, similarity = 0 }) => ({
      ...commanderReferenceOf(context.snapshot, slug),
      similarity,
    })),
  };
}
