import { Button } from '@deckwright/ui';
import { Form } from 'react-router';

type Props = {
  /** The whole list, with its commanders under a heading. */
  text: string;
  /**
   * Label of the button that compares the list with the average deck of its commander; null on that deck's own page.
   */
  compare: string | null;
  /** The bracket that is stated for the list; null if none is. */
  bracket?: number | null;
};

const ACTION = 'max-md:flex-auto max-md:px-2! md:min-h-9';

/**
 * The actions on the deck of a page. The list is sent like a pasted one, so that two of the three need no JavaScript.
 */
export function DeckActions({ text, compare, bracket = null }: Props) {
  const [firstWord] = compare?.split(' ') ?? [];
  return (
    <Form method="post" action="/recs" aria-label="Use this deck" className="flex flex-wrap gap-2">
      <input type="hidden" name="deck" value={text} />
      {bracket === null ? null : <input type="hidden" name="bracket" value={bracket} />}
      <Button type="submit" className={ACTION}>
        Improve my deck
      </Button>
      {compare === null ? null : (
        <Button type="submit" look="quiet" name="compare" value="average" className={ACTION}>
          <span>
            {firstWord}
            <span className="max-lg:sr-only">{compare.slice(firstWord?.length)}</span>
          </span>
        </Button>
      )}
      <Button look="quiet" data-clip-deck="" className={`${ACTION} noscript:hidden`}>
        <span>
          <span className="max-lg:sr-only">Add to </span>
          <span className="inline-block max-lg:first-letter:uppercase">clipboard</span>
        </span>
      </Button>
    </Form>
  );
}
