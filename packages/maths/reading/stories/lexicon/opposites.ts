import type { Language } from '../../../texts.ts';
import { isSameStem } from '../same-stem.ts';
import { schemaLexicon } from './lexicon.ts';

/** Pairs of words of which exactly one holds for each of what is counted: all that is not the one is the other. */
const pairs: Readonly<Record<Language, string>> = {
  en: 'girl boy, woman man, female male, free occupied, open closed, full empty, even odd, present absent, right wrong, broken intact, child adult, correct incorrect, won lost, used unused, sold unsold',
  es: 'chica chico, niña niño, alumna alumno, mujer hombre, libre ocupada, abierta cerrada, llena vacía, par impar, presente ausente, correcta incorrecta, ganado perdido, aprobado suspendido, hijo hija, hermano hermana, gato gata, perro perra, amigo amiga',
  fr: 'fille garçon, femme homme, libre occupée, ouverte fermée, pleine vide, pair impair, présent absent, juste faux, correcte incorrecte, gagné perdu, adulte enfant',
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const compiled: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: parse(pairs.en),
  es: parse(pairs.es),
  fr: parse(pairs.fr),
};

function parse(text: string): readonly (readonly [string, string])[] {
  return plain(text)
    .split(',')
    .map((pair) => pair.trim().split(' ') as unknown as readonly [string, string]);
}

/** The words for what is left when a word does not hold: occupied for free. */
export function oppositesOf(stem: string, language: Language): readonly string[] {
  const exact = compiled[language].flatMap(([a, b]) => (a === stem ? [b] : b === stem ? [a] : []));
  if (exact.length > 0) return exact;
  return compiled[language].flatMap(([a, b]) => (isSameStem(a, stem) ? [b] : isSameStem(b, stem) ? [a] : []));
}

export const areOpposites = (left: string, right: string, language: Language): boolean =>
  compiled[language].some(([a, b]) => (a === left && b === right) || (a === right && b === left));

/** chicos and chicas, étudiants and étudiantes: two groups. */
export const areOfTwoGenders = (left: string, right: string, language: Language): boolean =>
  schemaLexicon(language).source.genders.some((endings) =>
    [endings, endings.toReversed()].some(
      ([one, other]) =>
        left !== right &&
        left.endsWith(one!) &&
        right.endsWith(other!) &&
        left.slice(0, left.length - one!.length) === right.slice(0, right.length - other!.length),
    ),
  );
