import { expect, it, vi } from 'vitest';
import { withUrl } from './with-url.ts';

it('leaves out entries without a URL, each with a warning', () => {
  const warn = vi.fn();
  const [opt, lost] = [
    { name: 'Opt', url: '/cards/opt' },
    { name: 'Lost "One"', url: '' },
  ];
  expect(withUrl([lost, opt, { name: 'Never', url: undefined as unknown as string }], warn)).toEqual([opt]);
  expect(warn.mock.calls).toEqual([['Card url missing: "Lost \\"One\\""'], ['Card url missing: "Never"']]);
});
