import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevelopersPage } from '@deckwright/contract/schemas';
import { CONTENT_FOLDER, parseMarkdown } from '../content/index.ts';

type Release = DevelopersPage['changes'][number];

const CHANGELOG = join(CONTENT_FOLDER, '..', 'CHANGELOG.md');
const BREAKING = 'Breaking, for programs';
const ADDED = 'For programs';

let read: readonly Release[] | null = null;

/** What changed for programs in each release; none where the changelog was not shipped. */
export function apiChanges(): readonly Release[] {
  read ??= existsSync(CHANGELOG) ? changesIn(readFileSync(CHANGELOG, 'utf8')) : [];
  return read;
}

/**
 * The parts of a changelog that are for programs, newest release first; releases without one are left out. What releases before the newest
 * added is in the description of the calls; what they broke still has to be done by who comes from before them.
 */
export function changesIn(changelog: string): Release[] {
  const releases = sections(changelog, '## ').map(({ title, text }) => {
    const parts = sections(text, '### ');
    const getBlocks = (name: string): Release['added'] => {
      const part = parts.find((each) => each.title === name);
      return part ? parseMarkdown(withoutFiles(part.text)) : [];
    };
    return { release: title, breaking: getBlocks(BREAKING), added: getBlocks(ADDED) };
  });
  const newest = releases.find(({ added }) => added.length > 0);
  return releases
    .map((release) => (release === newest ? release : { ...release, added: [] }))
    .filter(({ breaking, added }) => breaking.length + added.length > 0);
}

function sections(text: string, mark: string): { title: string; text: string }[] {
  return `\n${text}`
    .split(`\n${mark}`)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return end < 0 ? { title: part, text: '' } : { title: part.slice(0, end), text: part.slice(end) };
    });
}

/** Without links to files of the program, which the site does not have: references in brackets go, words stay. */
function withoutFiles(text: string): string {
  const file = String.raw`\[[^\]]*\]\((?!https?:|\/)[^)\s]*\)`;
  return text
    .replaceAll(new RegExp(String.raw`\s*\((?:${file}[,;\s]*(?:and\s+)?)+\)`, 'g'), '')
    .replaceAll(/\[([^\]]*)\]\((?!https?:|\/)[^)\s]*\)/g, '$1');
}
