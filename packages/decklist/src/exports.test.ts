import { describe, expect, it } from 'vitest';
import { parseDeckText } from './parse.ts';

/** Layouts as deck sites and clients write them, filled by hand: what comes of each is always the same small deck. */
const LAYOUTS: readonly [site: string, text: string][] = [
  [
    'Moxfield, text',
    `1 Atraxa, Praetors' Voice (2X2) 190 *F* #!Commander
1 Sol Ring (C21) 263
12 Forest (ZNR) 278 #basics
1 Fire // Ice (DMR) 215 *E*

SIDEBOARD:
1 Opt (DOM) 60`,
  ],
  [
    'Archidekt, with categories',
    `1x Atraxa, Praetors' Voice (2x2) 190 *F* [Commander{top}]
1x Sol Ring (c21) 263 [Ramp] ^Have,#37d67a^
12x Forest (znr) 278 [Land]
1x Fire // Ice (dmr) 215 [Removal,Draw]
1x Opt (dom) 60 [Sideboard]`,
  ],
  [
    'Archidekt, below its categories',
    `Commander (1)
1x Atraxa, Praetors' Voice

Ramp (1)
1x Sol Ring

Land (12)
12x Forest

Removal (1)
1x Fire // Ice

Sideboard (1)
1x Opt`,
  ],
  [
    'TappedOut, text',
    `1x Atraxa, Praetors' Voice (2X2:190) *F* *CMDR*
1x Sol Ring *F-ETCH*
12x Forest (ZNR)
1x Fire // Ice

Sideboard:
1x Opt (DOM:60)`,
  ],
  [
    'TappedOut, CSV',
    `Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language,Commander
main,1,"Atraxa, Praetors' Voice",2X2,,,,NM,EN,True
main,1,Sol Ring,C21,,,,NM,EN,
main,12,Forest,ZNR,,,,NM,EN,
main,1,Fire // Ice,DMR,foil,,,NM,EN,
side,1,Opt,DOM,,,,NM,EN,`,
  ],
  [
    'Magic Arena',
    `About
Name Counters

Commander
1 Atraxa, Praetors' Voice (2X2) 190

Deck
1 Sol Ring (C21) 263
12 Forest (ZNR) 278
1 Fire // Ice (DMR) 215

Sideboard
1 Opt (DOM) 60`,
  ],
  [
    'Magic Arena, in Spanish',
    `Comandante
1 Atraxa, Praetors' Voice (2X2) 190

Mazo
1 Sol Ring (C21) 263
12 Forest (ZNR) 278
1 Fire // Ice (DMR) 215

Banquillo
1 Opt (DOM) 60`,
  ],
  [
    'Deckstats',
    `//Commander
1 [2X2#190] Atraxa, Praetors' Voice # !Commander

//Main
1 [C21#263] Sol Ring
12 [ZNR#278] Forest # the plain ones
1 Fire // Ice

//Sideboard
SB: 1 [DOM#60] Opt`,
  ],
  [
    'Deckstats, CSV',
    `amount,card_name,is_foil,set_code,collector_number,section,is_commander
1,"Atraxa, Praetors' Voice",0,2X2,190,Main,1
1,Sol Ring,0,C21,263,Main,0
12,Forest,0,ZNR,278,Main,0
1,Fire // Ice,0,DMR,215,Main,0
1,Opt,0,DOM,60,Sideboard,0`,
  ],
  [
    'ManaBox, text',
    `// COMMANDER
1 Atraxa, Praetors' Voice (2X2) 190

// DECK
1 Sol Ring (C21) 263
12 Forest (ZNR) 278 *F*
1 Fire // Ice (DMR) 215

// SIDEBOARD
1 Opt (DOM) 60`,
  ],
  [
    'MTGGoldfish',
    `Commander
1 Atraxa, Praetors' Voice <190> [2X2] (F)

Deck
1 Sol Ring <263> [C21]
12 Forest <278> [ZNR]
1 Fire // Ice <215> [DMR]

Sideboard
1 Opt <60> [DOM]`,
  ],
  [
    'XMage',
    `NAME:Counters
Commander: 1 [2X2:190] Atraxa, Praetors' Voice
1 [C21:263] Sol Ring
12 [ZNR:278] Forest
1 [DMR:215] Fire // Ice
SB: 1 [DOM:60] Opt
LAYOUT MAIN:(1,1)(NONE,false,50)|([C21:263])`,
  ],
  [
    'Forge',
    `[metadata]
Name=Counters
[Commander]
1 Atraxa, Praetors' Voice|2X2|1
[Main]
1 Sol Ring|C21|1
12 Forest|ZNR|2
1 Fire // Ice|DMR
[Sideboard]
1 Opt|DOM|1`,
  ],
  [
    'a Markdown table',
    `# Counters

| Qty | Card | Board | Price |
|----:|:-----|-------|------:|
| 1 | **Atraxa, Praetors' Voice** | Commander | $9 |
| 1x | [Sol Ring](https://cards.example/sol-ring) | Deck | $1 |
| 12 | Forest | Deck | |
| 1 | Fire // Ice | Deck | $2 |

## Sideboard

| Qty | Card |
|-----|------|
| 1 | Opt |`,
  ],
  [
    'a Markdown list',
    `### Commander
- 1 [Atraxa, Praetors' Voice](https://cards.example/atraxa)

### Ramp
- 1x [Sol Ring](https://cards.example/sol-ring)
- Forest x12
* 1 Fire // Ice

### Sideboard
- 1 Opt`,
  ],
  [
    'a shop’s list with prices',
    `Commander: Atraxa, Praetors' Voice
1 Sol Ring $1.50
12 Forest - $0,10
1 Fire // Ice €2

Sideboard
1 Opt (DOM) 60 - US$0.25`,
  ],
];

describe('lists as sites export them', () => {
  it.each(LAYOUTS)('reads %s', (_site, text) => {
    expect(parseDeckText(text)).toEqual({
      commanders: ["Atraxa, Praetors' Voice"],
      companion: null,
      cards: [
        { name: 'Sol Ring', quantity: 1 },
        { name: 'Forest', quantity: 12 },
        { name: 'Fire // Ice', quantity: 1 },
      ],
      sideboard: [{ name: 'Opt', quantity: 1 }],
      maybeboard: [],
      tokens: [],
      other: [],
      problems: [],
    });
  });

  it.each([
    [
      'MTGO, text, the commander besides',
      `1 Sol Ring
12 Forest

Sideboard
1 Atraxa, Praetors' Voice`,
    ],
    [
      'MTGO, .dek, in one line',
      `<?xml version="1.0"?><Deck><NetDeckID>0</NetDeckID><Cards CatID="1" Quantity="1" Sideboard="false" Name="Sol Ring" Annotation="0" /><Cards CatID="2" Quantity="12" Sideboard="false" Name="Forest" /><Cards CatID="3" Quantity="1" Sideboard="true" Name="Atraxa, Praetors&apos; Voice" /></Deck>`,
    ],
    [
      'Cockatrice',
      `<?xml version="1.0"?>
<cockatrice_deck version="1">
  <deckname>Counters</deckname>
  <zone name="main">
    <card number="1" name="Sol Ring"/>
    <card number="12" name="Forest"/>
  </zone>
  <zone name="side">
    <card number="1" name="Atraxa, Praetors&apos; Voice"/>
  </zone>
</cockatrice_deck>`,
    ],
  ])('reads %s', (_site, text) => {
    expect(parseDeckText(text)).toMatchObject({
      commanders: [],
      cards: [
        { name: 'Sol Ring', quantity: 1 },
        { name: 'Forest', quantity: 12 },
      ],
      sideboard: [{ name: "Atraxa, Praetors' Voice", quantity: 1 }],
      problems: [],
    });
  });

  it.each([
    [
      'Moxfield',
      '"Count","Tradelist Count","Name","Edition","Foil","Tags"\n"2","0","Forest","znr","","a, b"',
    ],
    [
      'ManaBox',
      'Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID\nForest,ZNR,Zendikar Rising,278,normal,common,2,1',
    ],
    [
      'MTGGoldfish',
      'Card,Set ID,Set Name,Quantity,Foil,Variation\nForest,ZNR,"Zendikar Rising",2,REGULAR,""',
    ],
    [
      'Archidekt',
      'Quantity,Name,Finish,Condition,Date Added,Language,Edition Name\n2,Forest,Normal,NM,2024-01-01,EN,Zendikar Rising',
    ],
    ['a table program', 'sep=;\nCount;Card Name\n2;Forest'],
  ])('reads the table of %s', (_site, text) => {
    expect(parseDeckText(text)).toMatchObject({ cards: [{ name: 'Forest', quantity: 2 }], problems: [] });
  });

  it('excludes a category that is marked as not part of the deck', () => {
    const { cards, maybeboard } = parseDeckText(
      '1x Sol Ring [Ramp]\n1x Opt (dom) 60 [Next time{noDeck}{noPrice}]',
    );
    expect(cards.map(({ name }) => name)).toEqual(['Sol Ring']);
    expect(maybeboard.map(({ name }) => name)).toEqual(['Opt']);
  });

  it('keeps the pipes of a table without names, each as a skipped line or a name to look up', () => {
    const parsed = parseDeckText('| a | b |\n|---|---|\n| Sol Ring | 1 |');
    expect(parsed.cards.length + parsed.problems.length).toBe(3);
  });
});
