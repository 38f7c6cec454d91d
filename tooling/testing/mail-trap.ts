import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailTrap = {
  /** The value for a site's SMTP_URL. */
  url: string;
  /** The code in the newest email to an address; waits for the first one. */
  codeTo: (address: string) => Promise<string>;
  close: () => Promise<void>;
};

/** A local mail server that stores what it receives. */
export async function startMailTrap(): Promise<MailTrap> {
  const mails: { to: readonly string[]; body: string }[] = [];
  const arrivals = new EventTarget();
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData: async (stream, { envelope }, done) => {
      const body = (await text(stream)).replaceAll('=\r\n', '');
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), body });
      done();
      arrivals.dispatchEvent(new Event('mail'));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async codeTo(address) {
      const newest = () => mails.findLast(({ to }) => to.includes(address));
      while (!newest()) await new Promise((came) => arrivals.addEventListener('mail', came, { once: true }));
      const [, code] = /^ {4}(\d{6,10})\s*$/m.exec(newest()?.body ?? '') ?? [];
      if (code === undefined) throw new Error(`The mail to ${address} holds no code:\n${newest()?.body}`);
      return code;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
