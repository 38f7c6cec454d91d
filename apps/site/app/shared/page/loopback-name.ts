/** Whether a name is of the machine itself: a page opened under it was opened there, not by a visitor. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
