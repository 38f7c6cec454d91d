import type { DevelopersPage } from '@deckwright/contract/schemas';
import { Fold, PhoneFold } from '@deckwright/ui';
import { TextBlocks } from '../../shared/text/text-blocks.tsx';
import { DeveloperSection } from './developer-section.tsx';
import { WithCode } from './with-code.tsx';

type Changes = DevelopersPage['changes'];
type Props = { changes: Changes };

const NO_CARDS = new Map<string, never>();

/** What changed for programs, from the changelog. */
export function ChangesSection({ changes }: Props) {
  return (
    <DeveloperSection id="changes" title="Changes">
      <p>
        <WithCode text="Within `/api/v1`, calls, parameters and fields are added, and none is changed or removed: pass over what you do not know. Mistakes in calls that were ignored may be refused later. An address that will end says so in `Deprecation` and `Sunset` for at least twelve months." />
      </p>
      {changes.map(({ release, breaking, added }, index) => (
        <Fold key={release} label={release} open={index === 0}>
          <div className="flex flex-col gap-3 pb-3">
            {breaking.length > 0 ? <p className="font-semibold">Programs may have to change</p> : null}
            <Blocks name={`breaking-${index}`} blocks={breaking} />
            {added.length > 0 ? <p className="font-semibold">New</p> : null}
            <Blocks name={`added-${index}`} blocks={added} />
          </div>
        </Fold>
      ))}
    </DeveloperSection>
  );
}

type BlocksProps = { name: string; blocks: Changes[number]['added'] };

/** Of a list, a phone shows the first entries until its box is ticked. */
function Blocks({ name, blocks }: BlocksProps) {
  return blocks.map((block, index) => {
    const key = `${name}-${index}`;
    return (
      <PhoneFold
        key={key}
        count={block.type === 'list' ? block.items.length : 1}
        first={12}
        name={key}
        what="changes"
      >
        {(folds) => <TextBlocks blocks={[block]} cards={NO_CARDS} listClass={folds} />}
      </PhoneFold>
    );
  });
}
