import { isActivePatron, type Profile } from '@deckwright/domain';
import { Link } from 'react-router';
import { channelHref, useSiteFacts } from '../../shared/page/site-settings.ts';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { ProveEmail } from './prove-email.tsx';

type Props = { email: string; patreon: Profile['patreon'] };

export function PatronPanel({ email, patreon }: Props) {
  const url = useSiteFacts()?.channels.find(({ kind }) => kind === 'patron')?.url ?? null;
  const words = isActivePatron({ patreon }) ? 'Your patronage' : 'Become a patron';
  return (
    <TitledPanel title="Patron">
      <p className="text-sm text-pretty">
        {isActivePatron({ patreon })
          ? 'You are a patron. Thank you! You see no ads here.'
          : 'Patrons cover this site’s costs and see no ads.'}
      </p>
      {url ? (
        <a href={url} rel="noreferrer" className="link inline-flex min-h-11 items-center self-start text-sm">
          {words}
        </a>
      ) : (
        <Link
          to={channelHref({ url: null })}
          className="link inline-flex min-h-11 items-center self-start text-sm"
        >
          {words}
        </Link>
      )}
      {isActivePatron({ patreon }) ? null : <ProveEmail email={email} />}
    </TitledPanel>
  );
}
