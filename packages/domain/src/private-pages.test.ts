import { expect, it } from 'vitest';
import { isPrivatePage } from './private-pages.ts';

it('pages with passwords, personal data or tokens are private, and no others', () => {
  const own = [
    ...['/signin', '/signup', '/confirm-password', '/account', '/account/staff', '/Account', '/signin/'],
    ...['/newsletter/confirm', '/newsletter/unsubscribe', '/newsletter/confirm/', '/NEWSLETTER/unsubscribe'],
    ...['/newsletter/confirm.data', '/account.data'],
  ];
  expect(own.filter((path) => !isPrivatePage(path))).toEqual([]);
  const open = ['/', '/newsletter', '/newsletter/confirmed', '/accounts', '/cards/account', '/x/signin'];
  expect(open.filter(isPrivatePage)).toEqual([]);
});
