export { AverageDeckPanel, CommanderPanels } from './commander-panels.tsx';
export { RelatedCommanders } from './related-commanders.tsx';
