/** One letter to one address. */
export type Mail = {
  /** A bare address, as `isEmailAddress` has it. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one POST ends what the mail is about (RFC 8058): mail programs then show a button of their own. */
  unsubscribeUrl?: string;
};

/** What the verbs need of a mailer. */
export type MailDesk = Pick<Mailer, 'send'> & Partial<Pick<Mailer, 'expire' | 'forget'>>;

export type Mailer = {
  /**
   * Takes the mail over and returns at once: sending, trying again and what goes wrong is the mailer's, in the log.
   * @throws AppError invalid-argument where `to` is no single address
   */
  send: (mail: Mail) => Promise<void>;
  /** Removes the mails to an address that lie in the folder, where they lie there. */
  forget: (address: string) => Promise<void>;
  /** Removes mails from the folder that are older than anybody needs. */
  expire: (now: Date) => Promise<void>;
  /** Mails that are not sent yet, and those given up since the start. */
  status: () => { waiting: number; failed: number };
  /** Sends what waits, for a few seconds at most; what is left then is counted in the log. */
  stop: () => Promise<void>;
};

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; else the connection turns to TLS when the server offers it. */
  secure: boolean;
  /** Whether a server that offers no TLS, or shows a certificate nobody vouches for, is refused. */
  tlsRequired: boolean;
  login: { user: string; password: string } | null;
};

export type MailSender = { name: string; address: string };
