import { describe, expect, it, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { mailSite } from './mail-site.ts';

const OWN = 'http://localhost:3000';
const SMTP = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.org' };

describe('mailSite', () => {
  it('has the configured address and operator', () => {
    const settings = readSettings({
      ...SMTP,
      PUBLIC_ORIGIN: 'https://decks.example.org/',
      OPERATOR_NAME: 'Jo',
    });
    expect(mailSite(settings, OWN)).toEqual({
      name: 'Deckwright',
      origin: 'https://decks.example.org',
      operator: { name: 'Jo', email: 'webmaster@decks.example.org' },
    });
  });

  it("uses this machine's address if none is configured", () => {
    expect(mailSite(readSettings({}), OWN).origin).toBe(OWN);
  });

  it('warns in the log if emails are sent without a configured address', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mailSite(readSettings(SMTP), OWN);
    expect(warn.mock.calls).toEqual([
      ['PUBLIC_ORIGIN is not set: the links in mails lead to http://localhost:3000.'],
    ]);
  });
});
