type Control = {
  section: string | null;
  kind: string;
  name: string;
  address: string | null;
  /** What is marked in a text field, or where the next letter goes. */
  marked: readonly [number, number] | null;
};

/** What has the focus, and what is pressed by key or mouse and not let go yet. */
export type InHand = { focused: Control | null; pressed: Control | null };

/** As found in markup that is about to be drawn anew, so that it can be found again; `pressed` is the element of the press. */
export function inHand(root: HTMLElement, pressed: Element | null): InHand {
  return { focused: controlOf(root, document.activeElement), pressed: controlOf(root, pressed) };
}

/**
 * Gives the focus to the same control as it is drawn now, and a press that has not ended to what it began on: without it,
 * who reads by keys would be back at the top of the page, and letters and a click that the drawing came into would be lost.
 */
export function takeInHand({ focused, pressed }: InHand, root: Element): void {
  const field = focused ? find(focused, root) : undefined;
  field?.focus({ preventScroll: true });
  if (focused?.marked && isTextField(field)) field.setSelectionRange(...focused.marked);
  const control = pressed ? find(pressed, root) : undefined;
  if (control) clickOnRelease(control);
}

/** A card stands once in a list, so that its list and its words tell a control from all others; so do words elsewhere. */
function controlOf(root: HTMLElement, element: Element | null): Control | null {
  if (!element || !root.contains(element)) return null;
  return {
    section: element.closest('section[id]')?.id ?? null,
    kind: element.localName,
    name: nameOf(element),
    address: element.getAttribute('href'),
    marked: isTextField(element) ? markedIn(element) : null,
  };
}

function find({ section, kind, name, address }: Control, root: Element): HTMLElement | undefined {
  const list = section === null ? root : document.getElementById(section);
  const controls = list?.querySelectorAll<HTMLElement>(kind) ?? [];
  // A card told by its name alone has more words once it is drawn.
  return (
    [...controls].find((control) => nameOf(control) === name) ??
    [...controls].find((control) => address !== null && control.getAttribute('href') === address)
  );
}

/** A field has no words of its own; boxes of one name are told by their values. */
function nameOf(element: Element): string {
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

/** Null in fields where nothing can be marked, such as boxes. */
function markedIn({ selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  return selectionStart === null || selectionEnd === null ? null : ([selectionStart, selectionEnd] as const);
}

/** The browser sends no click to an element that the press did not begin on. */
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
