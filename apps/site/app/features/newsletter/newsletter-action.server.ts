import { isEmailAddress } from '@deckwright/domain';
import { data } from 'react-router';
import type { FormCalls } from '../../shared/page/contexts.ts';
import { toRefusal } from '../../shared/page/load-page.ts';
import type { AskProblem, AskResult, TokenResult } from './newsletter-result.ts';

const NO_ADDRESS = 'This is not an email address. It should look like jo@example.org.';
const NO_CONSENT = 'Check the box to subscribe to the newsletter.';
const FAILED = 'That didn’t work. Please try again in a moment.';

export async function takeNewsletterForm(calls: Pick<FormCalls, 'askNewsletter'>, form: FormData) {
  const email = readText(form, 'email').trim();
  const refuse = (status: number, problem: AskProblem) =>
    data<AskResult>({ email: email.slice(0, 300), sent: false, problem }, { status });
  if (!isEmailAddress(email)) return refuse(400, { field: 'email', text: NO_ADDRESS });
  if (form.get('consent') === null) return refuse(400, { field: 'consent', text: NO_CONSENT });
  try {
    await calls.askNewsletter(email);
    return data<AskResult>({ email, sent: true });
  } catch (error) {
    const { status, message } = toRefusal(error) ?? { status: 503, message: FAILED };
    return refuse(status, { field: null, text: message });
  }
}

/** Sends the token of an email's link, which is in the form. */
export async function sendToken(form: FormData, send: (token: string) => Promise<unknown>) {
  try {
    await send(readText(form, 'token').slice(0, 200));
    return data<TokenResult>({ done: true });
  } catch (error) {
    const { status, message } = toRefusal(error) ?? { status: 503, message: FAILED };
    return data<TokenResult>({ done: false, text: message }, { status });
  }
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
