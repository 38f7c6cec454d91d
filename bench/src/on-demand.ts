/** Why a part, or one of its rows, cannot be measured on this machine; says what is missing. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
}

/**
 * Loads a module that needs a package which only `npm run bench` installs.
 * @param name of the package
 * @throws NotPossible if it is not installed
 */
export async function loadOnDemand<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isMissing =
      error instanceof Error &&
      'code' in error &&
      error.code === 'ERR_MODULE_NOT_FOUND' &&
      error.message.includes(`'${name}'`);
    if (isMissing) throw new NotPossible(`the package ${name} is not installed; "npm run bench" does that`);
    throw error;
  }
}
