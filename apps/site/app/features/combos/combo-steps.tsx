import type { ComboEntry } from '@deckwright/contract/schemas';
import { ManaCost, RulesText } from '@deckwright/ui';
import type { ReactNode } from 'react';

type Props = {
  combo: Pick<ComboEntry, 'prerequisites' | 'requires' | 'steps' | 'manaNeeded' | 'cards'>;
  /** Level of the headings. */
  level: 2 | 3;
};

/** Prerequisites and steps. */
export function ComboSteps({ combo, level }: Props) {
  const commanders = combo.cards.filter((card) => card.mustBeCommander).map(({ name }) => name);
  const before = [
    ...combo.prerequisites,
    ...combo.requires.map((words) => `Also needed: ${words}.`),
    ...commanders.map((name) => `${name} is your commander.`),
  ];
  if (before.length + combo.steps.length === 0 && !combo.manaNeeded) return null;
  return (
    <div className="flex flex-col gap-4 pb-1 text-sm">
      {before.length > 0 || combo.manaNeeded ? (
        <Part title="Prerequisites" level={level}>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {before.map((line) => (
              <li key={line}>
                <RulesText text={line} />
              </li>
            ))}
            {combo.manaNeeded ? (
              <li>
                Mana: <ManaCost cost={combo.manaNeeded} label="" />
                {combo.manaNeeded.replace(/\{[^{}]*\}/g, '').trim()}
              </li>
            ) : null}
          </ul>
        </Part>
      ) : null}
      {combo.steps.length > 0 ? (
        <Part title="Steps" level={level}>
          <ol className="flex list-decimal flex-col gap-1 pl-5 marker:text-muted">
            {combo.steps.map((line, index) => (
              <li key={`${index.toString()} ${line}`}>
                <RulesText text={line} />
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
    </div>
  );
}

type PartProps = { title: string; level: 2 | 3; children: ReactNode };

function Part({ title, level, children }: PartProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="flex flex-col gap-1.5">
      <Heading
        className={
          level === 2 ? 'font-display text-xl font-semibold' : 'text-xs font-semibold tracking-wide uppercase'
        }
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
