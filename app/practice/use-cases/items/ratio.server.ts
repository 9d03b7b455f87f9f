import { renderFormula, writeFormula, type WrittenFormula } from '#app/maths/index.server.ts';
import type { Language } from '#app/platform/texts.ts';

const spokenBetween = { en: ' to ', es: ' a ', fr: ' pour ' } as const;

/** Whether a built-in text is a ratio, or equal ratios: `2:3`, `2:3 = 4:6`, `(2*7):(3*7)`. */
export const isRatio = (text: string): boolean => text.includes(':');

/**
 * Renders a ratio with its colon, where the parser would treat `2:3` as a quotient. `latex`, `plain` and `speech` in the language's
 * notation; each term is a formula.
 */
export function writeRatio(text: string, language: Language): WrittenFormula {
  const sides = text.split('=').map((side) => side.split(':').map((term) => term.trim()));
  const write = (how: 'latex' | 'plain' | 'speech', between: string) =>
    sides.map((terms) => terms.map((term) => writeTerm(term, language)[how]).join(between));
  const latex = write('latex', '\\mathbin{:}').join(' = ');
  const equals = writeFormula('1 = 1', language).speech.slice(1, -1);
  return {
    latex,
    plain: write('plain', ':').join(' = '),
    speech: write('speech', spokenBetween[language]).join(equals),
    html: renderFormula(latex).html,
  };
}

/** Keeps written brackets: the parser drops those that its own fraction would not need. */
function writeTerm(term: string, language: Language): Pick<WrittenFormula, 'latex' | 'plain' | 'speech'> {
  const { latex, plain, speech } = writeFormula(term, language);
  return term.startsWith('(')
    ? { latex: `(${latex})`, plain: `(${plain})`, speech }
    : { latex, plain, speech };
}
