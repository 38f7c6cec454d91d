export type Accounts = Record<string, never>;
