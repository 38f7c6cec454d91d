/** Characters that end a line, that a terminal interprets, or that reorder the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** A text that another machine sent, as one line that is safe to print in a terminal. */
export function terminalText(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim();
}

/** JSON, indented, with the same characters escaped: the values stay as they are. */
export function terminalJson(value: object): string {
  return JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
