type Control = {
  section: string | null;
  kind: string;
  name: string;
  address: string | null;
  /** Selection in a text field, or the caret position. */
  selection: readonly [number, number] | null;
};

/** The focused control, and the one being pressed by key or mouse. */
export type ActiveControls = { focused: Control | null; pressed: Control | null };

/** Describes the focused control and the `pressed` element of markup that is about to be rerendered. */
export function captureActiveControls(root: HTMLElement, pressed: Element | null): ActiveControls {
  return { focused: getControl(root, document.activeElement), pressed: getControl(root, pressed) };
}

/**
 * Focuses the same control in the rerendered content and completes a press that has not ended: otherwise keyboard users
 * would be back at the top of the page, and keystrokes or a click in progress would be lost.
 */
export function restoreActiveControls({ focused, pressed }: ActiveControls, root: Element): void {
  const field = focused ? find(focused, root) : undefined;
  field?.focus({ preventScroll: true });
  if (focused?.selection && isTextField(field)) field.setSelectionRange(...focused.selection);
  const control = pressed ? find(pressed, root) : undefined;
  if (control) clickOnRelease(control);
}

/** A link occurs once per section, so section and label identify a control; elsewhere the label alone does. */
function getControl(root: HTMLElement, element: Element | null): Control | null {
  if (!element || !root.contains(element)) return null;
  return {
    section: element.closest('section[id]')?.id ?? null,
    kind: element.localName,
    name: getName(element),
    address: element.getAttribute('href'),
    selection: isTextField(element) ? selectionIn(element) : null,
  };
}

function find({ section, kind, name, address }: Control, root: Element): HTMLElement | undefined {
  const scope = section === null ? root : document.getElementById(section);
  const controls = scope?.querySelectorAll<HTMLElement>(kind) ?? [];
  // An abbreviated entry has a longer label once it is rendered.
  return (
    [...controls].find((control) => getName(control) === name) ??
    [...controls].find((control) => address !== null && control.getAttribute('href') === address)
  );
}

/** A field has no text of its own; checkboxes of one name differ by value. */
function getName(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null || !isField(element)) return label ?? element.textContent;
  return `${element.type} ${element.name} ${element.getAttribute('value') ?? ''}`;
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input, select, textarea');
}

function isTextField(element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return element?.matches('input, textarea') ?? false;
}

/** Null for fields without a selection, such as checkboxes. */
function selectionIn({ selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  return selectionStart === null || selectionEnd === null ? null : ([selectionStart, selectionEnd] as const);
}

/** The browser sends no click to an element on which the press did not begin. */
function clickOnRelease(control: HTMLElement): void {
  const ending = new AbortController();
  for (const end of ['keyup', 'pointerup', 'pointercancel'])
    window.addEventListener(
      end,
      ({ target }) => {
        ending.abort();
        if (end !== 'pointercancel' && target instanceof Node && control.contains(target)) control.click();
      },
      { capture: true, signal: ending.signal },
    );
}
