import { AppError } from '@deckwright/domain';
import { expect, it, vi } from 'vitest';
import { errorMessage } from './error-message.ts';

const fileError = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

it.each([
  [new AppError('not-found', 'There is no such deck.'), 'There is no such deck.'],
  [fileError('ENOSPC', '/data/x'), 'The disk is full (/data/x). Free some space and run the command again.'],
  [fileError('ENOSPC'), 'The disk is full. Free some space and run the command again.'],
  [
    fileError('EACCES', '/data/x'),
    '/data/x cannot be written or read (EACCES). Check its permissions, or run the command as the user of the site.',
  ],
  [
    fileError('EROFS', '/data/x'),
    '/data/x cannot be written (EROFS): the disk is read-only. Choose another folder.',
  ],
  [new Error('odd'), 'Something unforeseen went wrong: odd. Run it again with DEBUG=1 to see where.'],
])('says what to do about %s', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});

it('has no secrets of the settings, also where it becomes a report', () => {
  vi.stubEnv('TOPDECK_KEY', 'key-of-topdeck');
  expect(errorMessage(new AppError('internal', 'key-of-topdeck is refused'))).toBe('[secret] is refused');
  vi.unstubAllEnvs();
});
