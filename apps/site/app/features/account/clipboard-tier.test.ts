import { expect, it } from 'vitest';
import { clipboardTier } from './clipboard-tier.ts';

it.each([
  [true, null, 'rare'],
  [true, { status: 'former_patron', cents: 0 }, 'rare'],
  [false, { status: 'active_patron', cents: 500 }, 'rare'],
  [false, { status: 'active_patron', cents: 2500 }, 'rare'],
  [false, { status: 'active_patron', cents: 499 }, 'uncommon'],
  [false, { status: 'active_patron', cents: 200 }, 'uncommon'],
  [false, { status: 'active_patron', cents: 199 }, null],
  [false, { status: 'active_patron', cents: 0 }, null],
  [false, { status: 'former_patron', cents: 500 }, null],
  [false, { status: 'declined_patron', cents: 200 }, null],
  [false, null, null],
] as const)('admin: %s, patron: %j → %s', (isAdmin, patreon, tier) => {
  expect(clipboardTier({ isAdmin, patreon })).toBe(tier);
});
