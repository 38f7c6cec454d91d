import type { ComponentType } from 'react';
import type { StaffPanelProps } from './panel-props.ts';

type StaffPanel = {
  /** As the page's address names it. */
  id: string;
  title: string;
  /** Fetched when the panel is opened. */
  load: () => Promise<{ default: ComponentType<StaffPanelProps> }>;
};

/** The panels of the staff page in their order; the first one is open at first. */
export const STAFF_PANELS: readonly StaffPanel[] = [
  { id: 'users', title: 'Users', load: () => import('./users-panel.tsx') },
  { id: 'decks', title: 'Decks', load: () => import('./decks-panel.tsx') },
  { id: 'reports', title: 'Reports', load: () => import('./reports-panel.tsx') },
  { id: 'votes', title: 'Votes', load: () => import('./votes-panel.tsx') },
  { id: 'newsletter', title: 'Newsletter', load: () => import('./newsletter-panel.tsx') },
  { id: 'data', title: 'Data', load: () => import('./data-panel.tsx') },
  { id: 'actions', title: 'Actions', load: () => import('./actions-panel.tsx') },
];
