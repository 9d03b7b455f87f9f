/** A way to mean a text: another text that is read as exactly this problem, and its formula. */
export type PossibleReading = { readonly text: string; readonly formula: { readonly plain: string } };

/** Whether the text of a reading says its task in words, as in "simplify 2x + x"; the formula alone would not tell such readings apart. */
export const isInWords = ({ text }: PossibleReading): boolean => /\p{L}{3,}/u.test(text);

/** What a person chooses a reading by: the task in words, or else the formula. */
export const describeReading = (reading: PossibleReading): string =>
  isInWords(reading) ? reading.text : reading.formula.plain;
