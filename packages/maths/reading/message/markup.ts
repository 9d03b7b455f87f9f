/*
 * Marks of a web page or a LaTeX source that stand for the layout of a problem: raised digits, named characters, the items of a list.
 */

const characters: Readonly<Record<string, string>> = {
  nbsp: ' ',
  minus: '−',
  times: '×',
  divide: '÷',
  lt: '<',
  gt: '>',
  le: '≤',
  ge: '≥',
  ne: '≠',
  amp: '&',
  pi: 'π',
  radic: '√',
  middot: '·',
  deg: '°',
};

/** x<sup>2</sup>, &minus; and <br> as plain text. */
export const withoutHtml = (text: string): string =>
  /<\/?\p{L}|&\p{L}+;/u.test(text)
    ? text
        .replaceAll(/<sup>\s*([^<>]{1,12}?)\s*<\/sup>/giu, '^($1)')
        .replaceAll(/<sub>\s*([a-z\d]{1,2})\s*<\/sub>/giu, '_$1')
        .replaceAll(/<\/?(?:br|p|div|li|ol|ul)\s*\/?>/giu, '\n')
        .replaceAll(/<\/?(?:b|i|em|strong|span|u|sup|sub)\s*>/giu, '')
        .replaceAll(/&(\p{L}{2,6});/gu, (all, name: string) => characters[name] ?? all)
    : text;

/**
 * The tags of a forum: [tex]…[/tex] encloses a formula, [b]…[/b] only sets text. What a pair encloses decides, not its name; the same for
 * elements without a place in a page's text, such as <math>.
 */
export const withoutForumTags = (text: string): string =>
  /\[\/\p{L}|<\/\p{L}/u.test(text)
    ? text.replaceAll(
        /(?:\[(\p{L}{1,12})(?:=[^\][\n]{0,20})?\]|<(math|tex|latex)>)([^[\]<>]{0,300})(?:\[\/\1\]|<\/\2>)/giu,
        (_all, _tag: string | undefined, _element: string | undefined, inside: string) =>
          /[\\^_]|[=+*/]\s?[\p{L}\d]/u.test(inside) && !inside.includes('$') ? `$${inside.trim()}$` : inside,
      )
    : text;

/** The items of a LaTeX list on lines of their own: numbered in an enumerate, with a bullet elsewhere. */
export function withItemLines(text: string): string {
  if (!/\\item(?![a-z])/.test(text)) return text;
  const isNumbered = /\\begin\s*\{enumerate\}/.test(text);
  let count = 0;
  return text
    .replaceAll(/\\(?:begin|end)\s*\{(?:enumerate|itemize)\}(?:\s*\[[^\]\n]{0,30}\])?/g, '\n')
    .replaceAll(/\\item(?![a-z])\s*(?:\[\s*\(?([a-z\d]{1,2})[).]?\s*\])?/gi, (_all, label?: string) => {
      count += 1;
      return isNumbered || label !== undefined ? `\n${label ?? count}) ` : '\n• ';
    });
}
