import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../storage/stub-storage.fixture.ts';
import { pendingList } from './pending-list.ts';

afterEach(() => void vi.unstubAllGlobals());

it('is the text of the list, for this tab, until it is erased', () => {
  const { device, tab } = stubStorage();
  expect(pendingList.read()).toBe('');
  tab.set('deckwright-share-list', '1 Sol Ring\n');
  expect(pendingList.read()).toBe('1 Sol Ring\n');
  pendingList.write('1 Opt');
  expect([...tab]).toEqual([['deckwright-share-list', '1 Opt']]);
  pendingList.write('');
  expect(tab.size + device.size).toBe(0);
});
