import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../../shared/storage/stub-storage.fixture.ts';
import { adsShown } from './ads-shown.ts';

afterEach(() => void vi.unstubAllGlobals());

it('is stored as 1, and erased', () => {
  const { device } = stubStorage();
  expect(adsShown.read()).toBe(false);
  device.set('deckwright-ads', '1');
  expect(adsShown.read()).toBe(true);
  adsShown.write(false);
  expect([...device]).toEqual([]);
  adsShown.write(true);
  expect([...device]).toEqual([['deckwright-ads', '1']]);
});
