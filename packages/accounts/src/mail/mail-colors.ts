/** The site's colors (tokens of packages/ui) in a notation that every email program supports. */
export type Colors = Readonly<
  Record<'ground' | 'surface' | 'raised' | 'line' | 'text' | 'muted' | 'accent' | 'onAccent', string>
>;

export const LIGHT: Colors = {
  ground: '#faf7f3',
  surface: '#ffffff',
  raised: '#f3f0ea',
  line: '#dedad3',
  text: '#1c1f29',
  muted: '#575a66',
  accent: '#e8be62',
  onAccent: '#1c1505',
};

export const DARK: Colors = {
  ground: '#0d0e14',
  surface: '#15171e',
  raised: '#1f2129',
  line: '#2e3039',
  text: '#f0eee9',
  muted: '#abadb8',
  accent: '#e8be62',
  onAccent: '#1c1505',
};
