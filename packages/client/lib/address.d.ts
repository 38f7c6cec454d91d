/** Names in a path and keys of a query. A list is joined by commas; what is undefined or null is left out. */
export type Parameters = object;
/**
 * The path of a call with its query: `{id}` is replaced by the parameter of that name, `{+page}` by one that may have
 * slashes, and the other parameters become the query.
 * @throws TypeError for a name that is missing or is no name
 */
export declare function callAddress(template: string, parameters: Parameters): string;
