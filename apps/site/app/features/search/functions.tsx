import { FUNCTION_TAGS } from '@deckwright/domain';
import { ChipLink } from '@deckwright/ui';
import { functionUrl } from '../../shared/search/search-query.ts';

/** Starting points for visitors looking for cards by function. */
export function Functions() {
  return (
    <nav aria-label="Cards by what they do" className="flex flex-wrap items-center gap-1.5">
      {FUNCTION_TAGS.map(({ id, label }) => (
        <ChipLink key={id} to={functionUrl(id)} current={false}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
