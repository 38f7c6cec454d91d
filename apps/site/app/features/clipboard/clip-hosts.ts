/** Where the clipboard's calls go; set before its code is loaded. '' is the site itself. */
export const clipHosts = { api: '' };
