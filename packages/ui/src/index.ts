export { type Bar, BarChart } from './bar-chart.tsx';
export { Button } from './button.tsx';
export { CardFace, type FaceFacts } from './card-face.tsx';
export { CardGrid } from './card-grid.tsx';
export { CardPicture } from './card-picture.tsx';
export { CardTile, shownPrice, type TileView } from './card-tile.tsx';
export { ChartTable } from './chart-table.tsx';
export { ChipLink } from './chip-link.tsx';
export { cn } from './cn.ts';
export { identityGradient } from './color-classes.ts';
export { DataLabel } from './data-label.tsx';
export { FIELD, LABEL } from './field.ts';
export {
  formatAverage,
  formatCount,
  formatExact,
  formatLift,
  formatPoints,
  formatPrice,
  formatShare,
} from './format-number.ts';
export { CrownIcon, SearchIcon, ThemeIcon } from './icons.tsx';
export { LineChart, type LinePoint } from './line-chart.tsx';
export { IdentityPips, ManaCost } from './mana-cost.tsx';
export { Notice } from './notice.tsx';
export { Panel } from './panel.tsx';
export { ShareBar } from './share-bar.tsx';
