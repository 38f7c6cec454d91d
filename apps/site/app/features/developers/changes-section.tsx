import type { DevelopersPage } from '@deckwright/contract/schemas';
import { Fold } from '@deckwright/ui';
import { TextBlocks } from '../../shared/text/text-blocks.tsx';
import { DeveloperSection } from './developer-section.tsx';
import { WithCode } from './with-code.tsx';

type Props = { changes: DevelopersPage['changes'] };

const NO_CARDS = new Map<string, never>();

/** What changed for programs, from the changelog. */
export function ChangesSection({ changes }: Props) {
  return (
    <DeveloperSection id="changes" title="Changes">
      <p>
        <WithCode text="Within `/api/v1`, calls, parameters and fields are added, never changed or removed: pass over what you do not know. An address that will end says so in `Deprecation` and `Sunset` for at least twelve months." />
      </p>
      {changes.map(({ release, breaking, added }, index) => (
        <Fold key={release} label={release} open={index === 0}>
          <div className="flex flex-col gap-3 pb-3">
            {breaking.length > 0 ? <p className="font-semibold">Programs may have to change</p> : null}
            <TextBlocks blocks={breaking} cards={NO_CARDS} />
            {added.length > 0 ? <p className="font-semibold">New</p> : null}
            <TextBlocks blocks={added} cards={NO_CARDS} />
          </div>
        </Fold>
      ))}
    </DeveloperSection>
  );
}
