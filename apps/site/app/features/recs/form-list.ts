/** The deck in a form with the fields `deck` and any number of `commander`, as one list. */
export function listOfForm(id: string): string {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return '';
  const fields = new FormData(form);
  const deck = `${fields.get('deck') ?? ''}`.trim();
  const leaders = fields
    .getAll('commander')
    .map((name) => `${name}`.trim())
    .filter(Boolean);
  const namesLeaders = /^[\s/#*[]*commanders?\b/im.test(deck);
  if (leaders.length === 0 || namesLeaders) return deck;
  return ['Commander', ...leaders.map((name) => `1 ${name}`), '', 'Deck', deck].join('\n').trim();
}
