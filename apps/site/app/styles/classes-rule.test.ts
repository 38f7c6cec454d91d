import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

const APP = resolve(import.meta.dirname, '..');
const UI = resolve(import.meta.dirname, '../../../../packages/ui/src');
/** As in app.css. */
const SOURCES = [
  { folder: APP, ending: /\.tsx$/ },
  { folder: UI, ending: /(?<!\.test)\.tsx?$/ },
];
const THEMED =
  /^(?:text|bg|border|divide|fill|stroke|outline|decoration|accent|rounded|shadow|font)-[a-z0-9][\w-]*(?:\/\d+)?$/;

/** Classes in string literals that name a color, font, size, radius or shadow, without their variants. */
function themedClasses(code: string): string[] {
  const words = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$/gm, '');
  const texts = [...words.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)].flatMap(([text]) =>
    text.split(/["'`\s]+/),
  );
  return texts.map((word) => word.slice(word.lastIndexOf(':') + 1)).filter((word) => THEMED.test(word));
}

/** Those that Tailwind makes no style of, with the theme of the site. */
async function unknownClasses(classes: readonly string[]): Promise<string[]> {
  const theme = createRequire(import.meta.url).resolve('tailwindcss/theme.css');
  const styles = [theme, join(UI, 'tokens.css')].map((file) => readFileSync(file, 'utf8'));
  const { build } = await compile([...styles, '@tailwind utilities;'].join('\n'));
  const styled = [...build([...classes]).matchAll(/\.((?:[\w-]|\\.)+)/g)];
  const known = new Set(styled.map(([, name = '']) => name.replaceAll('\\', '')));
  return classes.filter((name) => !known.has(name));
}

describe('classes of colors, fonts, sizes and shadows', () => {
  it('have a style, everywhere in the app and its components', async () => {
    const found = new Map<string, string>();
    for (const { folder, ending } of SOURCES)
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (ending.test(file))
          for (const name of themedClasses(readFileSync(join(folder, file), 'utf8'))) found.set(name, file);
    expect(found.size).toBeGreaterThan(60);
    const unknown = await unknownClasses([...found.keys()]);
    expect(unknown.map((name) => `${found.get(name)}: ${name}`)).toEqual([]);
  });

  it('are found if planted', async () => {
    const planted = themedClasses('<p className="text-mute text-xs hover:bg-surface/90 border-red-500" />');
    expect(planted).toEqual(['text-mute', 'text-xs', 'bg-surface/90', 'border-red-500']);
    expect(await unknownClasses(planted)).toEqual(['text-mute', 'border-red-500']);
  });
});
