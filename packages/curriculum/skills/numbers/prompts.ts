import type { LocalizedText } from '../skill.ts';

/** `{task}` is the formula to work out. */
export const workOut: LocalizedText = {
  en: 'Work out {task}.',
  es: 'Calcula {task}.',
  fr: 'Calcule {task}.',
};

/** `{task}` is the expression to simplify. */
export const simplified: LocalizedText = {
  en: 'Simplify {task}.',
  es: 'Simplifica {task}.',
  fr: 'Simplifie {task}.',
};

/** Shared by the questions that show a solution with one wrong line. */
export const findWrongLine: LocalizedText = {
  en: 'One of these lines is not equal to the line above it. Which one?',
  es: 'Una de estas líneas no vale lo mismo que la anterior. ¿Cuál?',
  fr: 'L’une de ces lignes n’est pas égale à la précédente. Laquelle ?',
};

/** Shared by the questions with the lines of a solution out of order. */
export const bringIntoOrder: LocalizedText = {
  en: 'These lines work out one value, step by step. Put them in order, from the task to the result.',
  es: 'Estas líneas calculan un valor paso a paso. Ordénalas, desde la operación inicial hasta el resultado.',
  fr: 'Ces lignes mènent à un résultat, étape par étape. Remets-les dans l’ordre, du calcul de départ au résultat.',
};
