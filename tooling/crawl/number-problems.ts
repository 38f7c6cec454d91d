/** What is counted on pages, in the plural. */
const NOUNS =
  '(?:(?:sample|eligible|counted|basic|more|further|other|played|known|new|competitive|recorded) )*(?:decks|cards|commanders|combos|sets|pairs|lands|votes|themes|partners|results|copies|names|rulings|printings|prints|precons|lists|creatures|months|days|games|tournaments|articles|guides|backgrounds|companions|pages|lines|rows|entries|years|ways|steps|promos)';

/** Not a part of a decimal, range, ratio, rank, price or a name such as +1/+1. */
const BEFORE = String.raw`(?<![\p{L}\d.,#$€×+/−–-])`;

const ONE_OF_MANY = new RegExp(`${BEFORE}1 ${NOUNS}\\b`, 'giu');
const BARE = new RegExp(`${BEFORE}\\d{4,} ${NOUNS}\\b`, 'gu');
/** Not the code of a set, such as 40K. */
const COMPACT = /(?<![\p{L}\d])\d+(?:\.\d)?[KMB](?= \p{Ll})/u;
const FULL = /(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])/;
const END = /[.!?;](?:\s|$)/;

/** Elements that end a text, so that what stands beside it is another one. */
const BLOCK =
  /<\/?(?:address|article|aside|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|label|legend|li|main|nav|ol|option|p|pre|section|select|summary|table|tbody|td|th|thead|tr|ul|svg|text)\b[^>]*>/g;

/**
 * What is wrong with the numbers in a page's texts: "1 decks", "6258 combos", and compact beside full ones in one sentence
 * ("2,826 decks of 3.2K"). See the rule in docs/GLOSSARY.md.
 */
export function numberProblems(html: string): string[] {
  return getTexts(html).flatMap((text) => [
    ...(text.match(ONE_OF_MANY) ?? []),
    ...(text.match(BARE) ?? []),
    ...text.split(END).filter((part) => COMPACT.test(part) && FULL.test(part)),
  ]);
}

/** The texts of a document: of its blocks, its title and its description. */
function getTexts(html: string): string[] {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const visible = html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(BLOCK, '\n')
    .replaceAll(/<[^>]*>/g, ' ');
  return [description, ...visible.split('\n')].map((text) => text.replaceAll(/\s+/g, ' ').trim());
}
