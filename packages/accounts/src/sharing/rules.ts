/** Every bound of sharing decks; those of the numbers themselves stand among the engine's thresholds. */
export const SHARING_RULES = {
  /** Decks of an account wait for review until it is so old … */
  trustedAfterDays: 7,
  /** … and has so many decks that staff have accepted. */
  trustedAfterAccepted: 2,
  /** After a refusal the account's decks wait again for so long. */
  doubtDays: 30,
  /** Different decks that an account may send within a day, and may have at a time. */
  perDay: 20,
  atOnce: 200,
  /** A list under the same commanders that shares this part of its different cards is a newer version. */
  versionShare: 0.7,
  /** Reports a network may have open at a time. */
  openReports: 20,
} as const;

export const DAY_MS = 86_400_000;
