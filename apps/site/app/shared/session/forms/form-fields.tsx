import { useHydrated } from '@deckwright/islands';
import { Button, FIELD, LABEL } from '@deckwright/ui';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { focusFirstField } from './focus.ts';
import type { AccountForm } from './use-account-form.ts';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'form'> & {
  label: string;
  name: string;
  form: AccountForm;
  hint?: string;
  /** Placed above the right end of the field. */
  children?: ReactNode;
};

/** A field with its label and error message, which is announced. */
export function FormField({ label, name, form, hint, children, ...input }: FieldProps) {
  const id = useId();
  const problem = form.problems[name];
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className={`${LABEL} pb-1`}>
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-fault`}
          className={`${FIELD} aria-invalid:border-bad ${children ? 'pr-18' : ''}`}
        />
        {children}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="pt-1 text-xs text-muted">
          {hint}
        </p>
      ) : null}
      <p id={`${id}-fault`} aria-live="polite" className="text-sm text-bad not-empty:pt-1">
        {problem}
      </p>
    </div>
  );
}

type PasswordProps = {
  form: AccountForm;
  label?: string;
  name?: string;
  /** Whether it is the current or a new password, for password managers. */
  kind: 'current-password' | 'new-password';
  hint?: string;
};

export function PasswordField({ form, label = 'Password', name = 'password', kind, hint }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      form={form}
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={kind}
      autoCapitalize="none"
      spellCheck={false}
      {...(hint ? { hint } : {})}
    >
      <button
        type="button"
        aria-pressed={shown}
        aria-label={`Show ${label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 min-w-16 rounded-md px-3 text-sm font-semibold text-accent hover:bg-raised"
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </FormField>
  );
}

type EmailProps = {
  form: AccountForm;
  label?: string;
  /** With `webauthn` browsers also offer passkeys in this field. */
  kind?: 'username' | 'username webauthn' | 'email';
  defaultValue?: string;
};

/** Validated by the form itself, which trims it. */
export function EmailField({ form, label = 'Email', kind = 'username', defaultValue }: EmailProps) {
  return (
    <FormField
      form={form}
      label={label}
      name="email"
      type="text"
      inputMode="email"
      autoComplete={kind}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
    />
  );
}

type CodeProps = { form: AccountForm; label?: string; hint?: string; inputMode?: 'numeric' | 'text' };

/** The six digits from an email, or a substitute. */
export function CodeField({ form, label = 'Code from the email', hint, inputMode = 'numeric' }: CodeProps) {
  return (
    <FormField
      form={form}
      label={label}
      name="code"
      type="text"
      inputMode={inputMode}
      {...(hint ? { hint } : {})}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type TickProps = { name: string; form: AccountForm; children: ReactNode };

/** A checkbox, initially unchecked. */
export function TickField({ name, form, children }: TickProps) {
  const id = useId();
  const problem = form.problems[name];
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 items-start gap-2.5 py-2 text-sm text-pretty">
        <input
          type="checkbox"
          name={name}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-fault`}
          className="mt-0.5 size-4.5 shrink-0 accent-gold"
        />
        <span>{children}</span>
      </label>
      <p id={`${id}-fault`} aria-live="polite" className="text-sm text-bad">
        {problem}
      </p>
    </div>
  );
}

type FormProps = {
  form: AccountForm;
  label: string;
  button: string;
  busy: string;
  children: ReactNode;
  /** Whether the action cannot be undone. */
  final?: boolean;
  /** Whether the first field gets the focus, because what opened the form is gone or comes after it. */
  takesFocus?: boolean;
};

/**
 * The form around the fields, with its button. Disabled until hydration, because a native submit would only reload the
 * page.
 */
export function FormBox({
  form,
  label,
  button,
  busy,
  children,
  final = false,
  takesFocus = false,
}: FormProps) {
  const hydrated = useHydrated();
  return (
    <form
      ref={takesFocus ? focusFirstField : undefined}
      aria-label={label}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="flex flex-col gap-4 noscript:hidden"
    >
      {children}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {form.problems['']}
      </p>
      <Button
        type="submit"
        look={final ? 'danger' : 'primary'}
        disabled={!hydrated}
        aria-disabled={form.busy}
        aria-busy={form.busy}
      >
        {form.busy ? busy : button}
      </Button>
    </form>
  );
}
