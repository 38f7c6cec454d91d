import type { NewsletterService } from '../accounts/newsletter-service.ts';
import { refusing } from './page-answers.ts';

/** What forms without scripts change, within the limits of the API. Refusals carry the status of the page. */
export type NewsletterForms = {
  askNewsletter: (email: string) => Promise<void>;
  confirmNewsletter: (token: string) => Promise<void>;
  endNewsletter: (token: string) => Promise<void>;
};

/** The forms of one visitor, `by` as counted by limits. */
export function makeNewsletterForms(newsletter: NewsletterService, by: string): NewsletterForms {
  return {
    askNewsletter: refusing('newsletter.ask', (email: string) => newsletter.ask(email, by)),
    confirmNewsletter: refusing('newsletter.confirm', newsletter.confirm),
    endNewsletter: refusing('newsletter.end', newsletter.end),
  };
}
