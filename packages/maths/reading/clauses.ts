import type { Problem } from './problem.ts';
import type { Expression, Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

/** The clauses after a formula that change its answer, and the text without them. */
export type Stripped = {
  readonly text: string;
  readonly unknown?: string;
  readonly within?: Tree;
  readonly values?: Readonly<Record<string, Expression>>;
  readonly numbers?: 'complex';
  readonly places?: number;
};

const methods = phrase(
  "{rest} ?,? (by|by using|using|with|use|via|through|from|por|por el método de|mediante|usando|utilizando|con|aplicando|par|en|avec|en utilisant|à l'aide de|à l'aide du|à l'aide d'une) <the>(method of |método de |méthode de )?" +
    '(factoring|factori[sz]ing|factori[sz]ation|completing the square|quadratic formula|substitution|elimination|cross[- ]multiplication|graphing|' +
    "square root method|square root property|product rule|quotient rule|chain rule|power rule|definition|first principles|integration by parts|parts|u-substitution|long division|synthetic division|polynomial division|l'h[oô]s?pital's rule|" +
    'factorización|factorizando|fórmula general|fórmula cuadrática|fórmula resolvente|sustitución|igualación|reducción|completar cuadrados|completar el cuadrado|completando cuadrados|completando el cuadrado|regla de la cadena|regla del producto|regla del cociente|partes|ruffini|regla de ruffini|' +
    'factorisation|factorisant|substitution|combinaison|combinaison linéaire|complétant le carré|discriminant|formule quadratique|parties|intégration par parties|division euclidienne)',
);
const reals = phrase(
  "{rest} ?,? (in|over|on|dans|en|sobre|sur) (the set of |the |el conjunto de |l'ensemble des |les |los )?(real numbers|real number system|reals|números reales|reales|nombres réels|réels|ℝ|R|\\\\mathbb ?[{]?R[}]?)",
);
const realLetter = /^(.+?)[\s,;]+(?:\(\s*)?[a-z]\s*(?:∈|\\in)\s*(?:ℝ|\\mathbb\s*\{?R\}?|R)\s*\)?$/su;
const complexes = phrase(
  "{rest} ?,? ((in|over|on|for|among|within|using|including|dans|en|sobre|sur|entre|parmi) (all )?(the set of |the field of |the |el conjunto de |l'ensemble des |les |los )?(all )?(complex numbers|complex solutions|complex roots|complex number system|complexes|números complejos|complejos|nombres complexes)|in terms of i|en términos de i|en fonction de i|as an? (complex|imaginary) number|como (un )?número (complejo|imaginario)|comme (un )?nombre (complexe|imaginaire)|(in|over|on|dans|en|sobre|sur) (ℂ|C|\\\\mathbb ?[{]?C[}]?))",
);
const unknowns = [
  phrase(
    '{rest} ?,? (for|para|pour|por|with respect to|respecto a|respecto de|con respecto a|par rapport à|to make) (the variable |la variable |la letra |the unknown )?<x>( the subject)?',
  ),
  phrase(
    "{rest} ?,? (en la variable|d'inconnue|de incógnita|con incógnita|d'inconnue|as a function of|in the variable) <x>",
  ),
];
const amountWords =
  '((?<digits>\\d|one|two|three|four|una|un|dos|tres|cuatro|deux|trois|quatre) (decimal places?|d[.]?p[.]?|decimals?|cifras? decimales|decimales|décimales?|chiffres après la virgule|lugares decimales)|(the |la |el |a la |a las |le )?(nearest )?(?<place>tenth|hundredth|thousandth|whole number|integer|unit|décima|décimas|centésima|centésimas|milésima|entero|unidad|dixième|centième|millième|unité|entier)( más cercan[oa]| près)?)[)]?';
const places = phrase(
  '{rest} ?[,.;]? ?[(]?(give|giving|write|round|rounding|rounded|correct|expressed|da|dando|redondea|redondeado|redondeando|aproxima|aproximado|con|arrondi|arrondie|arrondir|donner|avec)?( your| the| tu| la| el| le| les| los)?( answers?| result| solutions?| respuestas?| resultado| soluciones| résultats?| solution)?( correct| rounded| redondeado| arrondis?)?( to| a| con| à| al| au)? (?<amount>' +
    amountWords +
    ')',
);
const amount = phrase(amountWords);
const adverbs = phrase(
  '{rest} ?,? (completely|fully|exactly|algebraically|by hand|completamente|por completo|algebraicamente|complètement|entièrement|algébriquement|step by step|paso a paso|and check your (answer|solutions?)|showing your steps|show your work|y comprueba la solución|y comprueba tu respuesta|et vérifier)',
);
const amounts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  décima: 1,
  centésima: 2,
  milésima: 3,
  dixième: 1,
  centième: 2,
  millième: 3,
};

/**
 * The number of decimals that "2 decimal places", "the nearest tenth", "au centième près" ask for; null for
 * any other text.
 */
export function placesOf(text: string): number | null {
  const found = amount.exec(text)?.groups;
  if (found === undefined) return null;
  const word = (found.digits ?? found.place ?? '').toLowerCase();
  if (/^\d$/.test(word)) return Number(word);
  const bare = (each: string): string => each.normalize('NFD').replace(/\p{M}|s$/gu, '');
  return Object.entries(amounts).find(([name]) => bare(name) === bare(word))?.[1] ?? 0;
}

const statement =
  /[\s,;(]+(?:for|where|when|if|given that|given|with|on|in|over|at|such that|provided that|si|cuando|para|con|donde|en|sabiendo que|siendo|pour|quand|lorsque|avec|o[ùu]|dans|sur|sachant que|when we let)\s+(?:(?:the|el|l['’]|le|un|una)\s*)?(?:intervalo|intervalle|interval|dominio|domaine|domain|point|punto|valor)?(?:\s+(?:where|donde|o[ùu]|de))?\s*/giu;

/** Removes the clauses from the end of a problem, one by one. */
export function withoutClauses(text: string, pieces: PieceReader): Stripped {
  let current: Stripped = { text };
  for (let times = 0; times < 5; times += 1) {
    const next = oneLess(current, pieces);
    if (next === null) break;
    current = next;
  }
  return current;
}

function oneLess(current: Stripped, pieces: PieceReader): Stripped | null {
  const { text } = current;
  for (const ignored of [methods, reals, realLetter, adverbs]) {
    const found = ignored.exec(text);
    if (found !== null) return { ...current, text: found.groups?.rest ?? found[1]! };
  }
  const complex = complexes.exec(text);
  if (complex !== null) return { ...current, text: complex.groups!.rest!, numbers: 'complex' };
  for (const each of unknowns) {
    const found = each.exec(text)?.groups;
    if (found !== undefined && current.unknown === undefined)
      return { ...current, text: found.rest!, unknown: found.x! };
  }
  return rounded(current) ?? readStatedClause(current, pieces);
}

function rounded(current: Stripped): Stripped | null {
  if (current.places !== undefined) return null;
  const found = places.exec(current.text)?.groups;
  const count = found === undefined ? null : placesOf(found.amount!);
  return count === null ? null : { ...current, text: found!.rest!, places: count };
}

/**
 * "for 0 ≤ x < 2π", "on [0, 2π)", "when x = 2": the text after the word must be exactly one such statement.
 */
function readStatedClause(current: Stripped, pieces: PieceReader): Stripped | null {
  for (const found of current.text.matchAll(statement)) {
    const clause = current.text
      .slice(found.index + found[0].length)
      .replace(/^(.*[^)\]])\)$/s, (all, inner: string) => (found[0].includes('(') ? inner : all));
    const tree = pieces.tree(clause);
    const text = current.text.slice(0, found.index);
    if (tree === null || text.trim() === '') continue;
    const meant = clauseOf(tree);
    if (meant !== null && fits(current, meant)) return { ...current, ...meant, text };
  }
  return null;
}

const fits = (current: Stripped, meant: Partial<Stripped>): boolean =>
  (meant.within === undefined || current.within === undefined) &&
  (meant.values === undefined || current.values === undefined);

/** A range for the solutions, or values of letters; null for any other statement. */
function clauseOf(tree: Tree): Pick<Stripped, 'within' | 'values'> | null {
  if (isRegion(tree)) return { within: tree };
  const items =
    tree.kind === 'relation'
      ? [tree]
      : tree.kind === 'alternatives' && tree.join === 'and'
        ? tree.items
        : null;
  const values: Record<string, Expression> = {};
  for (const { sides, signs } of items ?? []) {
    const [left, right] = sides;
    const assigns =
      signs.length === 1 && signs[0] === '=' && left?.kind === 'variable' && variablesOf(right!).length === 0;
    if (!assigns || Object.hasOwn(values, left.name)) return null;
    values[left.name] = right!;
  }
  return items === null || items.length === 0 ? null : { values };
}

/** `0 <= x < 2π`, `x > 0`, an interval. */
function isRegion(tree: Tree): boolean {
  if (tree.kind === 'interval') return true;
  if (tree.kind !== 'relation' || tree.signs.some((sign) => sign === '=' || sign === '!=')) return false;
  const letters = tree.sides.filter((side) => variablesOf(side).length > 0);
  return letters.length === 1 && letters[0]!.kind === 'variable';
}

/** "x² = 4, x > 0": an equation with the range of its solutions. */
export function splitRegion(tree: Tree): { readonly tree: Tree; readonly within: Tree } | null {
  if (tree.kind !== 'alternatives' || tree.join !== 'and' || tree.items.length !== 2) return null;
  const [problem, region] = tree.items;
  if (problem === undefined || region === undefined || !isRegion(region) || isRegion(problem)) return null;
  const isEquation = problem.signs.every((sign) => sign === '=');
  return isEquation && variablesOf(problem).join() === variablesOf(region).join()
    ? { tree: problem, within: region }
    : null;
}

/** The clauses as fields of a problem. */
export function clauseFields(stripped: Stripped): Pick<Problem, 'within' | 'numbers' | 'places'> {
  return {
    ...(stripped.within === undefined ? {} : { within: stripped.within }),
    ...(stripped.numbers === undefined ? {} : { numbers: stripped.numbers }),
    ...(stripped.places === undefined ? {} : { places: stripped.places }),
  };
}
