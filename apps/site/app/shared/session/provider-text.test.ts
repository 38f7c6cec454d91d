import { expect, it } from 'vitest';
import { providerText } from './provider-text.ts';

it('removes the provider’s name only at the beginning', () => {
  expect(providerText('Firebase: This password is wrong.')).toBe('This password is wrong.');
  expect(providerText('This password is wrong.')).toBe('This password is wrong.');
  expect(providerText('Error of Firebase: none.')).toBe('Error of Firebase: none.');
});
