/** An email to one address. */
export type Mail = {
  /** A bare address that satisfies `isEmailAddress`. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** URL for one-click unsubscribe by POST (RFC 8058), for which email programs show a button. */
  unsubscribeUrl?: string;
};

/** The mailer interface that the verbs use. */
export type MailService = Pick<Mailer, 'send'> & Partial<Pick<Mailer, 'expire' | 'forget'>>;

export type Mailer = {
  /**
   * Queues the email and returns immediately; the mailer sends, retries and logs failures.
   * @throws AppError invalid-argument if `to` is not a single address
   */
  send: (mail: Mail) => Promise<void>;
  /** Removes the emails to an address from the folder, if there is one. */
  forget: (address: string) => Promise<void>;
  /** Removes outdated emails from the folder. */
  expire: (now: Date) => Promise<void>;
  /** Number of unsent emails, and of those dropped since the start. */
  status: () => { waiting: number; failed: number };
  /** Sends queued emails for at most a few seconds; logs the number of remaining ones. */
  stop: () => Promise<void>;
};

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  secure: boolean;
  /** Whether to refuse servers without TLS or with an untrusted certificate. */
  tlsRequired: boolean;
  login: { user: string; password: string } | null;
};

export type MailSender = { name: string; address: string };
