/**
 * What a browser of the tests reads as FONTCONFIG_FILE: the fonts of the machine and those that came with the browser.
 * @param {readonly string[]} folders
 * @param {string} cache a folder
 */
export function fontConfiguration(folders, cache) {
  const all = ['/usr/share/fonts', ...folders].map((path) => `<dir>${path}</dir>`).join('');
  return (
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">' +
    `<fontconfig>${all}<cachedir>${cache}</cachedir></fontconfig>\n`
  );
}
