import type { Mail } from '../mail/types.ts';

/** Keeps mails in place of sending them. */
export class RecordingMailer {
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  /** The code in the latest mail to an address; '' without one. */
  codeFor(email: string): string {
    const mail = this.mails.findLast(({ to }) => to === email);
    return /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  }
}
