/** Where the page's own calls go; '' is the site itself. Set by the page, as an action knows no settings. */
export const recsHost = { api: '' };
