import { posix } from 'node:path';

const LINK = /\]\(([^)\s#]*)#([^)\s]+)\)/g;

/**
 * Links of a document to a heading that its target does not have. Links to files are checked by `findDeadPaths`.
 * @param {string} file path of the document from the root
 * @param {string} text
 * @param {(path: string) => string | null} read the text of another document; null if there is none
 * @returns {{ line: number, problem: string }[]}
 */
export function findDeadAnchors(file, text, read) {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(LINK)].flatMap(([, path = '', anchor = '']) => {
      if (/^([a-z]+:|\/)/.test(path) || (path !== '' && !path.endsWith('.md'))) return [];
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      const other = path === '' ? text : read(target);
      if (other === null || getAnchors(other).has(decodeURIComponent(anchor))) return [];
      return [{ line: index + 1, problem: `links to #${anchor}, which ${target} does not have` }];
    }),
  );
}

/**
 * The anchors that GitHub makes of the headings of a document.
 * @param {string} text
 */
function getAnchors(text) {
  /** @type {Set<string>} */
  const anchors = new Set();
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const [, heading = ''] of text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.*)$/gm)) {
    const plain = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll('`', '')
      .trim()
      .toLowerCase();
    const slug = plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    anchors.add(times === 0 ? slug : `${slug}-${times}`);
  }
  for (const [, id = ''] of text.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}
