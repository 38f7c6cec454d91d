/** Lists of every kind, of cards of the tiny snapshot, to read on each surface. */
export const DECK_LISTS: Record<string, { text: string; fileName?: string }> = {
  'a pasted list with every kind of line': {
    text: [
      'Commander',
      '1 Cyr the Lone *F*',
      '',
      'Companion',
      '1 Lim-Dûl’s Lamp',
      '',
      'Deck',
      '2 Beacon (TST) 12',
      '1 Dusk',
      '30 Island',
      '1 Sunbaem',
      '1 Ha! Bo, Run!',
      '1000 Forest',
      '0 Wave',
      'https://decks.example/1',
      '',
      'Sideboard',
      '1 Wave',
      '1 Nobody Knows',
    ].join('\n'),
  },
  'a pair with marks': {
    text: '1 Ada, the First *CMDR*\n1 Bo, the Second *CMDR*\n1 Beacon\n1 Bacon\n1 Bacon',
  },
  'two copies of a commander': { text: 'Commander\n2 Cyr the Lone\n\nDeck\n1 Cyr the Lone\n3 Island' },
  'a commander alone at the end': { text: '1 Beacon\n1 Wave\n98 Island\n\n1 Cyr the Lone' },
  'a list without a commander': { text: '1 Beacon\n2x Gate Warden\n1 Old Terror' },
  'a table': {
    text: 'Quantity,Name,Board\n3,Wave,mainboard\n1,Beacon,sideboard\nx,Sunbeam,mainboard',
    fileName: 'a.csv',
  },
  'a file of Cockatrice': {
    text: '<cockatrice_deck>\n<zone name="main">\n<card number="3" name="Wave"/>\n<card number="1" name="Bacon"/>\n</zone>\n<zone name="side"><card number="1" name="Beacon"/></zone>\n</cockatrice_deck>',
    fileName: 'a.cod',
  },
  'a file of Magic Online': {
    text: '<?xml version="1.0"?>\n<Deck>\n<Cards CatID="1" Quantity="2" Sideboard="false" Name="Wave"/>\n<Cards CatID="2" Quantity="1" Sideboard="true" Name="Cyr the Lone"/>\n</Deck>',
    fileName: 'a.dek',
  },
  'a file of Forge': {
    text: '[metadata]\nName=Lone\n[Commander]\n1 Cyr the Lone|TST|1\n[Main]\n2 Wave|TST\n1 Bacon|TST+',
    fileName: 'a.dck',
  },
  'a file in JSON': {
    text: '{"name":"x","mainboard":{"Wave":{"quantity":2},"Bacon":{"quantity":1}},"commanders":{"Cyr the Lone":{"quantity":1}}}',
    fileName: 'a.json',
  },
};
