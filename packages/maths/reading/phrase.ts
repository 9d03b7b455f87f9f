/* The notation for textbook sentence patterns, matched against a whole text. */

const finders =
  "find|find out|figure out|report|provide|list|name|derive|determine|work out|calculate|compute|obtain|identify|state|give|write down|write|evaluate|what is|what's|what are|" +
  'escribe|indica|indicar|di|hallad|averigua|averiguar|deduce|halla|hallar|halle|encuentra|encuentre|encontrar|calcula|calcule|calcular|determina|determinar|determine|obtén|obtener|obtenga|' +
  'cuál es|cuáles son|cuánto es|cuánto mide|cuánto vale|trouve|trouver|trouvez|détermine|déterminer|déterminez|calcule|calculer|' +
  'indique|indiquer|cherche|chercher|écris|écrire|calculez|donne|donner|donnez|quel est|quelle est|quels sont|quelles sont|que vaut|combien vaut|combien mesure';
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

/**
 * Letters of the three languages and Greek ones. A case-insensitive `\p{L}` costs milliseconds in each
 * pattern.
 */
export const letters = 'A-Za-zÀ-ÖØ-öø-ÿŒœα-ωΑ-Ω';

const plainLetters: Readonly<Record<string, string>> = {
  á: '[áa]',
  é: '[ée]',
  í: '[íi]',
  ó: '[óo]',
  ú: '[úu]',
  ñ: '[ñn]',
  è: '[èe]',
  ê: '[êe]',
  à: '[àa]',
  ç: '[çc]',
  ô: '[ôo]',
  î: '[îi]',
  û: '[ûu]',
  ï: '[ïi]',
  "'": "['’]",
};

/** A compiled sentence pattern: `exec` extracts its pieces from a whole text. */
export type Phrase = { readonly exec: (text: string) => RegExpExecArray | null };

/**
 * The pattern of a whole sentence: words as written (accents optional), `(a|b)` alternatives, `?` for
 * optional parts, `<find>` a word list of this file, `{name}` any text, which is then read as a formula, a
 * number or a point. A pattern is compiled when a text first begins with one of its words: compiling all
 * (several hundred) at once would take half a second.
 */
export function phrase(template: string): Phrase {
  let starts: readonly string[] | null | undefined;
  let pattern: RegExp | null = null;
  return {
    exec: (text) => {
      const start = bare(text.slice(0, 40)).replace(/^[¿¡\s]+/, '');
      if (starts === undefined) starts = firstWords(template);
      if (starts !== null && !starts.some((word) => start.startsWith(word))) return null;
      pattern ??= new RegExp(`^[¿¡\\s]*${phraseSource(template)}\\s*$`, 'is');
      return pattern.exec(text);
    },
  };
}

/** Lower case without accents. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/’/g, "'");

/** The words the text must begin with, when the sentence begins with a choice of words; null when unknown. */
function firstWords(template: string): readonly string[] | null {
  const open = template.replace(/^<(\w+)>/, (_, name: string) => macros[name] ?? '');
  const group = /^\(((?:[^()]|\([^()]*\))*)\)(?!\?)/.exec(open)?.[1];
  if (group === undefined) return null;
  const words = topChoices(group).map((choice) =>
    bare(/^[\p{L}' -]*/u.exec(choice)![0]).replace(/\s.*$/, ''),
  );
  return words.some((word) => word.length < 2) ? null : words.map(withoutOptional(group));
}

/** "equations?" begins with "equation". */
const withoutOptional =
  (group: string) =>
  (word: string): string =>
    bare(group).includes(`${word}?`) || bare(group).includes(`${word}[`) || bare(group).includes(`${word}(`)
      ? word.slice(0, -1)
      : word;

/** The alternatives of a group, ignoring those in nested brackets. */
export function topChoices(group: string): readonly string[] {
  const choices: string[] = [];
  let depth = 0;
  let current = '';
  for (const sign of group) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === '|' && depth === 0) {
      choices.push(current);
      current = '';
    } else current += sign;
  }
  return [...choices, current];
}

/** The pattern source, for use inside another pattern. */
export function phraseSource(template: string): string {
  const open = template.replace(/(?<!\(\?)<(\w+)>/g, (_, name: string) => macros[name] ?? '');
  return open
    .replace(/(?<!\[)\((?!\?)/g, '(?:')
    .replace(
      /(?<!\\p)\{([a-z]\w*)\}/g,
      `(?<$1>(?<![${letters}](?=[${letters}])).+?(?!(?<=[${letters}])[${letters}]))`,
    )
    .replace(/ /g, '\\s+')
    .replace(/\\s\+\?/g, '\\s*')
    .replace(/[áéíóúñèêàçôîûï'](?![^[]*\])/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('\\p{L}', letters);
}

/** The pieces of the first sentence that matches, or null. */
export function matchPhrases(text: string, phrases: readonly Phrase[]): Pieces | null {
  for (const each of phrases) {
    const found = each.exec(text);
    if (found !== null) return found.groups ?? {};
  }
  return null;
}

/** The matched pieces of a sentence, by name. */
export type Pieces = Readonly<Record<string, string | undefined>>;
