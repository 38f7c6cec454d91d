/** Whether a line is written as names of cards are: an upper-case letter or a digit first, and no signs that none has. */
export function looksLikeName(name: string): boolean {
  return /^["“”'’+_&]?[\p{Lu}\d]/u.test(name) && !/[<>%={}[\]|\\^~*@$;]/.test(name);
}
