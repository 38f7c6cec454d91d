import type { CardType } from '@deckwright/domain';
import { Panel, TypeGlyph } from '@deckwright/ui';

const STEPS: readonly { type: CardType; title: string; words: string }[] = [
  {
    type: 'Sorcery',
    title: 'Paste',
    words:
      'A list from any deck site: one card per line, with the commander marked in the list or named below it.',
  },
  {
    type: 'Artifact',
    title: 'Compare',
    words:
      'Your plan is read from your commander and your cards, and your list is compared with the decks we know that are like it, if there are any.',
  },
  {
    type: 'Enchantment',
    title: 'Improve',
    words: 'Every card to add or cut comes with a reason. Your list is used for this answer and not stored.',
  },
];

/** The formats that the paste box accepts, by example. */
const LINES: readonly { samples: readonly string[]; words: string }[] = [
  {
    samples: ['1 Sol Ring', '1x Sol Ring', 'Sol Ring'],
    words: 'A card, with or without its number of copies.',
  },
  {
    samples: ['1 Sol Ring (C21) 263 *F* [Ramp]'],
    words: 'As deck sites export it: printings, foil marks and categories are ignored.',
  },
  {
    samples: ['Commander', 'Commander: Krenko, Mob Boss', '1 Krenko, Mob Boss *CMDR*'],
    words: 'The commander, by a heading or a mark.',
  },
  {
    samples: ['Companion', 'Sideboard', 'Maybeboard'],
    words: 'Cards below these headings are not part of the deck.',
  },
];

/** Before the first answer: what to do, and which lists can be read. */
export default function HowItWorks() {
  return (
    <section aria-labelledby="how" className="flex flex-col gap-3">
      <h2 id="how" className="font-display text-xl font-semibold">
        How it works
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {STEPS.map(({ type, title, words }, index) => (
          <li
            key={title}
            className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5 shadow-card"
          >
            <TypeGlyph type={type} className="size-8 text-accent" />
            <h3 className="font-display text-lg font-semibold">{`${index + 1}. ${title}`}</h3>
            <p className="text-sm text-pretty text-muted">{words}</p>
          </li>
        ))}
      </ol>
      <Panel className="mt-3">
        <h3 className="font-display text-lg font-semibold">Lists it reads</h3>
        <dl className="flex flex-col text-sm">
          {LINES.map(({ samples, words }) => (
            <div
              key={words}
              className="grid items-baseline gap-x-6 gap-y-1.5 border-t border-line py-2.5 first:border-0 first:pt-0 last:pb-0 md:grid-cols-2"
            >
              <dt className="flex flex-wrap gap-1.5">
                {samples.map((sample) => (
                  <code key={sample} className="rounded-sm bg-raised px-1.5 py-0.5 text-xs">
                    {sample}
                  </code>
                ))}
              </dt>
              <dd className="text-pretty text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </section>
  );
}
