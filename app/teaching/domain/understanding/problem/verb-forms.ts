import type { Language } from '#app/platform/texts.ts';

/** Pupils' words for a task, by the word the parser knows; without accents. */
const forms: Readonly<Record<string, string>> = {
  solve: 'solve solving slove sovle sove slve solv resolve solves',
  simplify: 'simplify simplifying simplfy simplifiy simplifie simply',
  factor:
    'factor factoring factorise factorize factorising factorizing fatorise factorice factors factorisation',
  expand: 'expand expanding develop multiplyout',
  evaluate: 'evaluate calculate calculating compute computing calc calculat',
  differentiate: 'differentiate derive derivate differentiating deriving diferentiate',
  integrate: 'integrate integrating integrat',
  resuelve:
    'resuelve resuelvo resolver resuelves resuelvan resolverlo resuelva resuelveme resolvemos resolviendo soluciona soluciono solucionar resuelbe resuelver resolverme resolvamos',
  simplifica:
    'simplifica simplifico simplificar simplificas simplificame simplificando simplifique simplificarla simplificarlo',
  factoriza:
    'factoriza factorizo factorizar factorizas factorizame factorizando factorice factorea factorear factoreo factorizarlo',
  desarrolla: 'desarrolla desarrollo desarrollar desarrollas expande expando expandir',
  calcula:
    'calcula calculo calcular calculas calculame calculando calcule saco sacar saca hallo hallar halla hallas encuentro encontrar encuentra',
  deriva: 'deriva derivo derivar derivas derivame derivando derive',
  integra: 'integra integro integrar integras integrame integrando',
  despeja: 'despeja despejo despejar despejas despejame',
  racionaliza: 'racionaliza racionalizo racionalizar',
  convierte: 'convierte convertir convierto pasar',
  'rationalise the denominator of': 'rationalize rationalise rationalizing',
  résous: 'resous resoudre resout resolvez resoudres resolve resolvons resou',
  simplifie: 'simplifie simplifier simplifies simplifiez simplifions',
  factorise: 'factorise factoriser factorises factorisez factorisons',
  développe: 'developpe developper developpes developpez developpons',
  calcule: 'calcule calculer calcules calculez calculons trouve trouver trouves trouvons',
  dérive: 'derive deriver derives derivez derivons',
  "calcule l'intégrale de": 'integre integrer integres integrez',
};

const verbsOf: Readonly<Record<Language, readonly string[]>> = {
  en: ['solve', 'simplify', 'factor', 'expand', 'evaluate', 'differentiate', 'integrate'],
  es: ['resuelve', 'simplifica', 'factoriza', 'desarrolla', 'calcula', 'deriva', 'integra'],
  fr: ['résous', 'simplifie', 'factorise', 'développe', 'calcule', 'dérive', "calcule l'intégrale de"],
};

export const verbForms: ReadonlyMap<string, string> = new Map(
  Object.entries(forms)
    .toReversed()
    .flatMap(([verb, list]) => list.split(' ').map((form): [string, string] => [form, verb])),
);

/** The verb of an inflected form; forms shared by several languages use the learner's, because the problem is read back. */
export const verbOf = (form: string, language: Language): string | undefined =>
  verbsOf[language].find((verb) => forms[verb]?.split(' ').includes(form)) ?? verbForms.get(form);

/** Nouns one letter away from a verb. */
export const nouns: ReadonlySet<string> = new Set(
  'derivee derivees derivada derivadas derivative derivatives integral integrals integrale integrales integrales calculo calculos factores facteur facteurs factors solution simple simples trouvee resultat'.split(
    ' ',
  ),
);
