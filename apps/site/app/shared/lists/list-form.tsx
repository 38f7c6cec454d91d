import { Button, cn, FIELD, LABEL } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';

type Props = {
  /** The list's own path: the target of the form and of the link to the whole list. */
  path: string;
  /** The form's initial values; another value rerenders it. */
  state: string;
  /** Whether the list is filtered. */
  narrowed: boolean;
  className: string;
  children: ReactNode;
};

/** Filters a list; works as a plain form. */
export function ListForm({ path, state, narrowed, className, children }: Props) {
  return (
    <Form method="get" action={path} key={state} className={cn('items-end gap-3', className)}>
      {children}
      <Button type="submit" look="quiet">
        Filter
      </Button>
      {narrowed ? (
        <Link to={path} className="link inline-flex min-h-11 items-center text-sm">
          Show all
        </Link>
      ) : null}
    </Form>
  );
}

type ChoiceProps = { name: string; label: string; value: string; children: ReactNode };

/** One of a list form's menus; `children` are its options. */
export function FormChoice({ name, label, value, children }: ChoiceProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1 md:max-w-56">
      <span className={LABEL}>{label}</span>
      <select name={name} defaultValue={value} className={FIELD}>
        {children}
      </select>
    </label>
  );
}
