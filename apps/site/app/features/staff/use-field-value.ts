import { type RefObject, useEffect, useRef } from 'react';

/** For an uncontrolled field: takes a new value and keeps the focus, which a new `key` would lose. */
export function useFieldValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
