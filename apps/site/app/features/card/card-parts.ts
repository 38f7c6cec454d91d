export { CardPanels } from './card-panels.tsx';
export { TileRow } from './tile-row.tsx';
