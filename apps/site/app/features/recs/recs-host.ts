/**
 * Host of the page's own API calls; '' is the site itself. Set by the page, because actions have no access to settings.
 */
export const recsHost = { api: '' };
