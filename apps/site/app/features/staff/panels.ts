import { fetchPart } from '@deckwright/islands';
import type { ComponentType } from 'react';
import type { StaffPanelProps } from './panel-props.ts';

type StaffPanel = {
  /** As in the page's URL. */
  id: string;
  title: string;
  /** Loads the panel when it is opened. */
  load: () => Promise<{ default: ComponentType<StaffPanelProps> }>;
};

/** The panels of the staff page in order; the first one is open initially. */
export const STAFF_PANELS: readonly StaffPanel[] = [
  { id: 'users', title: 'Users', load: () => fetchPart(() => import('./users-panel.tsx')) },
  { id: 'decks', title: 'Decks', load: () => fetchPart(() => import('./decks-panel.tsx')) },
  { id: 'reports', title: 'Reports', load: () => fetchPart(() => import('./reports-panel.tsx')) },
  { id: 'votes', title: 'Votes', load: () => fetchPart(() => import('./votes-panel.tsx')) },
  { id: 'newsletter', title: 'Newsletter', load: () => fetchPart(() => import('./newsletter-panel.tsx')) },
  { id: 'status', title: 'Status', load: () => fetchPart(() => import('./status-panel.tsx')) },
  { id: 'data', title: 'Data', load: () => fetchPart(() => import('./data-panel.tsx')) },
  { id: 'security', title: 'Security', load: () => fetchPart(() => import('./security-panel.tsx')) },
  { id: 'actions', title: 'Actions', load: () => fetchPart(() => import('./actions-panel.tsx')) },
];
