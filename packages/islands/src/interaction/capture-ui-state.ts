type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** State of markup that the reader can change: open folds and menus, field values and swiped lists, each by index. */
export type UiState = {
  folds: readonly boolean[];
  menus: readonly boolean[];
  fields: readonly (string | boolean)[];
  /** Names of checked boxes. */
  checked: readonly string[];
  /** How far lists are scrolled sideways. */
  swipes: readonly number[];
};

/** Captures it in markup that is about to be replaced. */
export function captureUiState(root: Element): UiState {
  return {
    folds: foldsIn(root).map(({ open }) => open),
    menus: menusIn(root).map((menu) => menu.matches(':popover-open')),
    fields: fieldsIn(root).map((field) => (isCheckable(field) ? field.checked : field.value)),
    checked: fieldsIn(root).flatMap((field) => (isCheckable(field) && field.checked ? [field.name] : [])),
    swipes: listsIn(root).map(({ scrollLeft }) => scrollLeft),
  };
}

/**
 * Restores it in what replaces the markup; if that has other folds or fields, they stay as rendered, except for
 * checkboxes identified by name.
 */
export function restoreUiState(root: Element, { folds, menus, fields, checked, swipes }: UiState): void {
  const newFolds = foldsIn(root);
  if (newFolds.length === folds.length)
    for (const [index, fold] of newFolds.entries()) fold.open = folds[index] === true;
  const newMenus = menusIn(root);
  if (newMenus.length === menus.length)
    for (const [index, menu] of newMenus.entries()) if (menus[index]) openAt(menu, getButton(menu, root));
  const newLists = listsIn(root);
  if (newLists.length === swipes.length)
    for (const [index, list] of newLists.entries()) if (swipes[index]) list.scrollLeft = swipes[index];
  const newFields = fieldsIn(root);
  if (newFields.length !== fields.length) {
    for (const field of newFields)
      if (isCheckable(field) && field.name !== '' && checked.includes(field.name)) field.checked = true;
    return;
  }
  for (const [index, field] of newFields.entries()) {
    if (isCheckable(field)) field.checked = fields[index] === true;
    else field.value = `${fields[index]}`;
  }
}

function foldsIn(root: Element): HTMLDetailsElement[] {
  return [...root.querySelectorAll('details')];
}

function listsIn(root: Element): HTMLUListElement[] {
  return [...root.querySelectorAll('ul')];
}

function getButton(menu: HTMLElement, root: Element): HTMLElement | null {
  return root.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`);
}

/** A menu is positioned next to the button that opened it, and returns the focus to it when closed. */
function openAt(menu: HTMLElement, source: HTMLElement | null): void {
  menu.showPopover(source ? { source } : undefined);
}

function menusIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[popover]')];
}

function fieldsIn(root: Element): Field[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')];
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
