export { type Bar, BarChart } from './bar-chart.tsx';
export { Button } from './button.tsx';
export { CardFace, type FaceFacts } from './card-face.tsx';
export { CardGrid } from './card-grid.tsx';
export { CardPicture } from './card-picture.tsx';
export { CardSections, SectionNavigation } from './card-sections.tsx';
export { CardTile, shownPrice } from './card-tile.tsx';
export { ChartTable } from './chart-table.tsx';
export { ChipLink } from './chip-link.tsx';
export { cn } from './cn.ts';
export { identityGradient } from './color-classes.ts';
export { CommanderTile } from './commander-tile.tsx';
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
export { HeadBand } from './head-band.tsx';
export { CrownIcon, SearchIcon, ThemeIcon } from './icons.tsx';
export { LineChart, type LinePoint } from './line-chart.tsx';
export { IdentityPips, ManaCost } from './mana-cost.tsx';
export { Notice } from './notice.tsx';
export { Panel } from './panel.tsx';
export { PriceList } from './price-list.tsx';
export { RANGE_CHOICES } from './range-choices.ts';
export { RulesText } from './rules-text.tsx';
export { ShareBar } from './share-bar.tsx';
export type { CommanderView, PictureView, TileView } from './tile-view.ts';
export { VENDOR_LABELS } from './vendors.ts';
export { ViewPicture } from './view-picture.tsx';
