type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How the reader left markup: open folds and menus, and field values, each by index. */
export type Left = {
  folds: readonly boolean[];
  menus: readonly boolean[];
  fields: readonly (string | boolean)[];
  ticked: readonly string[];
};

export function leftIn(root: Element): Left {
  return {
    folds: foldsIn(root).map(({ open }) => open),
    menus: menusIn(root).map((menu) => menu.matches(':popover-open')),
    fields: fieldsIn(root).map((field) => (isTicked(field) ? field.checked : field.value)),
    ticked: fieldsIn(root).flatMap((field) => (isTicked(field) && field.checked ? [field.name] : [])),
  };
}

/**
 * Applies it to what replaces the markup; if that has other folds or fields, they stay as rendered, except for
 * checkboxes identified by name.
 */
export function leaveAs(root: Element, { folds, menus, fields, ticked }: Left): void {
  const drawnFolds = foldsIn(root);
  if (drawnFolds.length === folds.length)
    for (const [place, fold] of drawnFolds.entries()) fold.open = folds[place] === true;
  const drawnMenus = menusIn(root);
  if (drawnMenus.length === menus.length)
    for (const [place, menu] of drawnMenus.entries()) if (menus[place]) openAt(menu, buttonOf(menu, root));
  const drawn = fieldsIn(root);
  if (drawn.length !== fields.length) {
    for (const field of drawn)
      if (isTicked(field) && field.name !== '' && ticked.includes(field.name)) field.checked = true;
    return;
  }
  for (const [place, field] of drawn.entries()) {
    if (isTicked(field)) field.checked = fields[place] === true;
    else field.value = `${fields[place]}`;
  }
}

function foldsIn(root: Element): HTMLDetailsElement[] {
  return [...root.querySelectorAll('details')];
}

function buttonOf(menu: HTMLElement, root: Element): HTMLElement | null {
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

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
