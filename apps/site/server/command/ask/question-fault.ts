/** What each question takes after its word, and the options that not every question has. */
const QUESTIONS: Readonly<Record<string, { subject: string; options: readonly string[] }>> = {
  commander: { subject: 'the name of one commander', options: ['order', 'limit'] },
  deck: { subject: 'one deck file', options: [] },
  recommend: { subject: 'one deck file', options: ['limit', 'max-price', 'max-total', 'bracket'] },
};

const OWN_OPTIONS = Object.values(QUESTIONS).flatMap(({ options }) => options);

/**
 * What is wrong with the words of a command line, as a sentence; null if nothing is.
 * @param verb the first word; empty if there is none
 * @param subjects the words after it
 * @param given options by name; those that are undefined were not given
 */
export function questionFault(
  verb: string,
  subjects: readonly string[],
  given: Readonly<Record<string, unknown>>,
): string | null {
  const question = Object.hasOwn(QUESTIONS, verb) ? QUESTIONS[verb] : undefined;
  if (!question)
    return verb === ''
      ? 'What do you want to ask for: commander, deck or recommend?'
      : `"ask" takes commander, deck or recommend, not "${verb}".`;
  const { subject, options } = question;
  if (subjects.length === 0) return `"ask ${verb}" needs ${subject}.`;
  if (subjects.length > 1) {
    const quotes = verb === 'commander' ? `: put it in quotes, as in "${subjects.join(' ')}"` : '';
    return `"ask ${verb}" takes ${subject}${quotes}.`;
  }
  const strange = OWN_OPTIONS.find((name) => given[name] !== undefined && !options.includes(name));
  return strange === undefined ? null : `"ask ${verb}" has no --${strange}.`;
}
