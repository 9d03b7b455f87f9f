import type { Language } from '#app/platform/texts.ts';
import type { SessionState } from '../pedagogy/state.ts';
import type { FormulaInText } from '../understanding/written-formulas.ts';

const or: Readonly<Record<Language, string>> = { en: 'or', es: 'o', fr: 'ou' };

/** A stated result as lines to try: with the letter of the problem where it has one unknown, else as it stands. */
export function claimedLines(
  formulas: readonly FormulaInText[],
  { item }: Pick<SessionState, 'item'>,
  language: Language,
): string[] {
  const texts = [...new Set(formulas.map(({ text }) => text))];
  const letters = [...new Set(item.given.plain.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [])];
  const [letter] = letters;
  const together = texts.join(` ${or[language]} `);
  if (formulas.some((one) => one.letter !== null))
    return texts.length > 1 ? [together, texts.join(', ')] : texts;
  if (item.task === 'solve' && letters.length === 1 && letter !== undefined) {
    return [texts.map((text) => `${letter} = ${text}`).join(` ${or[language]} `), together];
  }
  return texts.length > 1 ? [texts.join(', '), together] : texts;
}
