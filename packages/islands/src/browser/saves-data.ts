/** Whether the visitor has data saving on, or the connection is very slow. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType } = connection as { saveData?: boolean; effectiveType?: string };
  return saveData === true || (effectiveType ?? '').includes('2g');
}
