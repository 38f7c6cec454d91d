/** Pages about the site, for the footer. */
export const ABOUT = [
  { to: '/faq', label: 'FAQ' },
  { to: '/developers', label: 'For developers' },
  { to: '/about-us', label: 'About us' },
  { to: '/contact-us', label: 'Contact us' },
  { to: '/newsletter', label: 'Newsletter' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const;

export type Extra =
  | { kind: 'settings' | 'random'; label: string }
  | { kind: 'page'; label: string; to: string }
  | { kind: 'channel'; label: string; channel: 'podcast' | 'patron' };

/** The Extras menu of the drawer. */
export const EXTRAS: readonly Extra[] = [
  { kind: 'settings', label: 'Settings' },
  { kind: 'random', label: 'Random Commander' },
  { kind: 'page', label: 'Recs: improve my deck', to: '/recs' },
  { kind: 'page', label: 'FAQ', to: '/faq' },
  { kind: 'channel', label: 'Podcast', channel: 'podcast' },
  { kind: 'page', label: 'Newsletter', to: '/newsletter' },
  { kind: 'channel', label: 'Become a patron', channel: 'patron' },
  { kind: 'page', label: 'Spellify', to: '/games/spellify' },
  { kind: 'page', label: 'Contact Us', to: '/contact-us' },
];
