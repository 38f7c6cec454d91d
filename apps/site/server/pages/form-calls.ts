import type { NewsletterDesk } from '../accounts/newsletter-service.ts';
import { refusing } from './page-answers.ts';

/** What forms without scripts change, within the limits of the API. Refusals carry the status of the page. */
export type NewsletterForms = {
  askNewsletter: (email: string) => Promise<void>;
  confirmNewsletter: (token: string) => Promise<void>;
  endNewsletter: (token: string) => Promise<void>;
};

/** The forms of one visitor, `by` as counted by limits. */
export function formCallsOf(desk: NewsletterDesk, by: string): NewsletterForms {
  return {
    askNewsletter: refusing('newsletter.ask', (email: string) => desk.ask(email, by)),
    confirmNewsletter: refusing('newsletter.confirm', desk.confirm),
    endNewsletter: refusing('newsletter.end', desk.end),
  };
}
