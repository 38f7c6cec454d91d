/** True for the names of the machine itself: a page opened under one was opened there, not by a visitor. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
