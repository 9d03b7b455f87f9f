/*
 * Replaces signs that scanning or typesetting put in place of others.
 */

/** A digit one or zero inside a word of small letters: "Ca1cula", "al-\ngorithm" was read as letters. */
const digitInWord = /(?<=\p{L}\p{Ll})[10](?=\p{Ll}{2})/gu;

/** "Ca1cula" as "Calcula", "s0lve" as it is: digits that a scanner saw inside a word. */
export const withRecognizedLetters = (text: string): string =>
  text.replaceAll(digitInWord, (digit, at: number) => {
    const before = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 20), at))![0];
    const after = /^\p{L}+/u.exec(text.slice(at + 1, at + 21))![0];
    return before.length + after.length >= 5 ? (digit === '1' ? 'l' : 'o') : digit;
  });

/** "une puissance de 5 : 5³ × 5⁴": a colon behind the end of a phrase is no division. */
const colonOfText =
  /(?<=(?<!\p{L})(?:de|of|en|in)\s(?:base\s)?\d{1,3})[ \u00a0]?:[ \u00a0]+(?=[^\n]*[\p{L}\d)²³⁴⁵⁶⁷⁸⁹][ \u00a0]*[+×*·−])/gu;

export const withColonOfText = (text: string): string => text.replaceAll(colonOfText, ' :\n');
