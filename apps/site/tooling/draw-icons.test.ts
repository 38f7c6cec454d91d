import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICON_FOLDER, ICONS, iconBytes } from './draw-icons.ts';

describe('the icons', () => {
  it.each(ICONS)('$file is what the script draws', (icon) => {
    const retained = readFileSync(join(ICON_FOLDER, icon.file));
    expect(retained.equals(iconBytes(icon))).toBe(true);
  });

  it('are all that the manifest names', () => {
    const manifest = JSON.parse(readFileSync(join(ICON_FOLDER, 'manifest.webmanifest'), 'utf8'));
    const named: string[] = manifest.icons.map(({ src }: { src: string }) => src);
    expect(named.length).toBeGreaterThan(2);
    for (const src of named) expect(existsSync(join(ICON_FOLDER, src)), src).toBe(true);
  });
});
