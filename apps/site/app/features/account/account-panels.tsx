import type { RefObject } from 'react';
import { Link } from 'react-router';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import type { UserState } from '../../shared/session/user-state.ts';
import { ApiKeysPanel } from './api-keys-panel.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailPanel } from './email-panel.tsx';
import { ExportData } from './export-data.tsx';
import { NamePanel } from './name-panel.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PatronPanel } from './patron-panel.tsx';
import { ResetSettings } from './reset-settings.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SettingsFields } from './settings-fields.tsx';

type Props = {
  user: UserState;
  /** Set when the account is being deleted, which navigates elsewhere. */
  ending: RefObject<boolean>;
};

/** Everything users can change about their account. */
export function AccountPanels({ user, ending }: Props) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        <TitledPanel title="Settings">
          <SettingsFields />
          <ResetSettings />
        </TitledPanel>
        <TitledPanel title="Shared decks">
          <p className="text-sm text-pretty">
            Decks you share count in the statistics.{' '}
            <Link to="/account/decks" className="link">
              See them, or share one
            </Link>
          </p>
        </TitledPanel>
        <NewsletterPanel uid={user.uid} />
        <PatronPanel email={user.email} patreon={user.patreon} />
        <ApiKeysPanel />
      </div>
      <div className="flex flex-col gap-5">
        <NamePanel name={user.displayName} />
        <EmailPanel email={user.email} />
        <PasswordPanel />
        <PasskeysPanel />
        <SecondFactorPanel />
        <SessionsPanel />
        <TitledPanel title="Your data">
          <ExportData />
          <DeleteAccount uid={user.uid} ending={ending} />
        </TitledPanel>
      </div>
    </div>
  );
}
