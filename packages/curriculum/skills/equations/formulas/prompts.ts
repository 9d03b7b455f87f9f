import type { LocalizedText } from '../../skill.ts';

export const forLetter: LocalizedText = {
  en: 'Solve {formula} for {letter}.',
  es: 'Despeja {letter} en {formula}.',
  fr: 'Isole {letter} dans {formula}.',
};

export const undoHint: LocalizedText = {
  en: 'Treat every other letter as if it were a number. What was done last to the one you want?',
  es: 'Trata las demás letras como si fueran números. ¿Qué se le hizo en último lugar a la que buscas?',
  fr: 'Traite toutes les autres lettres comme des nombres. Quelle opération celle que tu cherches a-t-elle subie en dernier ?',
};
