/**
 * A length in feet and inches with the inches as a word: 5 ft 8 in, 5'8", 5′ 8″ and "5 feet 8 in" become "5 feet 8 inches". Behind a number
 * of feet the word "in" is no preposition.
 */
export const spellFeetAndInches = (text: string): string =>
  text.replaceAll(worded, '$1 feet $2 inches').replaceAll(signed, '$1 feet $2 inches');

const amount = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
const worded = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,4})\s?-?(?:ft|foot|feet)\.?,?\s?(?:and\s)?(${amount})\s?-?(?:ins?|″|"|'')(?![\p{L}\d])\.?(?!\s?[\d])`,
  'giu',
);
/** Both signs are needed: f'(8) and a quotation have one of them. */
const signed = new RegExp(
  String.raw`(?<![\p{L}\d.,)])(\d{1,4})\s?['’′]\s?(${amount})\s?(?:["”″]|''|′′|’’)(?![\p{L}\d])`,
  'gu',
);
