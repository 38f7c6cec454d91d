import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The colors that an embedded card uses, by their names in the token file. */
const COLORS = [
  'ground',
  'surface',
  'line',
  'text',
  'muted',
  'accent',
  'bar',
  'raised',
  'pip-w',
  'pip-u',
  'pip-b',
  'pip-r',
  'pip-g',
  'pip-c',
  'pip-ink',
];

const RULES = `
*{box-sizing:border-box}
:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;padding:1rem;background:var(--ground);color:var(--text);font:1rem/1.45 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:break-word}
a{color:inherit;text-decoration-color:var(--muted);text-underline-offset:.2em}
a:hover{text-decoration-color:var(--accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.125rem}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:.875rem}
header{display:flex;gap:1rem;align-items:flex-start}
header>div{min-width:0;flex:1}
header img{flex:none;width:5.5rem;height:auto;aspect-ratio:63/88;border-radius:4.75%/3.4%;background:var(--raised)}
h1{margin:.125rem 0;font:600 1.44rem/1.2 Fraunces,ui-serif,Georgia,serif;text-wrap:balance}
h2{margin:0 0 .125rem;font-size:.9129rem;font-weight:600}
h1 a{text-decoration-thickness:1px}
p{margin:0}
.kind{display:flex;flex-wrap:wrap;align-items:center;gap:.375rem;color:var(--accent);font-size:.8333rem;font-weight:600}
.pip{display:inline-grid;place-items:center;width:1.25rem;height:1.25rem;border-radius:50%;color:var(--pip-ink);font-size:.6944rem;font-weight:700}
.line,.note{color:var(--muted);font-size:.9129rem}
.note{font-size:.8333rem}
dl{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:0}
dl div{display:flex;flex-direction:column-reverse}
dt{color:var(--muted);font-size:.8333rem}
dd{margin:0;font:600 1.44rem/1.2 Fraunces,ui-serif,Georgia,serif}
ul{display:grid;gap:.5rem;margin:.5rem 0 0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 .75rem}
li span{color:var(--muted);font-size:.8333rem;align-self:center}
svg{display:block;width:100%;height:.25rem;margin-top:.125rem;border-radius:9999px;background:var(--line)}
svg rect{fill:var(--bar)}
svg.curve{height:3.5rem;border-radius:0;background:none}
.curve-keys{display:flex;color:var(--muted);font-size:.6944rem;text-align:center}
.curve-keys span{flex:1}
footer{display:grid;gap:.25rem;border-top:1px solid var(--line);padding-top:.75rem}
footer .home{font-weight:600}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:36rem){body{padding:1.25rem}header img{width:7.5rem}h1{font-size:1.728rem}}
`;

/** The style sheet of embedded cards: their rules with the colors of the pages' token file, light and dark side by side. */
export function embedStyle(): string {
  const css = readFileSync(fileURLToPath(import.meta.resolve('@deckwright/ui/tokens.css')), 'utf8');
  const colors = COLORS.map((name) => {
    const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1];
    if (value === undefined) throw new RangeError(`The token file has no color "${name}".`);
    return `--${name}:${value}`;
  });
  const pips = ['w', 'u', 'b', 'r', 'g', 'c'].map(
    (letter) => `.pip-${letter}{background:var(--pip-${letter})}`,
  );
  return `:root{${colors.join(';')}}${pips.join('')}${RULES.replaceAll('\n', '')}`;
}
