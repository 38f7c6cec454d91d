import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';

/** Slurs and hatred that the library's list lacks; `|` is the edge of a word. */
const MORE = [
  ...[
    '|nazi',
    'hitler',
    '|sieg heil',
    '|gook|',
    '|gooks|',
    '|spic|',
    '|spics|',
    '|coon|',
    '|coons|',
    '|paki|',
  ],
  ...['|wetback', '|raghead', '|towelhead', '|pedo|', '|paedo|', 'pedophil', 'paedophil', '|white power|'],
  ...['|kys|', 'kill yourself', 'kill urself', '|shemale', '|rapist', 'bestiality'],
];
/** The library cannot find these, because repeated letters count as one. */
const REPEATED = /(?<![\p{L}\p{N}])(?:kkk|1488)(?![\p{L}\p{N}])/iu;

/** Single letters apart, as in "n a z i". */
const SPREAD = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ ._*-]){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** Harmless words, mostly from card names, that contain a listed word. */
const HARMLESS = [
  ...[
    'obsianus',
    'oceanus',
    'silvanus',
    'kannushi',
    'rappel',
    'trafficker',
    'booby trap',
    'bestial bloodline',
  ],
  ...['bestial fury', 'bestial menace', 'dick grayson', 'moby dick'],
];

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
for (const text of MORE)
  words.addPhrase((phrase) => phrase.setMetadata({ originalWord: text }).addPattern(parseRawPattern(text)));
words.addPhrase((phrase) => HARMLESS.reduce((each, term) => each.addWhitelistedTerm(term), phrase));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** Whether a name contains an obscene or hateful word, even in disguise. */
export function holdsOffence(name: string): boolean {
  const joined = name.replace(SPREAD, (letters) => letters.replace(/[ ._*-]/g, ''));
  return [name, joined].some((text) => matcher.hasMatch(text) || REPEATED.test(text));
}
