import { AppError } from '@deckwright/domain';

/** Errors for the disk, the user's quota, and the maximum size of a file. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The message an operator sees for an error. */
export function messageOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && NO_ROOM.has(code))
    return `The disk is full${path ? ` (${path})` : ''}. Free some space and run the command again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${path ?? 'A file'} cannot be written or read (${code}). Check its permissions.`;
  }
  return `Something unforeseen went wrong: ${message}. Run it again with DEBUG=1 to see where.`;
}
