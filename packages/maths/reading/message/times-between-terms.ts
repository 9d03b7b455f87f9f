import { unitWords } from '../../expression/unit-words.ts';

const power = String.raw`(?:\^\{?\d{1,3}\}?|[²³⁴⁵⁶⁷⁸⁹])?`;
const term = String.raw`\d{1,6}(?:[.,]\d{1,6})?((?:[a-zA-Z]${power}){1,6})`;
const joined = new RegExp(
  String.raw`(?<![\p{L}\d^_.,\\])${term}([ \u00a0]x[ \u00a0])(?=${term}(?![\p{L}\d]))`,
  'gu',
);

/** "2a^3b x 5ab^4" as "2a^3b × 5ab^4": between spaces and two terms with letters the x is a sign. "5m x 3m" are the sides of something. */
export const withTimesBetweenTerms = (text: string): string =>
  text.replaceAll(joined, (all, left: string, cross: string, right: string) =>
    left === right && unitWords.has(left) ? all : `${all.slice(0, -cross.length)} × `,
  );
