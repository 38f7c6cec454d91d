/** What a table keeps about people, for whoever has to answer for it. */
export type Kept = {
  /** Whom its rows are about. */
  about: 'accounts' | 'visitors' | 'subscribers' | 'patrons' | 'nobody';
  why: string;
  /** What ends a row. */
  until: string;
  /** Every column, with what it holds. */
  columns: Readonly<Record<string, string>>;
};

const ACCOUNT_ENDS = 'the account is deleted';
const MADE = 'when the row was made';
const CHANGED = 'when it last changed';
const OWNER = 'the account';
const UNUSED = 'empty; the library asks for the column';

/** Every table of the database, by its name there. */
export const KEPT_DATA: Readonly<Record<string, Kept>> = {
  users: {
    about: 'accounts',
    why: 'to sign people in and write to them',
    until: ACCOUNT_ENDS,
    columns: {
      id: 'random id',
      name: 'display name',
      email: 'email address',
      email_verified: 'whether its owner proved it by a code',
      image: UNUSED,
      two_factor_enabled: 'whether signing in takes a code beside the password',
      created_at: MADE,
      updated_at: CHANGED,
    },
  },
  sessions: {
    about: 'accounts',
    why: 'to know who is signed in',
    until: 'it is signed out, ends by time, or the account is deleted',
    columns: {
      id: 'random id',
      user_id: OWNER,
      token: 'hash of what the browser shows to be known again',
      expires_at: 'when it ends',
      ip_address: UNUSED,
      user_agent: 'browser and system in words, such as "Firefox on Windows"',
      created_at: MADE,
      updated_at: 'when it was last used, to the hour',
      proven_at: 'when its user last gave the password in it',
    },
  },
  second_factors: {
    about: 'accounts',
    why: 'to check codes of an authenticator app',
    until: 'it is turned off, or the account is deleted',
    columns: {
      id: 'random id',
      user_id: OWNER,
      secret: 'encrypted secret that the app makes codes from',
      backup_codes: 'encrypted recovery codes',
      verified: 'whether the app has shown a code',
      failed_verification_count: 'wrong codes in a row',
      locked_until: 'when codes are taken again after too many wrong ones',
    },
  },
  credentials: {
    about: 'accounts',
    why: 'to check the password',
    until: ACCOUNT_ENDS,
    columns: {
      id: 'random id',
      user_id: OWNER,
      account_id: 'the account once more, as the library asks',
      provider_id: '"credential"',
      access_token: UNUSED,
      refresh_token: UNUSED,
      id_token: UNUSED,
      access_token_expires_at: UNUSED,
      refresh_token_expires_at: UNUSED,
      scope: UNUSED,
      password: 'scrypt hash of the password',
      created_at: MADE,
      updated_at: CHANGED,
    },
  },
  verifications: {
    about: 'accounts',
    why: 'to check one-time codes sent by mail',
    until: 'it is used, ends by time, or the account is deleted',
    columns: {
      id: 'random id',
      identifier: 'what the code is for, with address or account',
      value: 'hash of the code',
      expires_at: 'when it ends',
      created_at: MADE,
      updated_at: CHANGED,
    },
  },
  profiles: {
    about: 'accounts',
    why: 'to show the site as chosen, and to prove consent',
    until: ACCOUNT_ENDS,
    columns: {
      user_id: OWNER,
      region: 'country, of those the site tells apart, where the operator has it told',
      is_admin: 'role',
      is_staff: 'role',
      names_under_cards: 'setting',
      patreon_status: 'patronage as the service told it last',
      patreon_cents: 'its amount a month, in cents',
      price_sources: 'setting',
      salt_level: 'setting',
      chosen: 'which settings were chosen rather than left',
      alternate_art: 'setting',
      version: 'version of the settings',
      terms_accepted_at: 'consent',
      privacy_accepted_at: 'consent',
      ads_accepted_at: 'consent',
      ads_refused_at: 'consent refused or withdrawn',
      pending_email: 'new address that waits for its code',
      updated_at: CHANGED,
    },
  },
  instance_settings: {
    about: 'nobody',
    why: 'secrets that all processes share',
    until: 'the database is deleted',
    columns: { name: 'which secret', value: 'the secret', created_at: MADE },
  },
  attempts: {
    about: 'visitors',
    why: 'to keep passwords and codes from being guessed',
    until: 'a day has passed, or 90 for networks from which an account was entered',
    columns: {
      key: 'keyed hash of what was tried and by whom',
      count: 'how often',
      ends_at: 'when it is forgotten',
    },
  },
  newsletter_addresses: {
    about: 'subscribers',
    why: 'to send the newsletter to those who asked for it',
    until: 'they unsubscribe, do not confirm within three days, or delete the account it belongs to',
    columns: {
      email: 'email address',
      user_id: 'account that has proved to own it',
      subscribed_at: 'when they confirmed',
      confirm_hash: 'hash of the token in the confirmation mail',
      confirm_until: 'when that token ends',
      asked_by: 'account that asked, until it is confirmed',
      mailed_at: 'when the confirmation mail went out',
      leave_hash: 'hash of the token that unsubscribes',
    },
  },
  newsletter_leaves: {
    about: 'nobody',
    why: 'to see how a letter was received',
    until: 'the database is deleted',
    columns: { day: 'day', leaves: 'how many unsubscribed' },
  },
  submitted_decks: {
    about: 'accounts',
    why: 'to count shared decks, show them, and bound what one network weighs',
    until:
      'withdrawn (list, name and network at once, the rest with the next deck shared after a month), or the account is deleted',
    columns: {
      id: 'random id',
      link_id: 'id in the address of its page',
      user_id: OWNER,
      network: 'keyed hash of the network it came from',
      name: 'name its player gave it',
      show_player: 'whether the player’s name is shown',
      commanders: 'commanders',
      cards: 'the other cards',
      companion: 'companion',
      bracket: 'bracket',
      tags: 'themes',
      licence: 'license its player chose',
      rights: 'on what right it is used',
      list_hash: 'hash of the cards, to find copies',
      status: 'pending, accepted, rejected or withdrawn',
      created_at: MADE,
      updated_at: CHANGED,
      reviewed_by: 'who of the staff decided',
      reviewed_at: 'when',
      reason: 'why it was refused',
      withdrawn_at: 'when it was withdrawn',
    },
  },
  deck_reports: {
    about: 'visitors',
    why: 'to hear what is wrong with a shared deck',
    until: 'the deck is deleted',
    columns: {
      id: 'random id',
      deck_id: 'the deck',
      reason: 'what is wrong',
      note: 'the reporter’s words',
      user_id: 'who reported it, where signed in',
      network: 'keyed hash of the reporter’s network',
      status: 'open or closed',
      created_at: MADE,
      closed_by: 'who of the staff answered',
      closed_at: 'when',
    },
  },
  salt_votes: {
    about: 'visitors',
    why: 'to count how salty cards are',
    until: 'it is withdrawn, or the account is deleted',
    columns: {
      voter: 'account, or the random number of a browser',
      card_key: 'the card',
      score: '0 to 4',
      network: 'keyed hash of the network it came from',
      updated_at: CHANGED,
    },
  },
  staff_actions: {
    about: 'accounts',
    why: 'to know who did what to whose account',
    until: 'the database is deleted; deleting an account takes its id out',
    columns: {
      id: 'random id',
      at: 'when',
      actor_kind: 'a person or the command line',
      actor_id: 'who acted',
      action: 'what was done',
      subject_id: 'to whom',
      detail: 'to what effect',
    },
  },
  removed_names: {
    about: 'accounts',
    why: 'to keep a name that staff removed from coming back',
    until: ACCOUNT_ENDS,
    columns: {
      user_id: OWNER,
      name_key: 'the name in a form in which likes are the same',
      removed_at: 'when',
    },
  },
  patron_members: {
    about: 'patrons',
    why: 'to thank patrons on their account',
    until: 'the account it belongs to is deleted; without one, the database',
    columns: {
      member_id: 'id of the patron service',
      email_hash: 'keyed hash of the address',
      user_id: 'account that has proved to own the address',
      status: 'what the service told last',
      cents: 'amount a month, in cents',
      standing: 'running, declined, ended or deleted',
      state_at: 'when that was so',
      updated_at: CHANGED,
    },
  },
  patron_events: {
    about: 'patrons',
    why: 'to take each message of the service once',
    until: 'its member is deleted',
    columns: { member_id: 'id of the patron service', hash: 'hash of the message' },
  },
};
