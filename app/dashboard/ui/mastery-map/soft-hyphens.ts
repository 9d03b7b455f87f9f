const soft = '\u00AD';
/** Words up to this many letters stand on one line of the map. */
const short = 11;
const vowel = 'aeiouyàâäéèêëîïôöùûüáíóúœæ';
const consonant = 'bcdfgjklmnpqrstvzçñ';
/**
 * Before a consonant with its vowel, behind a vowel or one more consonant: where Spanish and French words may be broken, and English
 * ones without harm. Behind a consonant l and r stay with it.
 */
const joint = new RegExp(
  `(?<=[${vowel}])(?=[${consonant}][${vowel}])|(?<=[${vowel}][${consonant}])(?=[bcdfgjkmnpqstvzçñ][${vowel}])`,
  'giu',
);
/** Letters that stay together at both ends of a word. */
const least = 4;

/** A name with hyphens in its long words that show only where a line breaks: `propor-tionnalité` instead of `proportionnali té`. */
export const withSoftHyphens = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) =>
    word.length <= short
      ? word
      : word.replace(joint, (_, at: number) => (at >= least && at <= word.length - least ? soft : '')),
  );
