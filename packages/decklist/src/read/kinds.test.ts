import { describe, expect, it } from 'vitest';
import { readDeckList } from './read-deck-list.ts';
import { toSummary } from './summary.fixture.ts';
import { lookUp } from './testing.fixture.ts';

type Case = readonly [text: string, read: string];

/** Each input as it is, with Windows line ends, and behind and before other lines. */
function holds(cases: readonly Case[]): void {
  it.each(cases)('%j', (text, read) => {
    const summary = (input: string) => toSummary(readDeckList(input, { cards: lookUp }));
    expect(summary(text)).toBe(read);
    expect(summary(text.replaceAll('\n', '\r\n'))).toBe(read);
    expect(summary(`\uFEFF${text}\n\n`)).toBe(read);
  });
}

describe('a name with a number in brackets or a colon behind it is that card', () => {
  holds([
    ['Brainstorm (1)', 'deck 1 Brainstorm'],
    ['Plains (278)', 'deck 1 Plains'],
    ['Counterspell:', 'deck 1 Counterspell'],
    ['Sol Ring (1)\nOpt (60)\nIsland (262)', 'deck 1 Sol Ring, 1 Opt, 1 Island'],
    ['Fire // Ice (1)\n1 Opt', 'deck 1 Fire // Ice, 1 Opt'],
    ['Lightning Bolt:\n1 Opt', 'deck 1 Lightning Bolt, 1 Opt'],
    ['Sacrifice (2)\n1 Opt\n1 Sol Ring', 'deck 1 Sacrifice, 1 Opt, 1 Sol Ring'],
    ['1 Opt\nreanimate:\n1 Sol Ring', 'deck 1 Opt, 1 reanimate, 1 Sol Ring'],
    ['Forest: 12', 'deck 12 Forest'],
    // Not names: headings, since cards follow.
    ['Ramp (10)\n1 Sol Ring', 'deck 1 Sol Ring'],
    ['My tricks:\n1 Opt', 'deck 1 Opt'],
    ['Big stuff (2)\nOpt\nBrainstorm\n\nForest', 'deck 1 Opt, 1 Brainstorm, 1 Forest'],
    // Neither a name nor followed by cards: named, not lost.
    ['1 Opt\nBrainstrom (1)', 'deck 1 Opt, 1 Brainstrom'],
    ['Brainstrom (1)\nOpt (1)', 'deck 1 Brainstrom, 1 Opt'],
    ['1 Opt\nCounterspel:', 'deck 1 Opt, 1 Counterspel'],
  ]);
});

describe('copies of a table', () => {
  const heads = [
    'Quantity',
    'Quantity ',
    'QuantityX',
    'Quantity X',
    'Qty',
    'Qty.',
    'QTY',
    'Count',
    'Copies',
    'Number',
    'No.',
    'Amount',
    'Total Qty',
    'Total Quantity',
    'Reg Qty',
    'Card Count',
    'Card_Count',
    'Main Quantity',
    '#',
    'Anzahl',
  ];
  it.each(heads)('under the head %j', (head) => {
    for (const text of [
      `Card,${head}\nPlains,12`,
      `"${head}";"Name"\n"12";"Plains"`,
      `${head}\tCard Name\n12x\tPlains`,
    ])
      expect(toSummary(readDeckList(text))).toBe('deck 12 Plains');
  });
  holds([
    ['Card,Count\nPlains,12.0', 'deck 12 Plains'],
    ['Card,Count\nPlains,x3', 'deck 3 Plains'],
    ['Card,Count\nPlains,3x\nOpt,', 'deck 3 Plains, 1 Opt'],
    ['Card;Count\nPlains;12,0', 'deck 12 Plains'],
    ['Card,Count\nPlains,-1\nOpt,1', 'deck 1 Opt; not 2: the quantity must be 1 to 999'],
    [
      'Card,Count\nPlains,many\nOpt,0',
      'not 2: the quantity must be 1 to 999, 3: the quantity must be 1 to 999',
    ],
    [
      'Card,Count\nPlains,1.5\nOpt,1000',
      'not 2: the quantity must be 1 to 999, 3: the quantity must be 1 to 999',
    ],
    ['Reg Qty,Foil Qty,Name\n2,1,Opt', 'deck 3 Opt'],
    [
      'Card,Qtty\nPlains,12\nOpt,1',
      'not 1: no column says how many copies (its columns are “Card”, “Qtty”); call one “Quantity”, 2: no column says how many copies, 3: no column says how many copies',
    ],
    [
      // A collector number beside a set is no count.
      'Name,Set,Number\nPlains,DMU,262',
      'not 1: no column says how many copies (its columns are “Name”, “Set”, “Number”); call one “Quantity”, 2: no column says how many copies',
    ],
  ]);
});

describe('HTML entities and invisible characters', () => {
  holds([
    ['1 Kingpin&#39;s Pet', "deck 1 Kingpin's Pet"],
    ['1 Kingpin&#x27;s Pet', "deck 1 Kingpin's Pet"],
    ['1 Kingpin&rsquo;s Pet', "deck 1 Kingpin's Pet"],
    ['1 Kingpin&apos;s&nbsp;Pet', "deck 1 Kingpin's Pet"],
    ['1 J&ouml;tun Grunt\n1 Lim-D&ucirc;l&#8217;s Vault', "deck 1 Jötun Grunt, 1 Lim-Dûl's Vault"],
    ['Commander\n1 Kykar, Wind&#8217;s Fury', "lead Kykar, Wind's Fury"],
    ['Quantity,Name\n1,"Kingpin&#39;s Pet"', "deck 1 Kingpin's Pet"],
    ['<Deck><Cards Quantity="1" Name="Kingpin&#x27;s Pet"/></Deck>', "deck 1 Kingpin's Pet"],
    ['{"mainboard": {"Kingpin&#39;s Pet": {"quantity": 1}}}', "deck 1 Kingpin's Pet"],
    ['1 Sol\u00ADRing\n1 O\u200Ep\u2060t', 'deck 1 SolRing, 1 Opt'],
    ['1 Sol\u2009Ring\n1\u00A0Kingpin′s Pet', "deck 1 Sol Ring, 1 Kingpin's Pet"],
  ]);
});

describe('what is outside the deck', () => {
  const cod = (zone: string) =>
    `<cockatrice_deck version="1"><zone name="main"><card number="1" name="Opt"/></zone><zone name="${zone}"><card number="2" name="Sol Ring"/></zone></cockatrice_deck>`;
  holds([
    [cod('Maybeboard'), 'deck 1 Opt; maybeboard 2 Sol Ring'],
    [cod('maybeboard'), 'deck 1 Opt; maybeboard 2 Sol Ring'],
    [cod('considering'), 'deck 1 Opt; maybeboard 2 Sol Ring'],
    [cod('side'), 'deck 1 Opt; sideboard 2 Sol Ring'],
    [cod('Sideboard'), 'deck 1 Opt; sideboard 2 Sol Ring'],
    [cod('tokens'), 'deck 1 Opt; tokens 2 Sol Ring'],
    [cod('Wishlist'), 'deck 1 Opt; maybeboard 2 Sol Ring'],
    [cod('companion'), 'companion Sol Ring; deck 1 Opt'],
    [cod('commander'), 'lead Sol Ring; deck 1 Opt'],
    [cod('command'), 'lead Sol Ring; deck 1 Opt'],
    [cod('Ramp'), 'deck 1 Opt, 2 Sol Ring'],
    ['Board,Qty,Name\nmain,1,Opt\nacquire,2,Sol Ring', 'deck 1 Opt; maybeboard 2 Sol Ring'],
    ['Board,Qty,Name\nmain,1,Opt\nwish list,2,Sol Ring', 'deck 1 Opt; maybeboard 2 Sol Ring'],
    [
      'Board,Qty,Name\nmain,1,Opt\nTo Buy,2,Sol Ring\ncut,1,Erase',
      'deck 1 Opt; maybeboard 2 Sol Ring, 1 Erase',
    ],
    ['Zone,Qty,Name\nmain,1,Opt\nstickers,1,Erase\nPlanes,1,Foil', 'deck 1 Opt; other 1 Erase, 1 Foil'],
    ['Section,Qty,Name\nattractions,1,Opt\ncontraptions,1,Foil', 'other 1 Opt, 1 Foil'],
    ['Category,Qty,Name\n"Maybeboard{noDeck}",1,Opt\nRamp,1,Sol Ring', 'deck 1 Sol Ring; maybeboard 1 Opt'],
    ['Name,Qty,Sideboard\nOpt,1,true\nErase,1,false', 'deck 1 Erase; sideboard 1 Opt'],
    [
      '[Main]\n1 Opt|DOM\n[Attractions]\n1 Erase\n[Planes]\n1 Foil\n[Schemes]',
      'deck 1 Opt; other 1 Erase, 1 Foil',
    ],
    ['Deck\n1 Opt\nAcquire\n1 Erase\n\nWishlist:\n1 Foil', 'deck 1 Opt; maybeboard 1 Erase, 1 Foil'],
  ]);
});

describe('words in brackets stay with the name', () => {
  holds([
    ["1 Erase (Not the Urza's Legacy One)", "deck 1 Erase (Not the Urza's Legacy One)"],
    ['1 Hazmat Suit (Used)', 'deck 1 Hazmat Suit (Used)'],
    ['Hazmat Suit (Used)', 'deck 1 Hazmat Suit (Used)'],
    ['2 B.F.M. (Big Furry Monster)', 'deck 2 B.F.M. (Big Furry Monster)'],
    ['Count,Name\n1,Erase (Not the One)', 'deck 1 Erase (Not the One)'],
    ['1 Erase (not the one) (ULG) 7 *F*', 'deck 1 Erase (not the one) *F*'],
    ['1 Erase (ULG) 7', 'deck 1 Erase'],
    ['1 Erase (ulg)', 'deck 1 Erase'],
  ]);
});

describe('finish before the number, and in words', () => {
  holds([
    ['1 Arcane Signet (ELD) *F* 331', 'deck 1 Arcane Signet *F*'],
    ['1 Opt (M20) 53 F', 'deck 1 Opt *F*'],
    ['1 Opt (C20) 228 F\n1 Opt (sld) 7 etched', 'deck 1 Opt *F*, 1 Opt *E*'],
    ['1 *F* Sol Ring', 'deck 1 Sol Ring *F*'],
    ['1 Brainstorm FOIL', 'deck 1 Brainstorm *F*'],
    ['1 Opt - foil', 'deck 1 Opt *F*'],
    ['1 Opt (foil)', 'deck 1 Opt *F*'],
    ['1 Opt *E*', 'deck 1 Opt *E*'],
    ['1 Foil\n1 Foil (foil)', 'deck 1 Foil, 1 Foil *F*'],
    ['Count,Name,Foil\n1,Opt,foil\n1,Erase,\n1,Forest,etched', 'deck 1 Opt *F*, 1 Erase, 1 Forest *E*'],
  ]);
});

describe('tokens', () => {
  holds([
    ['1 Saproling [token]', 'tokens 1 Saproling'],
    ['1 [SLD:1139] Saproling [token]', 'tokens 1 Saproling'],
    ['1 Zombie *T*', 'tokens 1 Zombie'],
    ['1 Soldier (TC21) 5', 'tokens 1 Soldier'],
    ['2x Treasure Token', 'tokens 2 Treasure'],
    ['[tokens]\n1 Clue\n[Main]\n1 Opt', 'deck 1 Opt; tokens 1 Clue'],
    ['1 Opt\nTokens (2)\n1 Clue\n1 Food', 'deck 1 Opt; tokens 1 Clue, 1 Food'],
    ['1 Opt\n# Tokens & Extras\n1 Clue', 'deck 1 Opt; tokens 1 Clue'],
    ['1 Opt (TSP) 5\n1 Opt (TMP)', 'deck 2 Opt'],
  ]);
});

describe('headings with more than a count', () => {
  holds([
    ['Lands (10) +1 MDFC\n1 Forest', 'deck 1 Forest'],
    ['Lands: 36 + 2 MDFC\n1 Forest', 'deck 1 Forest'],
    ['1 Opt\nDeck total: 15', 'deck 1 Opt'],
    ['Creatures - 2\n1 Scavenging Ooze', 'deck 1 Scavenging Ooze'],
    ['--- Lands ---\n1 Forest', 'deck 1 Forest'],
    ['=== Ramp ===\n1 Sol Ring', 'deck 1 Sol Ring'],
    ['Instants [2]\n1 Opt', 'deck 1 Opt'],
    ['*** Dinosaurs ***\n1 Opt', 'deck 1 Opt'],
    ['--- Sideboard (1) ---\n1 Opt', 'sideboard 1 Opt'],
    ['== Maybeboard ==\n1 Opt', 'maybeboard 1 Opt'],
    ['1 Opt\n15 cards total', 'deck 1 Opt'],
    ['1 Opt\nCards: 15 (100%)', 'deck 1 Opt'],
    ['1 Opt\nTotal Cards = 15\n------', 'deck 1 Opt'],
    ['Artifacts & Enchantments (1)\n1 Sol Ring', 'deck 1 Sol Ring'],
    ['20 creatures\n1 Scavenging Ooze\nLands 36\n1 Forest', 'deck 1 Scavenging Ooze, 1 Forest'],
    ['Ramp\n1 Sol Ring\nCard Draw\n1 Opt', 'deck 1 Sol Ring, 1 Opt'],
    ['デッキ\n1 Opt\nサイドボード\n1 Erase', 'deck 1 Opt; sideboard 1 Erase'],
  ]);
});

describe('tables that are not quite regular', () => {
  holds([
    ['"sep=,"\nQuantity,Card Name\n1,"Krenko, Mob Boss"', 'deck 1 Krenko, Mob Boss'],
    ['sep=,\nQuantity,Name\n1,Opt', 'deck 1 Opt'],
    ['sep=;\nQuantity;Name\n1;Opt', 'deck 1 Opt'],
    ['sep=\t\nQuantity\tName\n1\tOpt', 'deck 1 Opt'],
    ['My deck\nQuantity,Name\n1,Opt', 'deck 1 Opt'],
    ['My deck\n\nQuantity,Product Name\n1,Opt', 'deck 1 Opt'],
    ['Simple Name,Name,Quantity\nOpt,Opt (Borderless),2', 'deck 2 Opt'],
    ['1 Sol Ring\n1,"Borrowing 100,000 Arrows"', 'deck 1 Sol Ring, 1 Borrowing 100,000 Arrows'],
    ['1 Sol Ring\n1\tOpt\tDominaria', 'deck 1 Sol Ring, 1 Opt'],
    ['1 Sol Ring\n1,Opt,DOM\nForest;12', 'deck 1 Sol Ring, 1 Opt, 12 Forest'],
    ['1\tOpt\tDOM\t60\tfoil\n1 Sol Ring', 'deck 1 Opt, 1 Sol Ring'],
    ['1 Sol Ring\n1,Opt,DOM,Sideboard', 'deck 1 Sol Ring; sideboard 1 Opt'],
    ['1 Borrowing 100,000 Arrows', 'deck 1 Borrowing 100,000 Arrows'],
    ['| Qty | Card |\n|---|---|\n| 2 | Opt |', 'deck 2 Opt'],
    ['1 Sol Ring (C21)\nx3 Forest\nForest x2\n4 × Forest', 'deck 1 Sol Ring, 9 Forest'],
    [
      '2pcs Plains\n1: Opt\n[1] Sol Ring\n1 - Erase\nBrainstorm - 1',
      'deck 2 Plains, 1 Opt, 1 Sol Ring, 1 Erase, 1 Brainstorm',
    ],
  ]);
});

describe('Forge marks a foil with a plus', () => {
  holds([
    ['[Commander]\n1 Korvold, Fae-Cursed King+|ELD|1', 'lead Korvold, Fae-Cursed King'],
    ['[Main]\n1 Sol Ring+|C21', 'deck 1 Sol Ring *F*'],
    ["1 Lim-Dûl's Vault|PLST|C21-", "deck 1 Lim-Dûl's Vault"],
    ['1 Opt|M12+|1', 'deck 1 Opt *F*'],
    ['1 Opt|ELD+', 'deck 1 Opt *F*'],
    ['1 Opt|WAR|1|[204]', 'deck 1 Opt'],
    ['1 Opt+|M12|[5]|#tag', 'deck 1 Opt *F*'],
    ['1 +2 Mace|AFR|1', 'deck 1 +2 Mace'],
  ]);
});

describe('a commander that is not marked', () => {
  const side = (name: string) =>
    `<Deck><Cards Quantity="9" Sideboard="false" Name="Island"/><Cards Quantity="1" Sideboard="true" Name="${name}"/></Deck>`;
  holds([
    [side('Niv-Mizzet, Parun'), 'lead Niv-Mizzet, Parun; deck 9 Island'],
    [side('Opt'), 'deck 9 Island; sideboard 1 Opt'],
    ['1 Opt\n9 Forest\n\n1 Arcades, the Strategist', 'lead Arcades, the Strategist; deck 1 Opt, 9 Forest'],
    ['1 Arcades, the Strategist\n\n1 Opt\n9 Forest', 'lead Arcades, the Strategist; deck 1 Opt, 9 Forest'],
    [
      '9 Forest\n\n1 Thrasios, Triton Hero\n1 Tymna the Weaver',
      'lead Thrasios, Triton Hero, Tymna the Weaver; deck 9 Forest',
    ],
    [
      "NAME:Birds\n9 [AFR:262] Plains\nSB: 1 [M20:212] Kykar, Wind's Fury",
      "lead Kykar, Wind's Fury; deck 9 Plains",
    ],
    // A card of other colors is a fault of the deck, not of its commander.
    [
      `<Deck><Cards Quantity="1" Name="Scavenging Ooze"/><Cards Quantity="1" Name="Thrasios, Triton Hero"/><Cards Quantity="1" Sideboard="true" Name="Krenko, Mob Boss"/></Deck>`,
      'lead Krenko, Mob Boss; deck 1 Scavenging Ooze, 1 Thrasios, Triton Hero',
    ],
    // Both ends may lead, or the deck is of other colors: nobody is chosen.
    [
      '1 Krenko, Mob Boss\n\n9 Forest\n\n1 Meren of Clan Nel Toth',
      'deck 1 Krenko, Mob Boss, 9 Forest, 1 Meren of Clan Nel Toth',
    ],
    [
      '1 Thrasios, Triton Hero\n9 Forest\n\n1 Krenko, Mob Boss',
      'deck 1 Thrasios, Triton Hero, 9 Forest, 1 Krenko, Mob Boss',
    ],
    ['9 Forest\n\n2 Krenko, Mob Boss', 'deck 9 Forest, 2 Krenko, Mob Boss'],
    ['Creatures (1)\n1 Krenko, Mob Boss\nLands (9)\n9 Mountain', 'deck 1 Krenko, Mob Boss, 9 Mountain'],
    [
      'Commander\n1 Krenko, Mob Boss\n\n9 Forest\n\n1 Meren of Clan Nel Toth',
      'lead Krenko, Mob Boss; deck 9 Forest, 1 Meren of Clan Nel Toth',
    ],
  ]);
});

describe('pairs', () => {
  const board = (name: string) => ({ cards: { a: { quantity: 1, card: { name } } } });
  const boards = (more: object) =>
    JSON.stringify({
      boards: { mainboard: board('Opt'), commanders: board('Thrasios, Triton Hero'), ...more },
    });
  holds([
    [
      boards({ partners: board('Tymna the Weaver') }),
      'lead Thrasios, Triton Hero, Tymna the Weaver; deck 1 Opt',
    ],
    [
      boards({ partner: board('Tymna the Weaver') }),
      'lead Thrasios, Triton Hero, Tymna the Weaver; deck 1 Opt',
    ],
    [
      '{"commanders": {"Wilson, Refined Grizzly": {"quantity": 1}}, "backgrounds": {"Raised by Giants": {"quantity": 1}}, "mainboard": {"Opt": {"quantity": 1}}}',
      'lead Wilson, Refined Grizzly, Raised by Giants; deck 1 Opt',
    ],
    [
      '{"commanders": {"Kratos, Stoic Father": {"quantity": 1}}, "partners": {"Atreus, Impulsive Son": {"quantity": "1"}}, "mainboard": {"Opt": {"quantity": 1}}}',
      'lead Kratos, Stoic Father, Atreus, Impulsive Son; deck 1 Opt',
    ],
    [
      '{"commanders": ["Thrasios, Triton Hero // Tymna the Weaver"], "cards": ["Opt", {"name": "Forest", "quantity": 9}]}',
      'lead Thrasios, Triton Hero, Tymna the Weaver; deck 1 Opt, 9 Forest',
    ],
    ['Commander: Thrasios, Triton Hero & Tymna the Weaver', 'lead Thrasios, Triton Hero, Tymna the Weaver'],
    ['Commander: Thrasios, Triton Hero, Tymna the Weaver', 'lead Thrasios, Triton Hero, Tymna the Weaver'],
    ['1 Wilson, Refined Grizzly + Raised by Giants *CMDR*', 'lead Wilson, Refined Grizzly, Raised by Giants'],
    [
      '// Commander\n1 Valki, God of Lies // Tibalt, Cosmic Impostor',
      'lead Valki, God of Lies // Tibalt, Cosmic Impostor',
    ],
    ['Commander: Krenko, Mob Boss & Opt', 'lead Krenko, Mob Boss & Opt'],
  ]);
});

describe('lines that are not read are named', () => {
  holds([
    [
      '1000 Forest\n0 Opt\n1 Sol Ring',
      'deck 1 Sol Ring; not 1: the quantity must be 1 to 999, 2: the quantity must be 1 to 999',
    ],
    [
      '1 Opt\nhttps://decks.example/x',
      'deck 1 Opt; not 2: an address; open the deck there, copy its list as text and paste that',
    ],
    [`1 Opt\n${'a'.repeat(1001)}`, 'deck 1 Opt; not 2: a line of more than 1000 letters'],
    ['', ''],
  ]);
});
