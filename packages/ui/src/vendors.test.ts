import { describe, expect, it } from 'vitest';
import { VENDOR_LABELS } from './vendors.ts';

describe('the vendors', () => {
  it('use their own names, and four say where they sell', () => {
    expect(VENDOR_LABELS).toEqual({
      cardkingdom: 'Card Kingdom',
      tcgplayer: 'TCGplayer',
      scg: 'Star City Games',
      manapool: 'Mana Pool',
      face2face: expect.stringMatching(/^Face to Face Games\b.*Canada/),
      cardmarket: expect.stringMatching(/^Cardmarket\b.*Europe/),
      tcgl: expect.stringMatching(/^TCGL\b.*Mexico/),
      cardhoarder: expect.stringMatching(/^Cardhoarder\b.*MTGO/),
    });
  });
});
