import type { LocalizedText } from '../skill.ts';

/** Prompts shared by many templates. */
export const solveIt: LocalizedText = {
  en: 'Solve {equation}.',
  es: 'Resuelve {equation}.',
  fr: 'Résous {equation}.',
};

export const findWrongLine: LocalizedText = {
  en: 'One of these lines does not follow from the line above it. Which one?',
  es: 'Una de estas líneas no se deduce de la anterior. ¿Cuál?',
  fr: 'L’une de ces lignes ne découle pas de la précédente. Laquelle ?',
};

export const orderLines: LocalizedText = {
  en: 'Put the lines of this solution in order. It starts with {equation}.',
  es: 'Ordena las líneas de esta resolución. Empieza por {equation}.',
  fr: 'Remets dans l’ordre les lignes de cette résolution. Elle commence par {equation}.',
};

export const orderHint: LocalizedText = {
  en: 'Each line undoes one thing in the line before it. Which line differs least from the first?',
  es: 'Cada línea deshace una cosa de la anterior. ¿Qué línea se parece más a la primera?',
  fr: 'Chaque ligne défait une chose de la précédente. Quelle ligne ressemble le plus à la première ?',
};
