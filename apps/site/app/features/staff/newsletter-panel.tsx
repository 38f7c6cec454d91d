import type { StaffNewsletter } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Figures } from './figures.tsx';
import { PanelState } from './panel-state.tsx';
import { useStaffAnswer } from './use-staff-answer.ts';

export default function NewsletterPanel() {
  const answer = useStaffAnswer<StaffNewsletter>('newsletter');
  return (
    <PanelState answer={answer}>
      {({ subscribed, waiting, left }) => (
        <Figures
          figures={[
            { label: 'Subscribed', value: formatExact(subscribed) },
            { label: 'Waiting for a confirmation', value: formatExact(waiting) },
            { label: 'Left in the last 30 days', value: formatExact(left) },
          ]}
        />
      )}
    </PanelState>
  );
}
