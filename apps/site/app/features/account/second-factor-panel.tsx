import type { SecondFactorBegun, SecondFactorRequest } from '@deckwright/contract/schemas';
import { focusWhenShown } from '@deckwright/islands';
import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { FormBox, PasswordField } from '../../shared/session/forms/form-fields.tsx';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';
import { NotAnswered } from './not-answered.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useCodeStep } from './use-code-step.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

type What = 'begin' | 'end' | 'renew';

type Step =
  | { at: 'rest' }
  | { at: 'ask'; what: What }
  | { at: 'setup'; begun: SecondFactorBegun }
  | { at: 'codes'; codes: readonly string[] };

const TITLES = { begin: 'Set up', end: 'Turn off', renew: 'New recovery codes' } as const;

/** Codes of an authenticator app in addition to the password. */
export function SecondFactorPanel() {
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const status = useRef<HTMLParagraphElement>(null);
  const ender = useRef<HTMLButtonElement>(null);
  const renewer = useRef<HTMLButtonElement>(null);
  const unanswered = useFirstAnswer(
    (calls) => calls.fetchSecondFactor(),
    ({ enabled }) => setIsOn(enabled),
  );

  function become(enabled: boolean, next: Step): void {
    // The previous session has ended.
    account.signedIn({ uid: account.get().user.uid });
    setIsOn(enabled);
    setStep(next);
  }

  async function withProof(what: What, proof: SecondFactorRequest): Promise<void> {
    if (what === 'begin') {
      const begun = await withCalls((calls) => calls.beginSecondFactor(proof.password));
      setStep({ at: 'setup', begun });
    } else if (what === 'renew') {
      const { recoveryCodes } = await withCalls((calls) => calls.renewRecoveryCodes(proof));
      setStep({ at: 'codes', codes: recoveryCodes });
    } else {
      await withCalls((calls) => calls.endSecondFactor(proof));
      focusAfter(
        () => become(false, { at: 'rest' }),
        () => status.current,
      );
    }
  }

  /** Setting it up has one button for opening and canceling, which keeps the focus. */
  function rest(): void {
    const opener =
      step.at === 'codes'
        ? status
        : step.at === 'ask' && step.what !== 'begin'
          ? { end: ender, renew: renewer }[step.what]
          : null;
    focusAfter(
      () => setStep({ at: 'rest' }),
      () => opener?.current,
    );
  }

  return (
    <TitledPanel title="Two-step sign-in">
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-pretty">
        {isOn
          ? 'On. Signing in takes your password and a code from your authenticator app.'
          : 'Signing in then takes your password and a code from an app on your phone. Staff need it.'}
      </p>
      {step.at === 'ask' ? (
        <PasswordForm
          title={TITLES[step.what]}
          isOn={isOn === true}
          onSent={(proof) => withProof(step.what, proof)}
        />
      ) : null}
      {step.at === 'setup' ? (
        <SecondFactorSetup
          begun={step.begun}
          onConfirmed={() => become(true, { at: 'codes', codes: step.begun.recoveryCodes })}
        />
      ) : null}
      {step.at === 'codes' ? <Codes codes={step.codes} /> : null}
      <div className="flex flex-wrap gap-3">
        {step.at !== 'rest' ? (
          <Button look="quiet" onClick={rest}>
            {step.at === 'codes' ? 'I saved the codes' : 'Cancel'}
          </Button>
        ) : isOn ? (
          <>
            <Button ref={renewer} look="quiet" onClick={() => setStep({ at: 'ask', what: 'renew' })}>
              New recovery codes
            </Button>
            <Button ref={ender} look="quiet" onClick={() => setStep({ at: 'ask', what: 'end' })}>
              Turn off
            </Button>
          </>
        ) : (
          <Button look="quiet" disabled={isOn === null} onClick={() => setStep({ at: 'ask', what: 'begin' })}>
            Set up two-step sign-in
          </Button>
        )}
      </div>
      <NotAnswered of={unanswered} />
    </TitledPanel>
  );
}

type PasswordProps = { title: string; isOn: boolean; onSent: (proof: SecondFactorRequest) => Promise<void> };

function PasswordForm({ title, isOn, onSent }: PasswordProps) {
  const codeStep = useCodeStep();
  const form = useAccountForm(async (fields) => {
    const password = readField(fields, 'password');
    const wrong = mergeProblems(
      checkRequired(password, 'password', 'Enter your password.'),
      codeStep.problems(fields),
    );
    if (wrong) return wrong;
    if (isOn) await codeStep.send(fields, (code) => onSent({ password, ...code }));
    else await onSent({ password });
    return null;
  });
  return (
    <FormBox form={form} label={title} button="Continue" busy="Checking…" takesFocus>
      <PasswordField form={form} kind="current-password" />
      {codeStep.field(form)}
    </FormBox>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <p ref={focusWhenShown} tabIndex={-1} className="text-sm text-pretty">
        Keep these recovery codes where you’ll find them without your phone. Each one signs you in once; they
        aren’t shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-md border border-line bg-raised p-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
