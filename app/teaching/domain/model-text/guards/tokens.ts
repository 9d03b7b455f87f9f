import type { Language } from '#app/platform/texts.ts';
import { bare } from './disguises.ts';
import { numberWords } from './number-words.ts';

/**
 * A word or sign of a text with the space after it. `math` contains a sign or digit, `letter` is a single letter, `number` a number
 * word, `operator` a word that joins operands ("plus", "is").
 */
export type GuardToken = {
  kind: 'plain' | 'math' | 'letter' | 'number' | 'operator' | 'mark';
  /** As shown, without Markdown. */
  text: string;
  /** Without surrounding quotes and punctuation. */
  core: string;
  /** Trailing punctuation, then the space. */
  tail: string;
  space: string;
};

/** Meaning of a word between numbers and letters. The empty sign belongs to the word before it ("divided by"). */
const operators: Record<Language, Record<string, string>> = {
  en: {
    plus: '+',
    minus: '-',
    negative: '-',
    times: '*',
    over: '/',
    divided: '/',
    multiplied: '*',
    by: '',
    equals: '=',
    equal: '=',
    is: '=',
    to: '',
    squared: '^2',
    cubed: '^3',
    gives: '=',
  },
  es: {
    mas: '+',
    menos: '-',
    negativo: '-',
    por: '*',
    entre: '/',
    dividido: '/',
    multiplicado: '*',
    igual: '=',
    es: '=',
    vale: '=',
    a: '',
    al: '',
    cuadrado: '^2',
    cubo: '^3',
    da: '=',
  },
  fr: {
    plus: '+',
    moins: '-',
    fois: '*',
    sur: '/',
    divise: '/',
    multiplie: '*',
    par: '',
    egale: '=',
    egal: '=',
    est: '=',
    vaut: '=',
    a: '',
    au: '',
    carre: '^2',
    cube: '^3',
    donne: '=',
  },
};
/** Words that can start a number. */
export const beginningSigns: ReadonlySet<string> = new Set(['minus', 'negative', 'menos', 'moins']);
const lonely: Record<Language, ReadonlySet<string>> = {
  en: new Set(['a', 'A', 'I']),
  es: new Set(['a', 'e', 'o', 'u', 'y', 'A', 'E', 'O', 'U', 'Y']),
  fr: new Set(['a', 'y', 'à', 'A', 'À', 'Y', 'ô', 'Ô']),
};
/** Parts separated by an apostrophe: l’équation, you’re. */
const cutOff = new Set('l d j m t s c n qu jusqu lorsqu puisqu aujourd re ll ve'.split(' '));

const before = /^["'“”‘«»¿¡()[\]*_`#>]+/u;
const behind = /["'“”’«».,;:!?…()[\]*_`]+$/u;
const word = /^\p{L}+(?:[-’'‑/]\p{L}+)*$/u;
const digitsOrSigns = /[\p{N}=+\-−*/^√π<>≤≥≠±·×÷{}|\\_%$~∞∈∪∩→]/u;

export const operatorOf = (core: string, language: Language): string | undefined =>
  Object.hasOwn(operators[language], bare(core)) ? operators[language][bare(core)] : undefined;
export const isSign = (core: string): boolean => beginningSigns.has(bare(core));
export const subwords = (core: string): string[] => core.split(/[-’'‑/]/u).filter((part) => part !== '');
export const numberOf = (part: string, language: Language): number | undefined =>
  numberWords[language].get(bare(part));

/** Parses one token. `raw` ends where the next one starts. `names` are the variables of the problem. */
export function readToken(raw: string, language: Language, names: ReadonlySet<string>): GuardToken {
  const space = /\s*$/u.exec(raw)?.[0] ?? '';
  const shownText = undecorated(raw.slice(0, raw.length - space.length).normalize('NFC'));
  const text = shownText.normalize('NFKC') === shownText ? shownText : shownText.normalize('NFKC');
  const tail = behind.exec(text)?.[0] ?? '';
  const inner = text.slice(0, text.length - tail.length).replace(before, '');
  const token = { text, core: inner, tail, space };
  if (inner === '')
    return { ...token, kind: text === '' || !/[()[\]]/u.test(text) ? 'mark' : 'math', core: text };
  if (/^[-–—]$/u.test(inner)) return { ...token, kind: 'operator' };
  if (word.test(inner)) return { ...token, kind: kindOfWord(inner, language, names) };
  return {
    ...token,
    kind: 'math',
    core: digitsOrSigns.test(inner) || inner.length <= 2 ? mathCore(text) : inner,
  };
}

/** Strips bold, headings and list marks: the text is shown as plain text. */
const undecorated = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/^(?:\*{1,3}|_{1,3}|#{1,4}|`|>)(?=[\p{L}¿¡"“«(]|$)/u, '')
    .replace(/(?<=[\p{L}.,;:!?)”»])(?:\*{1,3}|_{1,3}|`)(?=[.,;:!?]?$)/u, '');

/** A formula keeps its brackets; quotes and sentence punctuation are not part of it. */
export const mathCore = (text: string): string =>
  text.replace(/^["'“”‘«»¿¡]+/u, '').replace(/["'“”’«».,;:!?…]+$/u, '');

function kindOfWord(core: string, language: Language, names: ReadonlySet<string>): GuardToken['kind'] {
  if (core.length === 1) {
    if (names.has(core)) return 'letter';
    return lonely[language].has(core) ? 'plain' : 'letter';
  }
  const parts = subwords(core);
  if (parts.every((part) => numberOf(part, language) !== undefined)) return 'number';
  const rest = parts.filter((part) => !cutOff.has(bare(part)));
  if (parts.length > 1 && rest.length === 1 && rest[0]?.length === 1) {
    return lonely[language].has(rest[0]) && !names.has(rest[0]) ? 'plain' : 'letter';
  }
  return operatorOf(core, language) === undefined ? 'plain' : 'operator';
}

/** Single letters within a word: the x of `x-axis`; parts separated by an apostrophe do not count. */
export const loneLetters = (core: string): string[] => {
  if (/^I['’](?:m|d|ll|ve)$/u.test(core)) return [];
  const parts = subwords(core);
  const known = (part: string) => cutOff.has(part.toLowerCase()) || /^[aày]$/iu.test(part);
  return parts.length < 2 ? [] : parts.filter((part) => part.length === 1 && !known(part));
};

/** Splits off the complete part of a text: up to the last space outside `$…$`, `\(…\)` and `\[…\]`. */
export function splitTokens(text: string): { tokens: string[]; rest: string } {
  const tokens: string[] = [];
  const pattern =
    /(?:\$\$[^$]*\$\$\S*|\$[^$]*\$\S*|\\\([\s\S]*?\\\)\S*|\\\[[\s\S]*?\\\]\S*|(?!["'“(«]*(?:\$|\\[([]))\S+)\s+/uy;
  let at = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    tokens.push(match[0]);
    at = pattern.lastIndex;
  }
  return { tokens, rest: text.slice(at) };
}
