import type { Language } from '#app/platform/texts.ts';
import { numberWords } from '../../../model/understanding/chatter.ts';
import { foldAccents } from './fold-accents.ts';
import { functionNames, isFormula } from './phrasings/read-phrasing.ts';
import { nouns, verbForms, verbOf } from './verb-forms.ts';

/**
 * Stems of words that add meaning to a formula, in three languages: a text with one of them outside its formula and verb asks for more than
 * the formula shows, and is not cut down to it.
 */
const telling = new RegExp(
  `^(?:${[
    'deriv differ integr primitiv antideriv limi lim graph grafi graf plot draw sketch dibuj represent dessin trac curv courb slope pendient pente tangen vert sommet domain domini domaine ran[gk] recorrid imag invers maxim minim optim extrem discrimin comple factor expan desarroll develop simplif evaluat sustitu substitu subst replac remplac reempla',
    'valu valor valeur many much cuant combien number numer nombre check verif comprob prove prov proof demuestr demostr demontr montrer right wrong correct faux juste mistake error equival same mism meme solutions? soluci graficamente',
    'twice double doble triple half halv mitad moitie third quart sum som addi suma diff product produ quotient cocient plus minus less more mas menos moins fois times por sur sobre entre over between squar cuadrad carre cub root raiz raic racine power potenc puissanc expo log perc porcent',
    'area aire perim volum surface radi rayon ang triang circ cerc rect line droite point punto system matri vector vecteur complex imagin integer enter entier posit negat real mod prim premier prob mean average medi moy median term sequen suit suces progres serie conver round redond arrond estim approx aprox interv param unit',
    'if si when whenever cuando quand given where donde unless instead except without sans by using method metodo methode mediante formul rule regla regle bas? fraction decimal ratio propor let sea soit',
    'happen swap switch imposs joke rhym not never except greater bigger smaller larger higher lower mayor menor superi inferi increas decreas augment dismin dimin aument reduc each every cada chaque per cost price precio prix speed veloc vitess',
  ]
    .join(' ')
    .split(' ')
    .map((start) => (start.length < 4 ? `${start}$` : start))
    .join('|')})`,
  'u',
);

const edge = /^[\s,.;:!?¿¡…"()–-]+$/u;
const relation = /[=<>≤≥]/;

type Piece = { readonly text: string; readonly formula: boolean };

/**
 * The only equation in a text with unknown words ("my teacher wrote 2x + 1 = 7 on the board"), or the only formula right after a known
 * verb ("page 12: factorise x² − 9, says Tom"). Empty if a word around it adds meaning.
 */
export function findFormulaAmongWords(text: string, language: Language = 'en'): string[] {
  const pieces = piecesOf(text);
  const formulas = pieces.filter(({ formula }) => formula);
  const [only] = formulas;
  if (only === undefined || formulas.length > 1) return [];
  const index = pieces.indexOf(only);
  const before = wordsOf(pieces.slice(0, index));
  // "Stuck on 2x = 8", « je sèche sur 2x = 8 »: after a word, "on" and "sur" do not mean division.
  if (
    /^(?:on|over|sobre|sur)$/.test(before.at(-1) ?? '') &&
    /^[a-z]{3,}$/.test(before.at(-2) ?? '') &&
    !numberWords.has(before.at(-2)!)
  )
    before.pop();
  const after = wordsOf(pieces.slice(index + 1));
  const verb = verbOf(before.at(-1) ?? '', language);
  const around = verb === undefined ? [...before, ...after] : [...before.slice(0, -1), ...after];
  if (around.some((word) => telling.test(word) || verbForms.has(word) || nouns.has(word))) return [];
  if (isTorn(only.text) || /^[a-z]$/.test(after.at(-1) ?? '')) return [];
  if (verb !== undefined) return [`${verb} ${only.text}`];
  return isEquation(only.text) ? [only.text] : [];
}

/** Starts or ends with an operator, because the missing part was taken for a word: "y = 2x" without y. */
const isTorn = (text: string): boolean => /^[=<>≤≥+*/^·×÷]|[=<>≤≥+*/^·×÷−-]$/u.test(text);

/** Contains an unknown, and is neither a function definition nor already solved. */
const isEquation = (text: string): boolean =>
  relation.test(text) &&
  /\p{L}/u.test(text) &&
  !/^[a-z]\s*=\s*-?[\d.,/]+$/iu.test(text) &&
  !/^\s*(?:[yf]|[a-z]\s*\([a-z]\))\s*=/iu.test(text);

const wordsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ text }) => foldAccents(text).match(/[a-z]+/g) ?? []);

/** Splits the text into runs of words and of signs; a page or exercise number counts as a word. */
function piecesOf(text: string): Piece[] {
  const named = text.replaceAll(
    /(?<!\p{L})(?:page|p[aá]g(?:ina)?|p|ex(?:ercise|ercice|o)?|ejercicio|question|q|n[ºo°]?)\.?\s?\d{1,3}(?![\d.,]*\s*[-+*/^=<>≤≥·\p{L}(])/giu,
    '\n',
  );
  const pieces: Piece[] = [];
  for (const [token] of named.matchAll(/\S+\s*/gu)) {
    const last = pieces.at(-1);
    const formula = isPart(token.trim());
    if (last?.formula === formula) pieces[pieces.length - 1] = { text: last.text + token, formula };
    else pieces.push({ text: token, formula });
  }
  return pieces.flatMap(({ text: piece, formula }) => {
    const bare = piece.trim().replace(/^[,.;:!?¿¡…"]+|[,.;:!?…"]+$/gu, '');
    return bare === '' || edge.test(bare)
      ? []
      : [{ text: bare, formula: formula && isFormula(foldAccents(bare)) }];
  });
}

/** Part of a formula: contains a sign or digit and no words, or is a function name or a single unknown. */
const isPart = (token: string): boolean => {
  const bare = foldAccents(token.replace(/[,.;:!?]+$/u, ''));
  if (/^[bcf-hkmnpqrstwxz]$/u.test(bare) || functionNames.test(bare)) return true;
  return /[\d=<>≤≥+*/^²³√|·×÷()−-]/u.test(bare) && isFormula(`${bare} 1`);
};
