import { addScript } from '../consent/add-script.ts';
import type { AdProvider } from './ad-provider.ts';

/** What a provider's script is told, in order (docs/design/mail-ads-and-consent.md). */
type AdCall =
  | ['show', { site: string; places: { id: string; kind: string }[] }]
  | ['clear']
  | ['identify', { email: string }];

type Calls = { push: (call: AdCall) => unknown };

/** Talks to a provider's script through the array `window.adCalls`, whose `push` the script replaces with its own. */
export async function scriptProvider(address: string, site: string): Promise<AdProvider> {
  const room = window as { adCalls?: Calls };
  const waiting: AdCall[] = [];
  room.adCalls ??= waiting;
  const say = (call: AdCall): void => void room.adCalls?.push(call);
  await addScript(address);
  let slots = 0;
  return {
    show: (shown) =>
      say([
        'show',
        {
          site,
          places: shown.map(({ kind, element }) => {
            slots += 1;
            element.id ||= `ad-${slots}`;
            return { id: element.id, kind };
          }),
        },
      ]),
    clear: () => say(['clear']),
    identify: (email) => say(['identify', { email }]),
    foreign: true,
  };
}
