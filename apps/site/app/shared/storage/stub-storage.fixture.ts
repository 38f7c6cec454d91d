import { vi } from 'vitest';

type State = 'open' | 'full' | 'denied';

/**
 * Replaces the browser's storages until `vi.unstubAllGlobals`. `device` and `tab` are what they contain; `become` makes both
 * refuse, as if full or denied.
 */
export function stubStorage() {
  let state: State = 'open';
  const device = new Map<string, string>();
  const tab = new Map<string, string>();
  for (const [name, entries] of [
    ['localStorage', device],
    ['sessionStorage', tab],
  ] as const)
    vi.stubGlobal(name, {
      getItem(key: string) {
        refuseIf(state === 'denied');
        return entries.get(key) ?? null;
      },
      setItem(key: string, text: string) {
        refuseIf(state === 'denied');
        if (state === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        entries.set(key, text);
      },
      removeItem(key: string) {
        refuseIf(state === 'denied');
        entries.delete(key);
      },
    });
  return {
    device,
    tab,
    become(next: State): void {
      state = next;
    },
  };
}

function refuseIf(isDenied: boolean): void {
  if (isDenied) throw new DOMException('The operation is insecure.', 'SecurityError');
}
