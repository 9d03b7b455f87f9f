import type { Problem } from './problem.ts';
import { equation, variable, type Expression, type Relation } from '../expression/tree.ts';
import type { MeasureRequest, RequestedMeasure } from './measure-request.ts';
import { readGivens, type Givens } from './givens.ts';
import {
  figureWords,
  quantityWords,
  type ShapeName,
  type QuantityName,
  type RoleName,
} from './measure-words.ts';
import { matchPhrases, phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

/** The letters of the values that a question needs, by what they measure: `side: ['a', 'b', 'c']`. */
type NeededLetters = Partial<Record<RoleName, readonly string[]>>;

/** The question for a quantity of a figure, with the values it needs; several where the givens decide. */
const measures: Partial<
  Record<`${QuantityName} ${ShapeName}`, readonly (readonly [RequestedMeasure, NeededLetters])[]>
> = {
  'area square': [['area_square', { side: ['s'] }]],
  'perimeter square': [['perimeter_square', { side: ['s'] }]],
  'diagonal square': [['diagonal_square', { side: ['s'] }]],
  'area rectangle': [
    ['area_rectangle', { length: ['l'], width: ['w'] }],
    ['area_rectangle', { side: ['l', 'w'] }],
    ['area_rectangle', { base: ['l'], height: ['w'] }],
  ],
  'perimeter rectangle': [
    ['perimeter_rectangle', { length: ['l'], width: ['w'] }],
    ['perimeter_rectangle', { side: ['l', 'w'] }],
    ['perimeter_rectangle', { base: ['l'], height: ['w'] }],
  ],
  'diagonal rectangle': [
    ['diagonal_rectangle', { length: ['l'], width: ['w'] }],
    ['diagonal_rectangle', { side: ['l', 'w'] }],
    ['diagonal_rectangle', { base: ['l'], height: ['w'] }],
  ],
  'area triangle': [
    ['area_triangle', { base: ['b'], height: ['h'] }],
    ['area_triangle_sides', { side: ['a', 'b', 'c'] }],
    ['area_triangle_angle', { side: ['a', 'b'], angle: ['C'] }],
  ],
  'area right': [
    ['area_triangle', { leg: ['b', 'h'] }],
    ['area_triangle', { base: ['b'], height: ['h'] }],
  ],
  'area equilateral': [['area_equilateral', { side: ['s'] }]],
  'perimeter triangle': [['perimeter_triangle', { side: ['a', 'b', 'c'] }]],
  'area parallelogram': [['area_parallelogram', { base: ['b'], height: ['h'] }]],
  'area rhombus': [['area_rhombus', { diagonal: ['d_1', 'd_2'] }]],
  'area trapezium': [
    ['area_trapezium', { parallel: ['a', 'b'], height: ['h'] }],
    ['area_trapezium', { base: ['a', 'b'], height: ['h'] }],
  ],
  'area circle': [
    ['area_circle', { radius: ['r'] }],
    ['area_circle', { diameter: ['d'] }],
  ],
  'circumference circle': [
    ['circumference', { radius: ['r'] }],
    ['circumference', { diameter: ['d'] }],
  ],
  'perimeter circle': [
    ['circumference', { radius: ['r'] }],
    ['circumference', { diameter: ['d'] }],
  ],
  'area sector': [['area_sector', { radius: ['r'], angle: ['t'] }]],
  'arc circle': [['arc_length', { radius: ['r'], angle: ['t'] }]],
  'arc sector': [['arc_length', { radius: ['r'], angle: ['t'] }]],
  'hypotenuse right': [
    ['hypotenuse', { leg: ['a', 'b'] }],
    ['hypotenuse', { side: ['a', 'b'] }],
  ],
  'leg right': [
    ['leg', { hypotenuse: ['c'], leg: ['a'] }],
    ['leg', { hypotenuse: ['c'], side: ['a'] }],
  ],
  'angle triangle': [['third_angle', { angle: ['A', 'B'] }]],
  'volume cube': [['volume_cube', { side: ['s'] }]],
  'surface cube': [['surface_cube', { side: ['s'] }]],
  'volume box': [
    ['volume_box', { length: ['l'], width: ['w'], height: ['h'] }],
    ['volume_box', { side: ['l', 'w', 'h'] }],
  ],
  'surface box': [
    ['surface_box', { length: ['l'], width: ['w'], height: ['h'] }],
    ['surface_box', { side: ['l', 'w', 'h'] }],
  ],
  'volume cylinder': [['volume_cylinder', { radius: ['r'], height: ['h'] }]],
  'surface cylinder': [['surface_cylinder', { radius: ['r'], height: ['h'] }]],
  'volume cone': [['volume_cone', { radius: ['r'], height: ['h'] }]],
  'volume sphere': [['volume_sphere', { radius: ['r'] }]],
  'surface sphere': [['surface_sphere', { radius: ['r'] }]],
  'area sphere': [['surface_sphere', { radius: ['r'] }]],
  'volume prism': [['volume_prism', { baseArea: ['B'], height: ['h'] }]],
  'volume pyramid': [['volume_pyramid', { baseArea: ['B'], height: ['h'] }]],
};

const choice = (table: Readonly<Record<string, string>>): string =>
  Object.values(table)
    .flatMap((words) => words.split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|');
const quantity = `(?<quantity>${choice(quantityWords)})`;
const figure = `(?<figure>${choice(figureWords)})`;
const questions = [
  phrase(`<find> <the>${quantity} <of>${figure}(?<givens>[ ,;:].+)`),
  phrase(
    `(?<givens>.+?) ?[.,;:]? ?(then )?<find> <the>${quantity}( <of>(?<figure2>${choice(figureWords)}))?`,
  ),
  phrase(`<the>${quantity} <of>${figure}(?<givens>[ ,;:].+)`),
  phrase(
    `<find> <the>(?<quantity>${quantityWords.hypotenuse})(?<givens> (if|when|given|given that|with|for|si|cuando|con|sabiendo que|sachant que|avec) .+)`,
  ),
];

/** "Leave your answer in terms of π": every answer does that anyway. */
const exactly =
  /^(.+?)[.,;]?\s*(?:\(\s*)?(?:leave|give|express|deja|da|expresa|donner|donne|exprimer|laisser|and give)\s(?:your |the |tu |la |le |les )?(?:answers?|respuesta|résultat|valeur exacte|réponse)(?:\s(?:in terms of|as a multiple of|en función de|en términos de|en fonction de|exacte?)(?:\s(?:π|pi|\\pi))?)?\s*\)?$/isu;

/** Areas, perimeters, volumes and the sides of right triangles, asked in words. */
export function readMeasure(text: string, pieces: PieceReader): Problem | null {
  const exact = exactly.exec(text)?.[1] ?? text;
  const found = matchPhrases(exact, questions);
  if (found === null) return readTriangle(exact, pieces);
  const givens = readGivens(found.givens!, pieces);
  const quantity = nameOf(found.quantity, quantityWords);
  // Only a right triangle has a hypotenuse.
  const meant = quantity === 'hypotenuse' ? 'right' : null;
  const named = nameOf(found.figure ?? found.figure2, figureWords) ?? givens?.figure ?? meant;
  if (givens === null || named === null || quantity === null) return null;
  if (givens.figure !== null && givens.figure !== named) return null;
  for (const [what, needs] of measures[`${quantity} ${named}`] ?? []) {
    const given = valuesFor(needs, givens);
    if (given !== null)
      return problemOfMeasure({ what, given, ...(givens.unit === null ? {} : { unit: givens.unit }) });
  }
  return null;
}

function nameOf<Name extends string>(
  text: string | undefined,
  table: Readonly<Record<Name, string>>,
): Name | null {
  if (text === undefined) return null;
  const bare = (word: string): string =>
    word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/\s+/g, ' ');
  const names = Object.keys(table) as Name[];
  return names.find((name) => table[name].split('|').some((word) => bare(word) === bare(text))) ?? null;
}

/** The given values by the letters of the formula, if they are exactly the ones needed. */
function valuesFor(needs: NeededLetters, givens: Givens): Record<string, Expression> | null {
  const wanted = Object.entries(needs).flatMap(([, letters]) => letters);
  if (givens.roles.size === 0) {
    const fits = givens.letters.size === wanted.length && wanted.every((name) => givens.letters.has(name));
    return fits ? Object.fromEntries(givens.letters) : null;
  }
  const roles = Object.keys(needs) as RoleName[];
  if (givens.letters.size > 0 || roles.length !== givens.roles.size) return null;
  const values: Record<string, Expression> = {};
  for (const role of roles) {
    const [letters, roleValues] = [needs[role]!, givens.roles.get(role)];
    if (roleValues?.length !== letters.length) return null;
    letters.forEach((name, index) => (values[name] = roleValues[index]!));
  }
  return values;
}

const triangles = [
  phrase(
    '(in |for |en |dans )?(the |a |el |un |le )?(triangle|triángulo)( ABC)?( with| con| avec| has| where)?[ ,:;]+(?<givens>.+?) ?[.,;:]? <find> <the>(length of |longitud de |longueur de )?(side |angle |lado |ángulo |côté |angle )?<x>',
  ),
];
/** The given letters for the laws of cosines and sines, and the requested letter. */
const laws: readonly (readonly [RequestedMeasure, string, readonly string[]])[] = [
  ['side_by_cosines', 'c', ['a', 'b', 'C']],
  ['angle_by_cosines', 'C', ['a', 'b', 'c']],
  ['side_by_sines', 'b', ['a', 'A', 'B']],
  ['angle_by_sines', 'B', ['a', 'b', 'A']],
  ['third_angle', 'C', ['A', 'B']],
];

/** "In triangle ABC, a = 5, b = 7 and C = 60°. Find c." */
function readTriangle(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, triangles);
  const givens = found === null ? null : readGivens(found.givens!, pieces);
  if (found === null || givens === null || givens.roles.size > 0 || givens.figure !== null) return null;
  const law = laws.find(
    ([, wanted, letters]) =>
      wanted === found.x &&
      letters.length === givens.letters.size &&
      letters.every((name) => givens.letters.has(name)),
  );
  if (law === undefined) return null;
  const [what, , letters] = law;
  const given = Object.fromEntries(letters.map((name) => [name, givens.letters.get(name)!]));
  return problemOfMeasure({ what, given, ...(givens.unit === null ? {} : { unit: givens.unit }) });
}

/** A question in words as a problem: the displayed formula is its givens. */
export function problemOfMeasure(question: MeasureRequest, unknown?: string): Problem {
  const items = Object.entries(question.given).map(([name, value]): Relation =>
    equation(variable(name), value),
  );
  const expression = items.length === 1 ? items[0]! : ({ kind: 'alternatives', join: 'and', items } as const);
  return { task: 'find', expression, question, ...(unknown === undefined ? {} : { unknown }) };
}
