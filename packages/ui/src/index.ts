export { ArtStrip } from './art-strip.tsx';
export { BackToTop } from './back-to-top.tsx';
export { type Bar, BarChart } from './bar-chart.tsx';
export { Button } from './button.tsx';
export { DrawnFace, type FaceFacts } from './card-face.tsx';
export { CardGrid, FullRows } from './card-grid.tsx';
export { CardPicture } from './card-picture.tsx';
export { CardSections, describeSection, NOTHING_STANDS_OUT, nothingStandsOut } from './card-sections.tsx';
export { CardTile, TileButtons, TilePrice } from './card-tile.tsx';
export { ChartTable } from './chart-table.tsx';
export { ChipLink } from './chip-link.tsx';
export { CHIP_ROW } from './chip-row.ts';
export { type Choice, ChoiceMenu } from './choice-menu.tsx';
export { ClipboardButtons } from './clipboard-buttons.tsx';
export { closeFoldsOnEscape } from './close-on-escape.ts';
export { cn } from './cn.ts';
export { groundClasses } from './color-classes.ts';
export { CommanderTile } from './commander-tile.tsx';
export { DataLabel } from './data-label.tsx';
export { type Column, DataTable, type Row } from './data-table.tsx';
export { DecksLink, useDecksLink } from './decks-link.ts';
export { Dialog, Drawer, SideDrawer } from './dialog.tsx';
export {
  DEFAULT_DISPLAY,
  Display,
  type DisplaySettings,
  useDisplay,
  usePriceClass,
} from './display.ts';
export { EmptyState, ErrorState } from './empty-state.tsx';
export { FIELD, LABEL } from './field.ts';
export { Fold } from './fold.tsx';
export { HeadBand } from './head-band.tsx';
export { CloseIcon, SwapIcon, UndoIcon } from './icons/edit-icons.tsx';
export { FilterIcon, ImagesIcon, StacksIcon, TableIcon, TextIcon } from './icons/list-icons.tsx';
export {
  AlertIcon,
  ChevronIcon,
  ClipboardIcon,
  CrownIcon,
  DieIcon,
  MenuIcon,
  SearchIcon,
  SettingsIcon,
  ThemeIcon,
  UserIcon,
} from './icons.tsx';
export { lazyRows, lazyTiles } from './lazy-tiles.ts';
export { LineChart, type LinePoint } from './line-chart.tsx';
export { IdentityPips, ManaCost } from './mana-cost.tsx';
export { NamesInBrief, TileInBrief } from './names-in-brief.tsx';
export { Notice } from './notice.tsx';
export { Pager } from './pager.tsx';
export { Panel } from './panel.tsx';
export { PhoneFold, type PhoneRows, phoneFold } from './phone-fold.tsx';
export { Popover } from './popover.tsx';
export { PriceList } from './price-list.tsx';
export { RANGE_CHOICES } from './range-choices.ts';
export { RulesText } from './rules-text.tsx';
export { SectionNavigation, useSectionMarks } from './sections/section-navigation.tsx';
export { type Segment, Segmented } from './segmented.tsx';
export { SetSymbol } from './set-symbol.tsx';
export { ShareBar } from './share-bar.tsx';
export { describeInterval, markedShare, shareTitle, WideMark } from './share-text.tsx';
export {
  getPicturePriority,
  type PicturePriority,
  sharpenPictures,
} from './sharp-pictures.ts';
export { ShowAll, useGrownFocus } from './show-all.tsx';
export { shownPrice } from './shown-price.ts';
export { Skeleton, SkeletonTiles } from './skeleton.tsx';
export { Sparkline } from './sparkline.tsx';
export { Strip } from './strip.tsx';
export { TileBox } from './tile-box.tsx';
export { TileMarks } from './tile-marks.tsx';
export type { CommanderView, FaceText, MemberView, PictureView, TileView } from './tile-view.ts';
export { TOAST_DELAY_MS, Toast } from './toast.tsx';
export { ToastRegion } from './toast-region.tsx';
export { TypeBar, type TypeKey, type TypePart } from './type-bar.tsx';
export { TypeGlyph } from './type-glyph.tsx';
export { useNearness } from './use-nearness.ts';
export { VENDOR_LABELS } from './vendors.ts';
export { ViewPicture } from './view-picture.tsx';
export { whenIdle } from './when-idle.ts';
