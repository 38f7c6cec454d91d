import { openPrices } from '@deckwright/domain';
import type { ReactNode } from 'react';
import * as ui from '../index.ts';
import { DialogSample, DrawerSample, SideDrawerSample } from './overlay-samples.tsx';
import { COMMANDER, PAIR, TILE } from './sample-views.ts';

const COSTS = '{W}{U}{B}{R}{G}{C}{X}{S}{0}{7}{12}{20}{W/U}{U/W}{B/R}{2/G}{U/P}{R/G/P}{T}{Q}{E}{∞}';
const LISTS = [
  { kind: 'sample-top', title: 'Top Cards', cards: [TILE] },
  { kind: 'sample-lands', title: 'Lands', cards: [{ ...TILE, url: '/cards/b' }] },
];
const SEGMENTS = [
  { key: 'all', to: '?', label: 'All decks', current: true },
  { key: 'year', to: '?range=year', label: 'Past year', current: false, note: '41' },
];
const MONTHS = [9, 4, 6, 2, 3].map((rank, index) => ({
  label: `2026-0${index + 1}`,
  month: index,
  height: -rank,
  cells: [`#${rank}`],
}));

/** One sample of every component, by its name. */
export const SAMPLES: Readonly<Record<string, ReactNode>> = {
  AlertIcon: <ui.AlertIcon className="size-6" />,
  // It begins on the second screen; the sample shows the end of that way.
  ArtStrip: (
    <ui.ArtStrip colors={TILE.colorIdentity} className="h-13 w-18">
      <ui.ViewPicture view={TILE} sizes="5.5rem" alt="" art />
    </ui.ArtStrip>
  ),
  BackToTop: (
    <div className="relative mt-[-150dvh] h-[calc(150dvh+4rem)]">
      <ui.BackToTop />
    </div>
  ),
  BarChart: (
    <ui.BarChart
      title="Average deck by mana value"
      columns={['Mana value', 'Cards per deck']}
      bars={[1.3, 11.3, 17.3, 16.2, 6.9, 5.7, 2.1, 1.6].map((value, index) => ({
        label: index === 7 ? '7+' : `${index}`,
        value,
        text: value.toFixed(1),
      }))}
    />
  ),
  Button: (
    <div className="flex flex-wrap gap-3">
      <ui.Button>Improve my deck</ui.Button>
      <ui.Button look="quiet">Average deck</ui.Button>
      <ui.Button disabled>Looking at decks…</ui.Button>
    </div>
  ),
  DrawnFace: (
    <div className="grid max-w-md grid-cols-2 gap-3">
      <ui.DrawnFace
        facts={{
          name: 'Propaganda',
          primaryType: 'Enchantment',
          colors: ['U'],
          manaCost: '{2}{U}',
          typeLine: 'Enchantment',
          text: 'Attacking you costs two more for each creature.',
        }}
      />
      <ui.DrawnFace
        facts={{
          name: 'Teferi, Temporal Archmage',
          primaryType: 'Planeswalker',
          colors: ['U'],
          manaCost: '{4}{U}{U}',
          typeLine: 'Legendary Planeswalker — Teferi',
          text: '+1: Look at the top two cards of your library. Put one of them into your hand and the other on the bottom.\n−1: Untap up to four target permanents.\nThis long text is cut where the label ends, whatever else it may say about the game.',
          corner: '5',
        }}
      />
      <ui.DrawnFace facts={{ name: 'Sol Ring', primaryType: 'Artifact', colors: [], manaCost: '{1}' }} />
      <ui.DrawnFace facts={{ name: 'Tymna the Weaver', primaryType: null, colors: ['W', 'B'] }} />
    </div>
  ),
  CardGrid: (
    <ui.CardGrid>
      <li>
        <ui.CardTile view={TILE} sample={false} />
      </li>
    </ui.CardGrid>
  ),
  CardPicture: (
    <div className="w-40">
      <ui.CardPicture
        facts={{ name: 'Sol Ring', primaryType: 'Artifact', colors: [] }}
        small={null}
        normal={null}
        sizes="10rem"
        alt="Sol Ring"
      />
    </div>
  ),
  CardSections: <ui.CardSections lists={LISTS} sample={false} level={3} />,
  CardTile: (
    <div className="w-44">
      <ui.CardTile view={TILE} sample measure="lift" />
    </div>
  ),
  ChartTable: <ui.ChartTable columns={['Month', 'Rank']} rows={[['2026-01', '#9']]} />,
  ClipboardIcon: <ui.ClipboardIcon className="size-6" />,
  ChevronIcon: <ui.ChevronIcon className="size-6" />,
  ChipLink: (
    <div className="flex gap-2">
      <ui.ChipLink to="?" current>
        All themes
      </ui.ChipLink>
      <ui.ChipLink to="?theme=infect" current={false}>
        Infect <span className="text-muted">7.7K</span>
      </ui.ChipLink>
    </div>
  ),
  ChoiceMenu: (
    <ui.ChoiceMenu
      label="Sort"
      choices={[
        { key: 'default', label: 'Default', to: '?', current: true },
        { key: 'name', label: 'Name', to: '?sort=name', current: false, note: '12' },
      ]}
    />
  ),
  CloseIcon: <ui.CloseIcon className="size-6" />,
  ClipboardButtons: (
    <div className="flex flex-wrap items-center gap-4">
      <ui.ClipboardButtons name="Hardened Scales" urls={['/cards/hardened-scales']} commanderButton={false} />
      <ui.ClipboardButtons name="Krenko, Mob Boss" urls={['/cards/krenko-mob-boss']} commanderButton words />
    </div>
  ),
  TileButtons: <ui.TileButtons view={PAIR} />,
  TileBox: (
    <div className="max-w-46">
      <ui.TileBox view={PAIR} sizes="11rem">
        <p className="tile-line">Below the name</p>
      </ui.TileBox>
    </div>
  ),
  TilePrice: <ui.TilePrice view={TILE} sample={false} />,
  CommanderTile: (
    <div className="grid max-w-96 grid-cols-2 gap-3">
      <ui.CommanderTile view={COMMANDER} />
      <ui.CommanderTile view={PAIR} />
    </div>
  ),
  CrownIcon: <ui.CrownIcon className="size-6 text-accent" />,
  DataLabel: (
    <ui.DataLabel
      head={{
        corpus: '400 sample decks',
        asOf: '2026-11-01',
        window: { range: 'year', label: 'past year' },
        sample: true,
      }}
    />
  ),
  DataTable: (
    <ui.DataTable
      caption="Commanders by decks"
      columns={[
        { key: 'name', label: 'Commander' },
        { key: 'decks', label: 'Decks', numeric: true },
      ]}
      rows={[
        { key: 'a', cells: ['Krenko, Mob Boss', '12,345'] },
        { key: 'b', cells: ['Meren of Clan Nel Toth', '9,876'] },
      ]}
    />
  ),
  Dialog: <DialogSample />,
  Drawer: <DrawerSample />,
  EmptyState: (
    <ui.EmptyState title="No decks match these filters">
      <p>Drop a filter, or choose a longer range.</p>
    </ui.EmptyState>
  ),
  ErrorState: (
    <ui.ErrorState title="The prices did not load">
      <p>The server did not answer. Try again in a minute.</p>
      <ui.Button look="quiet">Try again</ui.Button>
    </ui.ErrorState>
  ),
  DieIcon: <ui.DieIcon className="size-6" />,
  FilterIcon: <ui.FilterIcon className="size-6" />,
  FullRows: (
    <ui.FullRows count={9}>
      {Array.from({ length: 9 }, (_, index) => (
        <li key={index.toString()}>
          <ui.CardTile view={{ ...TILE, url: `/cards/${index}` }} sample={false} />
        </li>
      ))}
    </ui.FullRows>
  ),
  PhoneFold: (
    <ui.PhoneFold count={9} first={4} name="cards" of="Cards">
      {(folds) => (
        <ul className={folds}>
          {Array.from({ length: 9 }, (_, index) => (
            <li key={index.toString()}>{`Card ${index + 1}`}</li>
          ))}
        </ul>
      )}
    </ui.PhoneFold>
  ),
  Fold: (
    <ui.Fold label="Show the list">
      <p className="text-sm">1 Sol Ring</p>
    </ui.Fold>
  ),
  HeadBand: (
    <div className="grid overflow-clip">
      <ui.HeadBand colors={['W', 'U', 'B', 'R', 'G']} />
      <p className="col-start-1 row-start-1 py-16 font-display text-2xl font-semibold">Five colors</p>
    </div>
  ),
  ImagesIcon: <ui.ImagesIcon className="size-6" />,
  IdentityPips: <ui.IdentityPips colors={['W', 'U', 'B', 'R', 'G']} className="text-xl" />,
  LineChart: (
    <ui.LineChart title="Rank by month" columns={['Month', 'Rank']} edges={['#2', '#9']} points={MONTHS} />
  ),
  ManaCost: <ui.ManaCost cost={COSTS} className="text-2xl" />,
  NamesInBrief: (
    <ui.NamesInBrief
      entries={[
        { url: '/cards/sol-ring', name: 'Sol Ring', note: '97%' },
        { url: '/cards/opt', name: 'Opt', note: null },
      ]}
    />
  ),
  TileInBrief: (
    <ui.CardGrid>
      <ui.TileInBrief view={{ url: '/cards/sol-ring', name: 'Sol Ring' }} />
    </ui.CardGrid>
  ),
  Notice: (
    <div className="grid gap-3">
      <ui.Notice>
        <p>Two lines were left out.</p>
      </ui.Notice>
      <ui.Notice tone="bad">
        <p>That is no deck list.</p>
      </ui.Notice>
    </div>
  ),
  Pager: <ui.Pager label="White cards" page={5} pages={20} to={(page) => `?page=${page.toString()}`} />,
  Panel: (
    <ui.Panel title="Prices">
      <p>Each vendor’s cheapest printing.</p>
    </ui.Panel>
  ),
  MenuIcon: <ui.MenuIcon className="size-6" />,
  Popover: (
    <ui.Popover label="Prices" button="All prices">
      <p className="text-sm">Card Kingdom $15.68</p>
    </ui.Popover>
  ),
  PriceList: <ui.PriceList prices={openPrices(TILE.prices)} sample />,
  RulesText: <ui.RulesText text={'Flying\n{T}: Add {G} or {W/U}. Draw a card.'} />,
  SearchIcon: <ui.SearchIcon className="size-6" />,
  SectionNavigation: (
    <div className="w-screen">
      <ui.SectionNavigation lists={LISTS} />
    </div>
  ),
  Segmented: <ui.Segmented label="Sample range" segments={SEGMENTS} />,
  SetSymbol: (
    <div className="flex gap-3">
      <ui.SetSymbol code="mh2" icon={null} />
      <ui.SetSymbol code="cmm" icon={null} large />
    </div>
  ),
  ShareBar: <ui.ShareBar share={0.65} />,
  ShowAll: (
    <ui.ShowAll
      to="/tags/ramp?show=creatures#creatures"
      list="creatures"
      title="Creatures"
      count={50}
      onShow={() => undefined}
    />
  ),
  Skeleton: <ui.Skeleton />,
  SkeletonTiles: <ui.SkeletonTiles count={4} />,
  Sparkline: <ui.Sparkline label="Rank by month, from 9 to 3" heights={[-9, -4, -6, -2, -3]} />,
  SettingsIcon: <ui.SettingsIcon className="size-6" />,
  SideDrawer: <SideDrawerSample />,
  StacksIcon: <ui.StacksIcon className="size-6" />,
  TableIcon: <ui.TableIcon className="size-6" />,
  TextIcon: <ui.TextIcon className="size-6" />,
  ThemeIcon: <ui.ThemeIcon className="size-6" />,
  SwapIcon: <ui.SwapIcon className="size-6" />,
  UndoIcon: <ui.UndoIcon className="size-6" />,
  Strip: (
    <ui.Strip label="Artifacts">
      <li>
        <ui.CardTile view={TILE} sample={false} measure="none" rank={1} />
      </li>
    </ui.Strip>
  ),
  TileMarks: (
    <p className="flex gap-2">
      <ui.TileMarks view={{ banned: true, gameChanger: true, trend: 'falling' }} />
    </p>
  ),
  Toast: (
    <ui.Toast action={{ label: 'Undo', onAction: () => undefined }}>Sol Ring is in the clipboard.</ui.Toast>
  ),
  ToastRegion: (
    <div className="h-16 contain-layout">
      <ui.ToastRegion>
        <ui.Toast>Saved.</ui.Toast>
      </ui.ToastRegion>
    </div>
  ),
  TypeBar: (
    <ui.TypeBar
      title="Cards by type"
      columns={['Type', 'Cards per deck']}
      parts={[
        { key: 'creature', label: 'Creatures', value: 22.7, text: '22.7' },
        { key: 'instant', label: 'Instants', value: 10.9, text: '10.9' },
        { key: 'land', label: 'Lands', value: 36.6, text: '36.6' },
      ]}
    />
  ),
  TypeGlyph: <ui.TypeGlyph type="Land" className="size-10" />,
  UserIcon: <ui.UserIcon className="size-6" />,
  ViewPicture: (
    <div className="w-40">
      <ui.ViewPicture view={PAIR} sizes="10rem" alt="A pair" />
    </div>
  ),
  WideMark: (
    <p>
      <ui.WideMark counts={{ numDecks: 8, potentialDecks: 12, inclusionLow: 0.39, inclusionHigh: 0.86 }} />
      67% of 12 decks
    </p>
  ),
};
