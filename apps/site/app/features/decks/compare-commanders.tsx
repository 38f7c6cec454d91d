import { Button, Fold } from '@deckwright/ui';
import { Form } from 'react-router';
import { CardTypeahead } from '../../shared/search/card-typeahead.tsx';

type Props = {
  /** The average deck, with its commanders under a heading. */
  text: string;
};

/** Compares this average deck with that of another commander, on the page of a compared list. */
export function CompareCommanders({ text }: Props) {
  return (
    <Fold label="Compare with another commander" quiet>
      <Form method="post" action="/recs" className="flex flex-wrap items-end gap-2 pb-1">
        <input type="hidden" name="deck" value={text} />
        <CardTypeahead
          label="Other commander"
          hideLabel
          name="other"
          among="commanders"
          placeholder="Name of a commander"
          pageSize={8}
          required
          className="min-w-[min(12rem,100%)] flex-1 md:max-w-80"
        />
        <Button type="submit" look="quiet" name="compare" value="other">
          Compare
        </Button>
      </Form>
    </Fold>
  );
}
