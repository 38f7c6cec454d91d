import type { SecondFactorBegun } from '@deckwright/contract/schemas';
import { focusWhenShown } from '@deckwright/islands';
import { CodeField, FormBox } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { withCalls } from '../../shared/session/session.ts';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';

type Props = { begun: SecondFactorBegun; onConfirmed: () => void };

/** The secret as a QR code and as text, and a field for the app's first code. */
export function SecondFactorSetup({ begun, onConfirmed }: Props) {
  const form = useAccountForm(async (fields) => {
    const code = readField(fields, 'code').replace(/\s/g, '');
    const wrong = mergeProblems(checkRequired(code, 'code', 'Enter the code from the app.'));
    if (wrong) return wrong;
    await withCalls((calls) => calls.confirmSecondFactor(code));
    onConfirmed();
    return null;
  });
  const { size, path } = begun.qr;
  return (
    <div className="flex flex-col gap-4">
      <p ref={focusWhenShown} tabIndex={-1} className="text-sm text-pretty">
        Scan this with an authenticator app, or{' '}
        <a href={begun.uri} className="link">
          open it in an app on this device
        </a>
        . Then enter the code that the app shows.
      </p>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
        className="w-48 max-w-full self-center rounded-md"
      >
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="text-sm">
        Or type this key into the app:{' '}
        <code className="font-mono font-semibold wrap-anywhere">
          {begun.secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
      <FormBox form={form} label="Turn on two-step sign-in" button="Turn on" busy="Checking…">
        <CodeField form={form} label="Code from the app" />
      </FormBox>
    </div>
  );
}
