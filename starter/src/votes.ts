import type { Card, CardRole } from '@deckwright/domain';
import { starterCards } from './cards.ts';
import { hashToNumber, toBellCurve } from './random.ts';

/** Sample salt votes on one card: how many voters gave 0, 1, 2, 3 and 4. */
export type StarterVote = { card: string; votes: readonly [number, number, number, number, number] };

const MAX_VOTES = 240;
/** Mean in hundredths without anything that annoys. */
const MILD = 55;
const ROLE_SALT: Readonly<Partial<Record<CardRole, number>>> = {
  'mass-land-denial': 190,
  'extra-turn': 130,
  sweeper: 30,
  counterspell: 25,
  tutor: 20,
};
const TAG_SALT: Readonly<Record<string, number>> = {
  stax: 100,
  infect: 70,
  theft: 50,
  poison: 50,
  discard: 30,
};
const GAME_CHANGER_SALT = 70;

/**
 * Sample votes 0–4, by the card's slug: game changers, denial, extra turns and stax annoy more than the rest. About
 * one card in five has none, as in life.
 */
export function starterVotes(): StarterVote[] {
  return starterCards()
    .filter((card) => hashToNumber(`voted on ${card.slug}`) % 5 !== 0 || card.gameChanger)
    .map((card) => ({ card: card.slug, votes: votesOn(card) }));
}

function votesOn(card: Card): StarterVote['votes'] {
  const mean = chooseMean(card);
  const voters =
    3 + (hashToNumber(`voters on ${card.slug}`) % (card.gameChanger ? MAX_VOTES : MAX_VOTES >> 2));
  const votes: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let voter = 0; voter < voters; voter++) {
    const hundredths = mean + (toBellCurve(hashToNumber(`vote ${voter} on ${card.slug}`)) >> 1);
    const score = Math.max(0, Math.min(4, Math.trunc((hundredths + 50) / 100))) as 0 | 1 | 2 | 3 | 4;
    votes[score] += 1;
  }
  return votes;
}

/** Hundredths of a vote. */
function chooseMean(card: Card): number {
  const roles = card.roles.reduce((sum, role) => sum + (ROLE_SALT[role] ?? 0), 0);
  const tags = card.tags.reduce((sum, tag) => sum + (TAG_SALT[tag] ?? 0), 0);
  const own = toBellCurve(hashToNumber(`salt of ${card.slug}`)) >> 3;
  return Math.max(0, Math.min(380, MILD + roles + tags + (card.gameChanger ? GAME_CHANGER_SALT : 0) + own));
}
