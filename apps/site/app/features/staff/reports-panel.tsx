import type { DeckReport, DeckReports } from '@deckwright/contract/schemas';
import { Link } from 'react-router';
import { withCalls } from '../../shared/session/session.ts';
import { DeckDecision } from './deck-decision.tsx';
import { PanelState } from './panel-state.tsx';
import { ReviewBox } from './review-box.tsx';
import { useReview } from './use-review.ts';
import { useStaffAnswer } from './use-staff-answer.ts';

const REASONS = { name: 'About the name', list: 'About the list', other: 'Something else' } as const;

export default function ReportsPanel() {
  const answer = useStaffAnswer<DeckReports>('reports');
  return (
    <PanelState answer={answer}>
      {({ reports }) => <Open reports={reports} reload={answer.reload} />}
    </PanelState>
  );
}

function Open({ reports, reload }: { reports: readonly DeckReport[]; reload: () => void }) {
  const review = useReview(reports.length, reload);
  const report = reports[review.index];
  return (
    <ReviewBox
      review={review}
      label="Reports"
      what="Report"
      total={reports.length}
      empty="No report waits for an answer."
    >
      {report ? (
        <>
          <div className="flex flex-col gap-1 border-l-2 border-accent pl-3 text-sm">
            <p className="font-semibold">{`${REASONS[report.reason]}, ${report.reportedAt.slice(0, 10)}`}</p>
            {report.note ? <p className="whitespace-pre-wrap wrap-anywhere">{report.note}</p> : null}
            {report.deck.counted ? (
              <Link to={report.deck.url} className="link inline-flex min-h-11 items-center self-start">
                The deck’s page
              </Link>
            ) : null}
          </div>
          <DeckDecision
            id={report.id}
            deck={report.deck}
            review={review}
            approve={{
              label: 'Dismiss',
              work: () =>
                withCalls((calls) =>
                  calls.requester.json('POST', `/api/staff/reports/${report.id}/dismiss`, undefined),
                ),
              done: 'Dismissed.',
            }}
            refused="The deck has been refused."
          />
        </>
      ) : null}
    </ReviewBox>
  );
}
