import type { Language } from '#app/platform/texts.ts';
import type { Strand } from '@curvela/curriculum/skills/skill-graph.ts';

/** What the parts of school mathematics are called. */
export const strandNames: Readonly<Record<Strand, Readonly<Record<Language, string>>>> = {
  numbers: { en: 'Numbers', es: 'Números', fr: 'Nombres' },
  algebra: { en: 'Algebra', es: 'Álgebra', fr: 'Calcul littéral' },
  equations: { en: 'Equations', es: 'Ecuaciones', fr: 'Équations' },
  functions: { en: 'Functions', es: 'Funciones', fr: 'Fonctions' },
  measures: { en: 'Geometry and measures', es: 'Geometría y medida', fr: 'Géométrie et mesures' },
  data: { en: 'Data and chance', es: 'Datos y azar', fr: 'Données et probabilités' },
  calculus: { en: 'Calculus', es: 'Cálculo', fr: 'Analyse' },
};
