import { createTranslator } from 'use-intl/core';
import { readyTexts } from '#app/platform/ready-texts.ts';
import { type Language, languages, type Texts } from '#app/platform/texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Strand } from '@curvela/curriculum';

export const practiceServerTexts: Texts<typeof en> = { en, es, fr };

type Leaves<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Path}${Key}`
    : Leaves<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];
/** A key below `practiceSaid`. */
export type PracticeTextKey = Leaves<(typeof en)['practiceSaid']>;

type Say = (key: string, values?: Record<string, string | number>) => string;
const sayIn = new Map(
  languages.map((language) => {
    const messages = readyTexts(practiceServerTexts[language].practiceSaid);
    return [language, createTranslator({ locale: language, messages })];
  }),
) as unknown as ReadonlyMap<Language, Say>;

/** A text of the server’s catalogue. */
export const practiceText = (
  language: Language,
  key: PracticeTextKey,
  values: Record<string, string | number> = {},
): string => sayIn.get(language)?.(key, values) ?? key;

/** The same with its `{names}` unfilled, for sentences with formulas. */
export function practiceSentence(language: Language, key: PracticeTextKey): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (tree, part) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, part) : undefined),
      practiceServerTexts[language].practiceSaid,
    );
  return typeof found === 'string' ? found : key;
}

/** Names of the strands of school mathematics. */
export const strandNames: Readonly<Record<Strand, Readonly<Record<Language, string>>>> = {
  numbers: { en: 'Numbers', es: 'Números', fr: 'Nombres' },
  algebra: { en: 'Algebra', es: 'Álgebra', fr: 'Calcul littéral' },
  equations: { en: 'Equations', es: 'Ecuaciones', fr: 'Équations' },
  functions: { en: 'Functions', es: 'Funciones', fr: 'Fonctions' },
  measures: { en: 'Geometry and measures', es: 'Geometría y medida', fr: 'Géométrie et mesures' },
  data: { en: 'Data and chance', es: 'Datos y azar', fr: 'Données et probabilités' },
  calculus: { en: 'Calculus', es: 'Cálculo', fr: 'Analyse' },
};
