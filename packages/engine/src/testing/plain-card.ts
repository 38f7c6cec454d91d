import type { EngineCard } from '../build/types.ts';

/** An invented card for tests: a colorless artifact of mana value 2 for $1, without roles, unless `facts` say otherwise. */
export function plainCard(slug: string, facts: Partial<EngineCard> = {}): EngineCard {
  return {
    slug,
    name: slug,
    identity: 0,
    type: 3,
    manaValue: 2,
    pips: [0, 0, 0, 0, 0],
    releaseDay: 10000,
    priceCents: 100,
    basic: false,
    banned: false,
    gameChanger: false,
    manaArtifact: false,
    utilityLand: false,
    roles: 0,
    ...facts,
  };
}
