import type { Audience } from '@deckwright/contract/schemas';
import { fetchPart } from '@deckwright/islands';
import type { ConsentStore } from '../consent/consent-store.ts';
import type { AdProvider, SlotElement } from './ad-provider.ts';
import { adUser, onAdUser, shouldShowAds, toAdIdentity } from './ad-user.ts';
import { adsShown } from './ads-shown.ts';

const BOTTOM_ID = 'ad-bottom';

/** Call for each route before it is painted; false if ads are not allowed. */
export type Ads = { setUp: (isOpen: boolean) => void };

/** The ads of successive pages. */
export function createAds(settings: NonNullable<Audience['ads']>, consent: ConsentStore): Ads {
  let provider: AdProvider | null = null;
  let loading = false;
  let shown = false;
  let open = true;
  let reported = '';

  const findSlots = (): SlotElement[] => {
    const bottom = document.getElementById(BOTTOM_ID) ?? addBottom();
    const slots = document.documentElement.dataset.ads === 'all' ? document.querySelectorAll('.ad-slot') : [];
    return [bottom, ...slots].flatMap((element) =>
      element instanceof HTMLElement && element.childElementCount === 0
        ? [
            {
              kind: element.id === BOTTOM_ID ? ('bottom' as const) : ('page' as const),
              element: fill(element),
            },
          ]
        : [],
    );
  };

  const takeDown = (): void => {
    document.getElementById(BOTTOM_ID)?.remove();
    for (const slot of document.querySelectorAll('.ad-slot')) slot.replaceChildren();
    if (shown) provider?.clear();
    shown = false;
  };

  const fillSlots = (): void => {
    if (!provider || !wanted()) return;
    const email = toAdIdentity(adUser(), consent.allowed().identity);
    if (email !== null && email !== reported) provider.identify(email);
    reported = email ?? reported;
    const empty = findSlots();
    if (empty.length > 0) provider.show(empty);
    shown = true;
  };

  const wanted = (): boolean =>
    open && consent.allowed().ads && shouldShowAds(adUser(), new URLSearchParams(location.search));

  const load = async (): Promise<void> => {
    loading = true;
    try {
      provider = await loadProvider(settings);
      fillSlots();
    } catch {
      delete document.documentElement.dataset.ads;
      console.warn('The ads could not be loaded.');
    }
    loading = false;
  };

  /** `room`: the page is about to be painted or the visitor has just agreed, so slots on the page may open. */
  const show = (room: boolean): void => {
    const { dataset } = document.documentElement;
    if (room) dataset.ads = 'all';
    else dataset.ads ??= 'bottom';
    adsShown.write(true);
    if (provider) fillSlots();
    else if (!loading) void load();
  };

  /** `room`: as above, slots on the page may close. Waits while the user is unknown. */
  const hide = (room: boolean): void => {
    takeDown();
    if (consent.allowed().ads && adUser() === 'unknown') return;
    adsShown.write(false);
    if (room) delete document.documentElement.dataset.ads;
    if (!consent.allowed().ads && provider?.foreign) location.reload();
  };

  const update = (room: boolean): void => {
    if (open) (wanted() ? show : hide)(room);
  };

  onAdUser(() => update(false));
  consent.subscribe(update);
  new MutationObserver(() => {
    if (shown && document.querySelector('.ad-slot:empty')) fillSlots();
  }).observe(document.body, { childList: true, subtree: true });

  let room = false;
  return {
    setUp: (isOpen) => {
      takeDown();
      open = isOpen;
      if (!open) delete document.documentElement.dataset.ads;
      update(room);
      room = true;
    },
  };
}

function addBottom(): HTMLElement {
  const bottom = document.createElement('div');
  bottom.id = BOTTOM_ID;
  bottom.className = 'ad-bottom';
  document.body.append(bottom);
  return bottom;
}

/** The labeled box within a slot, in which the provider renders. */
function fill(slot: HTMLElement): HTMLElement {
  const box = document.createElement('aside');
  box.ariaLabel = 'Advertisement';
  box.className = 'ad-frame';
  slot.append(box);
  return box;
}

/**
 * Loads the configured provider.
 * @throws Event if its script cannot be loaded.
 */
async function loadProvider({ script, site }: NonNullable<Audience['ads']>): Promise<AdProvider> {
  if (script === null)
    return (await fetchPart(() => import('./development-provider.ts'))).developmentProvider();
  return (await fetchPart(() => import('./script-provider.ts'))).scriptProvider(script, site);
}
