const PATH =
  /^\/(small|normal)\/(front|back)\/([0-9a-f])\/([0-9a-f])\/([0-9a-f])([0-9a-f])[0-9a-f]{6}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/;

/** Whether a path has the form of card images: size, face, the first two characters of the id, id. */
export function isImagePath(path: string): boolean {
  const [, , , first, second, idFirst, idSecond] = PATH.exec(path) ?? [];
  return first !== undefined && first === idFirst && second === idSecond;
}
