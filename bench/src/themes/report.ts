import { createHash } from 'node:crypto';
import { isInEvaluationSet, precision, recall } from '../accuracy.ts';
import { table } from '../report.ts';
import { HAND_LABELS } from './labels.data.ts';
import { readThemes, type ThemeData, type ThemedDeck } from './load-themes.ts';
import { bootstrap, firstFound, type Judged, measureThemes, type ThemeAccuracy } from './theme-accuracy.ts';

/** The decks of the build in which the tagged ones are evaluated. */
const CORPORA = ['all decks', 'tagged decks alone', 'each deck alone'] as const;
type Corpus = (typeof CORPORA)[number];

/**
 * Precision, recall and first tags found, as Markdown; with `isExcluded` also for the decks that nothing may be fitted to.
 */
export function reportThemes(data: ThemeData, isExcluded: boolean): string[] {
  const halves = isExcluded ? ['tuning', 'held out'] : ['tuning'];
  const found = new Map(CORPORA.map((corpus) => [corpus, themesIn(data, corpus)]));
  const rows = [...found].flatMap(([corpus, themes]) => {
    const judged = getJudged(data, data.labeled, themes);
    return halves.map((half) =>
      row(
        `${half}, ${corpus}`,
        judged.filter(({ id }) => isInEvaluationSet(id) === (half === 'held out')),
      ),
    );
  });
  const themes = found.get('all decks') ?? new Map();
  if (isExcluded) rows.push(row('judged by hand, all decks', judgedByHand(data, themes)));
  return [
    ...table(['', 'decks', 'themes a deck', 'precision', 'recall', 'first tag found'], rows),
    ...(isExcluded ? ['', ...themeTable(data, getJudged(data, data.labeled, themes))] : []),
  ];
}

function judgedByHand({ table, tournament }: ThemeData, themes: Map<string, number[]>): Judged[] {
  return tournament.flatMap(({ id }) => {
    const label = HAND_LABELS[createHash('sha256').update(id).digest('hex').slice(0, 16)];
    if (label === undefined) return [];
    const wanted = label.split(', ').map((slug) => table.ofTags([slug])[0] ?? null);
    return [{ id, wanted, found: themes.get(id) ?? [] }];
  });
}

/** Themes that at least three decks are tagged with or found to have. */
function themeTable({ table: { themes } }: ThemeData, decks: readonly Judged[]): string[] {
  const rows = themes
    .map(({ slug }, theme) => ({
      slug,
      tagged: decks.filter(({ wanted }) => wanted.includes(theme)).length,
      found: decks.filter(({ found }) => found.includes(theme)).length,
      right: decks.filter(({ wanted, found }) => wanted.includes(theme) && found.includes(theme)).length,
    }))
    .filter(({ tagged, found }) => tagged >= 3 || found >= 3)
    .sort((a, b) => b.tagged - a.tagged || b.found - a.found || (a.slug < b.slug ? -1 : 1))
    .map(({ slug, tagged, found, right }) => [slug, String(tagged), String(found), String(right)]);
  return table(['theme', 'decks tagged', 'decks found', 'both'], rows);
}

/** For each deck of the half that rules may be changed for: its commanders, its tags, and the themes found. */
export function listFoundThemes(data: ThemeData): string[] {
  const slug = (theme: number): string => data.table.themes[theme]?.slug ?? '';
  const found = themesIn(data, 'all decks');
  return data.labeled
    .filter(({ id }) => !isInEvaluationSet(id))
    .map(({ id, deck, tags }) => {
      const names = deck.commanders.map((card) => data.cards[card]?.name).join(' / ');
      return `${names} [${tags.join(', ')}]: ${(found.get(id) ?? []).map(slug).join(', ')}`;
    });
}

function themesIn(data: ThemeData, corpus: Corpus): Map<string, number[]> {
  if (corpus === 'all decks') return readThemes(data, [...data.labeled, ...data.casual, ...data.tournament]);
  if (corpus === 'tagged decks alone') return readThemes(data, data.labeled);
  return new Map(data.labeled.flatMap((deck) => [...readThemes(data, [deck])]));
}

function getJudged(data: ThemeData, decks: readonly ThemedDeck[], themes: Map<string, number[]>): Judged[] {
  return decks.map(({ id, tags }) => ({
    id,
    wanted: tags.map((tag) => data.table.ofTags([tag])[0] ?? null),
    found: themes.get(id) ?? [],
  }));
}

function row(name: string, decks: readonly Judged[]): string[] {
  const accuracy = measureThemes(decks);
  const cell = (statistic: (sum: ThemeAccuracy) => number, some: number, of: number): string => {
    const [low, high] = bootstrap(decks, statistic);
    return `${shown(statistic(accuracy))} [${shown(low)}, ${shown(high)}] (${some} of ${of})`;
  };
  return [
    name,
    String(accuracy.decks),
    (accuracy.found / accuracy.decks).toFixed(1),
    cell(precision, accuracy.right, accuracy.found),
    cell(recall, accuracy.right, accuracy.wanted),
    cell(firstFound, accuracy.first, accuracy.decks),
  ];
}

function shown(value: number): string {
  return value.toFixed(3);
}
