import type { Language } from '#app/platform/texts.ts';
import { bare } from './disguises.ts';

/*
 * Words that a first sentence may show before its end is known: where to look, and question words. Alone and in any order they
 * state nothing: no number, verdict, negation, name or personal data. The first other word makes the sentence wait.
 */
const words: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      'look read think start begin try lets let take compare go see now here back again at the this your you what how why which where ' +
      'when do does did can could of in on to for with and line lines bracket brackets side sides term terms equation problem step ' +
      'steps both each every letter letters rule idea picture curve happens happened changes changed before'
    ).split(' '),
  ),
  es: new Set(
    (
      'mira lee piensa empieza prueba vamos toma compara fijate vuelve ahora aqui en el la los las tu tus que como por para donde cual ' +
      'cuando de con y linea lineas parentesis lado lados termino terminos ecuacion problema paso pasos ambos cada letra letras regla ' +
      'idea dibujo curva pasa cambia otra vez antes'
    ).split(' '),
  ),
  fr: new Set(
    (
      'regarde lis pense commence essaie prenons prends compare reviens maintenant ici a au aux la le les ton ta tes que quoi comment ' +
      'pourquoi ou quel quelle quand de du des dans avec et ligne lignes parenthese parentheses cote cotes terme termes equation ' +
      'probleme etape etapes chaque lettre lettres regle idee dessin courbe passe change encore avant'
    ).split(' '),
  ),
};

export const openingsOf = (language: Language): ReadonlySet<string> => words[language];

export const isOpening = (word: string, language: Language): boolean => words[language].has(bare(word));

/** Whether an opening word starts with these letters. */
export const beginsOpening = (letters: string, language: Language): boolean => {
  for (const word of words[language]) if (word.startsWith(letters)) return true;
  return false;
};
