export type SyntaxLine = { words: string; examples: readonly string[] };
export type SyntaxGroup = { title: string; lines: readonly SyntaxLine[] };

/** The syntax of the card search on one page, with example queries. */
export const SYNTAX: readonly SyntaxGroup[] = [
  {
    title: 'Names',
    lines: [
      { words: 'Words in a name, in any order', examples: ['sol ring', 'tutor'] },
      { words: 'Words in exactly this order, or one exact name', examples: ['"of the"', '!"Sol Ring"'] },
    ],
  },
  {
    title: 'Colors',
    lines: [
      { words: 'c: has at least these colors; =, <, >, != compare', examples: ['c:rg', 'c=wu', 'c>=3'] },
      {
        words: 'id: fits a commander’s color identity; letters, names or a number',
        examples: ['id:esper', 'id=boros', 'id<=1'],
      },
      { words: 'Colorless and multicolor', examples: ['c:colorless', 'c:m'] },
    ],
  },
  {
    title: 'Types and text',
    lines: [
      { words: 't: a type, by whole words', examples: ['t:elf', 't:legendary t:artifact', '-t:creature'] },
      {
        words: 'o: words of the rules text; ~ stands for the card’s name',
        examples: ['o:"draw a card"', 'o:"sacrifice ~"'],
      },
      { words: 'fo: with reminder text, keyword: a keyword', examples: ['fo:copy', 'keyword:flying'] },
      {
        words: 'role: (or function:) what a card does in a deck',
        examples: ['role:ramp', 'role:"board wipe"', 'otag:removal'],
      },
    ],
  },
  {
    title: 'Mana and numbers',
    lines: [
      {
        words: 'm: at least these symbols; mv: mana value',
        examples: ['m:2ww', 'm={1}{g}', 'mv<=2', 'mv:odd'],
      },
      { words: 'pow, tou, loy: power, toughness, loyalty', examples: ['pow>=8', 'pow>tou', 'loy=3'] },
      { words: 'usd, eur, tix, or a vendor', examples: ['usd<1', 'eur>20', 'tcgplayer<=0.5'] },
    ],
  },
  {
    title: 'Printing and legality',
    lines: [
      { words: 'r: rarity, e: set code', examples: ['r:mythic', 'r>=rare', 'e:c16'] },
      { words: 'year and date of the first printing', examples: ['year>=2024', 'date<1996-01-01'] },
      { words: 'f: legal, banned: banned in Commander', examples: ['f:commander', 'banned:commander'] },
      {
        words: 'is: and not: kinds of cards',
        examples: [
          'is:commander',
          'is:partner',
          'is:gamechanger',
          'is:fetchland',
          'is:shockland',
          'not:permanent',
        ],
      },
    ],
  },
  {
    title: 'Decks',
    lines: [
      {
        words: 'in: cards that a commander’s decks play',
        examples: ['in:atraxa-praetors-voice', 'in:"Atraxa, Praetors’ Voice" t:artifact'],
      },
      {
        words: 'inclusion in percent, decks: among all decks, or those of in:',
        examples: ['inclusion>=10', 'decks>=1000', 'in:atraxa inclusion<20'],
      },
      {
        words: 'synergy in points and lift as a factor, together with in:',
        examples: ['in:atraxa synergy>=20', 'in:atraxa lift>3'],
      },
      {
        words:
          'winrate in percent and games, of decks in tournaments: with the card as a commander, or those of in: with the card',
        examples: ['is:commander winrate>=25', 'in:atraxa order:winrate'],
      },
      { words: 'salt: salt score from votes, 0 to 4', examples: ['salt>=2'] },
    ],
  },
  {
    title: 'Putting it together',
    lines: [
      {
        words: 'All conditions must hold; or, minus and parentheses work as usual',
        examples: ['t:elf or t:goblin', '(c:r or c:b) -t:creature'],
      },
      {
        words:
          'order: name, mv, usd, inclusion, decks, commander (decks as commander), winrate, released, rarity, salt, color, power; direction: asc or desc',
        examples: ['t:dragon order:usd', 't:dragon order:commander', 't:dragon order:mv direction:desc'],
      },
    ],
  },
];
