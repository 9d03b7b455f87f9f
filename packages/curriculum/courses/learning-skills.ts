import type { LocalizedText } from '../localized-text.ts';

/** Metacognitive skills, which no mastery map shows; used by the questions of the course on learning. */
export const learningSkills = {
  retrieval: {
    en: 'Recalling instead of rereading',
    es: 'Recordar en lugar de releer',
    fr: 'Se rappeler plutôt que relire',
  },
  spacing: { en: 'Spreading practice out', es: 'Espaciar la práctica', fr: 'Espacer l’entraînement' },
  mixing: { en: 'Mixing kinds of problems', es: 'Mezclar tipos de problemas', fr: 'Varier les problèmes' },
  starting: { en: 'Starting small', es: 'Empezar con poco', fr: 'Commencer petit' },
  attention: { en: 'Looking after attention', es: 'Cuidar la atención', fr: 'Prendre soin de l’attention' },
  time: { en: 'Making time visible', es: 'Hacer visible el tiempo', fr: 'Rendre le temps visible' },
  explaining: { en: 'Explaining to oneself', es: 'Explicárselo a uno mismo', fr: 'S’expliquer à soi-même' },
  mistakes: { en: 'Learning from mistakes', es: 'Aprender de los errores', fr: 'Apprendre de ses erreurs' },
  planning: { en: 'Planning a week', es: 'Planear una semana', fr: 'Organiser sa semaine' },
} as const satisfies Record<string, LocalizedText>;

export type LearningSkillId = keyof typeof learningSkills;
