/* How a sentence of a textbook is described, and matched as a whole. */

const finders =
  "find|find out|determine|work out|calculate|compute|obtain|identify|state|give|write down|evaluate|what is|what's|what are|" +
  'halla|hallar|halle|encuentra|encuentre|encontrar|calcula|calcule|calcular|determina|determinar|determine|obtén|obtener|obtenga|' +
  'cuál es|cuáles son|cuánto es|cuánto mide|cuánto vale|trouve|trouver|trouvez|détermine|déterminer|déterminez|calcule|calculer|' +
  'calculez|donne|donner|donnez|quel est|quelle est|quels sont|quelles sont|que vaut|combien vaut|combien mesure';
const solvers =
  'solve|resuelve|resuelva|resolver|resuelvan|soluciona|solucione|solucionar|résous|résoudre|résolvez|resous';

const macros: Readonly<Record<string, string>> = {
  find: `(${finders})`,
  solve: `(${solvers})`,
  the: "(the |its |el |la |los |las |su |le |les |l'|son |sa |ses )?",
  a: '(a |an |the |un |una |el |la |une |le |any )?',
  of: "(of the |of a |of an |of |del |de la |de los |de las |de un |de una |de l'|du |de |d'un |d'une |d'|des )",
  and: '( ?, and | ?, y | and | y | e | et | ?, | ?; )',
  to: '(to |a |à )',
  colon: '( ?:| ?,|)',
  x: '(?<x>[A-Za-zα-ωθ](_\\d+)?)(?![\\p{L}\\d]| ?[(])',
  y: '(?<y>[A-Za-zα-ωθ](_\\d+)?)(?![\\p{L}\\d]| ?[(])',
  line: '(line|straight line|recta|droite|la recta|la droite)',
  n: '(?<n>\\d{1,4})',
};

const plainLetters: Readonly<Record<string, string>> = {
  á: '[áa]', é: '[ée]', í: '[íi]', ó: '[óo]', ú: '[úu]', ñ: '[ñn]', è: '[èe]', ê: '[êe]', à: '[àa]', ç: '[çc]', ô: '[ôo]', î: '[îi]',
  û: '[ûu]', ï: '[ïi]', '\'': "['’]",
}; // prettier-ignore

/**
 * The pattern of a whole sentence: words as they are written (accents may be left out), `(a|b)` choices, `?` for what may be
 * missing, `<find>` a word list of this file, `{name}` anything, which is then read as a formula, a number or a point.
 */
export function phrase(template: string): RegExp {
  return new RegExp(`^[¿¡\\s]*${phraseSource(template)}\\s*$`, 'isu');
}

/** The pattern of how a sentence begins. */
export function beginning(template: string): RegExp {
  return new RegExp(`^[¿¡\\s]*${phraseSource(template)}`, 'isu');
}

/** The same writing as a part of another pattern. */
export function phraseSource(template: string): string {
  const open = template.replace(/(?<!\(\?)<(\w+)>/g, (_, name: string) => macros[name] ?? '');
  return open
    .replace(/(?<!\[)\((?!\?)/g, '(?:')
    .replace(/(?<!\\p)\{([a-z]\w*)\}/g, '(?<$1>.+?)')
    .replace(/ /g, '\\s+')
    .replace(/\\s\+\?/g, '\\s*')
    .replace(/[áéíóúñèêàçôîûï'](?![^[]*\])/g, (letter) => plainLetters[letter] ?? letter);
}

/** The pieces of the first sentence that fits, or null. */
export function matched(text: string, phrases: readonly RegExp[]): Pieces | null {
  for (const each of phrases) {
    const found = each.exec(text);
    if (found !== null) return found.groups ?? {};
  }
  return null;
}

/** What stood in the places of a sentence, by name. */
export type Pieces = Readonly<Record<string, string | undefined>>;
