import type { DeckReport, DeckReports } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { Link } from 'react-router';
import { withCalls } from '../../shared/session/session.ts';
import { RefuseForm, ReviewedDeckView, sendReview } from './deck-review.tsx';
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
  const { busy, act } = review;
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
          <ReviewedDeckView deck={report.deck} />
          <div className="flex flex-col gap-4 border-t border-line pt-4">
            <div className="flex flex-wrap gap-2">
              <Button
                aria-disabled={busy}
                onClick={() =>
                  act(
                    () =>
                      withCalls((calls) =>
                        calls.requester.json('POST', `/api/staff/reports/${report.id}/dismiss`, undefined),
                      ),
                    'Dismissed.',
                  )
                }
              >
                Dismiss
              </Button>
              {report.deck.name || report.deck.showPlayer ? (
                <Button
                  look="quiet"
                  aria-disabled={busy}
                  onClick={() =>
                    act(
                      () =>
                        sendReview(report.deck, {
                          action: 'remove-name',
                          updatedAt: report.deck.updatedAt,
                        }),
                      'The name has been removed.',
                    )
                  }
                >
                  Remove the name
                </Button>
              ) : null}
            </div>
            <RefuseForm
              key={report.id}
              busy={busy}
              onRefuse={(reason) =>
                act(
                  () =>
                    sendReview(report.deck, {
                      action: 'refuse',
                      updatedAt: report.deck.updatedAt,
                      reason,
                    }),
                  'The deck has been refused.',
                )
              }
            />
          </div>
        </>
      ) : null}
    </ReviewBox>
  );
}
