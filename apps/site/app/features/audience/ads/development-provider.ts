import type { AdProvider, SlotElement } from './ad-provider.ts';

const WORDS = { bottom: 'Ad at the foot', page: 'Ad on the page' };

/** Labeled boxes in place of ads, to show where they are and when they are set up again. */
export function developmentProvider(): AdProvider {
  let pages = 1;
  return {
    show: (slots) => {
      for (const { kind, element } of slots) element.append(box(kind, pages));
    },
    clear: () => {
      pages += 1;
    },
    identify: (email) => {
      document.documentElement.dataset.adIdentity = email;
    },
    foreign: false,
  };
}

function box(kind: SlotElement['kind'], page: number): HTMLElement {
  const element = document.createElement('div');
  element.className = 'ad-box';
  element.textContent = `${WORDS[kind]}, page ${page} (development)`;
  return element;
}
