import { AppError, createSecretMask, readSecrets, withoutValues } from '@deckwright/domain';

const NO_SPACE: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EFBIG: 'The disk is full',
  EDQUOT: 'The disk quota of this user is used up',
};

/**
 * The sentence an operator sees for an error, without secrets of the settings; what nobody foresaw says how to find its
 * place.
 */
export function errorMessage(error: unknown): string {
  return createSecretMask(readSecrets(process.env))(describe(error));
}

function describe(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code, path, message } = withoutValues(error) as NodeJS.ErrnoException;
  const full = NO_SPACE[code ?? ''];
  if (full !== undefined)
    return `${full}${path ? ` (${path})` : ''}. Free some space and run the command again.`;
  if (code === 'EROFS')
    return `${path ?? 'A file'} cannot be written (EROFS): the disk is read-only. Choose another folder.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${path ?? 'A file'} cannot be written or read (${code}). Check its permissions, or run the command as the user of the site.`;
  return `Something unforeseen went wrong: ${message}. Run it again with DEBUG=1 to see where.`;
}
