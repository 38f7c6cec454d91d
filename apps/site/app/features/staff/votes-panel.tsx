import type { StaffVotes } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Figures } from './figures.tsx';
import { Moment } from './moment.tsx';
import { PanelState } from './panel-state.tsx';
import { useStaffAnswer } from './use-staff-answer.ts';

export default function VotesPanel() {
  const answer = useStaffAnswer<StaffVotes>('votes');
  return (
    <PanelState answer={answer}>
      {({ votes, cards, voters, newest }) => (
        <>
          <Figures
            figures={[
              { label: 'Salt votes', value: formatExact(votes) },
              { label: 'Cards with a vote', value: formatExact(cards) },
              { label: 'Accounts that voted', value: formatExact(voters.accounts) },
              { label: 'Devices that voted', value: formatExact(voters.devices) },
            ]}
          />
          <p className="text-sm text-muted">
            {newest ? (
              <>
                The newest vote is of <Moment iso={newest} />.
              </>
            ) : (
              'Nobody has voted yet.'
            )}
          </p>
        </>
      )}
    </PanelState>
  );
}
