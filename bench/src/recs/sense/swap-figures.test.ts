import { expect, it } from 'vitest';
import type { CardRole } from '../../../../packages/domain/src/index.ts';
import { printFigure } from './figure.ts';
import { SWAP_FIGURES } from './swap-figures.ts';
import { toyAnswer, toyCard } from './toy-answer.fixture.ts';

function toSwap([cutRoles, cutPrice]: Side, [addRoles, addPrice]: Side) {
  const [cut, add] = [[cutRoles, cutPrice] as const, [addRoles, addPrice] as const].map(
    ([roles, price], at) =>
      toyCard(`Card ${at}`, {
        roles: [...roles],
        prices: price === null ? {} : { cardkingdom: { price, currency: 'USD', date: '2026-01-01' } },
      }),
  );
  if (!cut || !add) throw new Error('unreachable');
  return { cut, add, label: 'Ramp', why: null };
}

type Side = readonly [roles: readonly CardRole[], price: number | null];

it('counts shared roles, and adds that cost far more', () => {
  const answers = [
    toyAnswer({
      swaps: [
        // Four times as much, and $6 more.
        toSwap([['ramp', 'draw'], 2], [['draw'], 8]),
        // Four times as much, but only $3 more.
        toSwap([['ramp'], 1], [['draw'], 4]),
        // $20 more, but exactly three times as much.
        toSwap([['ramp'], 10], [['ramp'], 30]),
        // Of an unknown price.
        toSwap([[], null], [[], 100]),
      ],
    }),
    toyAnswer(),
  ];
  expect(SWAP_FIGURES.map((figure) => printFigure(figure, answers))).toEqual([
    '2.00 (4/2)',
    '50.0% (2/4, 1 lists)',
    '25.0% (1/4, 1 lists)',
  ]);
});
