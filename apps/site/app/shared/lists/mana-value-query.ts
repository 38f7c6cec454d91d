import { CURVE_LAST_MANA_VALUE } from '@deckwright/domain';

/** A query of cards, with a bar of a mana curve in place of another; no bar counts lands, which are at 0 as cards. */
export function withManaValue(q: string, bar: number): string {
  const others = q.replace(/(?:^| )mv(?:>=|=)\d+(?: -t:land)?$/, '');
  const term = bar === 0 ? 'mv=0 -t:land' : bar === CURVE_LAST_MANA_VALUE ? `mv>=${bar}` : `mv=${bar}`;
  // A condition behind alternatives would belong to the last one alone.
  const whole = / or /i.test(others.replace(/\([^()]*\)/g, '')) ? `(${others})` : others;
  return others === '' ? term : `${whole} ${term}`;
}
