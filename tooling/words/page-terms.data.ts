/** What only readers of a page can see or do: programs are told what is wrong with a request. */
export const PAGE_TERMS =
  /\b(?:buttons?|click(?:s|ed|ing)?|press(?:ed|ing)?|tabs?|check ?box(?:es)?|drop-?downs?|menus?|toolbar|pop-?up|search box|input field|(?:listed|shown|marked|explained) (?:here|below|above)|on this page)\b/i;

/** Files whose texts programs are answered with. */
export const API_FILES =
  /^(?:apps\/site\/server\/(?:api|assistants|limits|printers|questions|v1)\/|packages\/(?:card-query|decklist|domain)\/src\/|packages\/answers\/src\/(?:developers|insight|lookup|recs|resources|search)\/)/;
