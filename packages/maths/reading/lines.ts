import type { Problem } from './problem.ts';
import {
  equation,
  isExpression,
  variable,
  type Expression,
  type Relation,
  type Tree,
} from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { RequestedMeasure } from './measure-request.ts';
import { problemOfMeasure } from './measures.ts';
import { matchPhrases, phrase, type Pieces, type Phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

/** A point within a sentence: its own comma must not end it. */
const P = '(?<p>([A-Z] ?=? ?)?[(][^()]*[)])';
const Q = '(?<q>([A-Z] ?=? ?)?[(][^()]*[)])';
const line =
  '((slope-intercept |point-slope |standard |general |linear |explicit )?(form of the )?equation (of|for) (the |a )?(straight )?line|linear equation|line|straight line|ecuación de (la|una) recta|ecuación de la línea|recta|équation réduite de (la|une) droite|équation de (la|une) droite|droite)';
const through =
  '( which| that| que| qui)?( passing| going| passes| goes| containing| joining| connecting| pasa| passe| passant)?( through| by| por| par)?';
const points = '( the points?| los puntos| el punto| les points| le point)?';
const gradient = '(slope|gradient|pendiente|pente|coefficient directeur)';
const slopeIs = `(and has|with|of|having|has|whose|and|con|y tiene|tiene|de|cuya|y|et de|ayant pour|qui a pour|et|dont|a)?( a| la| una| une| le)? ?${gradient}( is| of| es| est| =| de| igual a| égale? à)? ?=? ?(m ?=)?`;
const inLine = '( in slope-intercept form| in the form y ?= ?mx ?[+] ?[bc])?';

const slopes = [
  phrase(
    `<find> <the>${gradient} <of>(the |la )?(line segment|segment|${line})?( joining| connecting| that joins| que une)?${through}?${points} ?${P} ?(and|y|et|,|to) ?${Q}`,
  ),
];
const twoPoints = [
  phrase(
    `<find> (an? |the |la |el |l'|une |un |una )?${line}${through}${points} ?${P} ?(and|y|et|,) ?${points} ?${Q}${inLine}`,
  ),
];
const pointSlope = [
  phrase(
    `<find> (an? |the |la |el |l'|une |un |una )?${line}${through}${points} ?${P} ?,? ${slopeIs} ?{m}${inLine}`,
  ),
  phrase(
    `<find> (an? |the |la |el |l'|une |un |una )?${line}( that| which| que| qui)? ${slopeIs} ?{m} ?,? ?(and|y|et)?${through}${points} ?${P}${inLine}`,
  ),
];
const slopeIntercept = [
  phrase(
    `<find> (an? |the |la |el |l'|une |un |una )?${line}( that| which| que| qui)? ${slopeIs} ?{m} ?,? (and|with|y|et) (with |de |d')?(a |an |la |el |l')?(y[- ]intercept|ordenada al origen|ordenada en el origen|ordonnée à l'origine|l'ordonnée à l'origine)( of| is| =| de| es)? ?(b ?=)? ?{b}`,
  ),
];
const standing = [
  phrase(
    '(rewrite|write|express|put|convert|transform|escribe|expresa|pasa|écrire|mettre)( the equation| the line| la ecuación| la recta)? ?{line} (in|into|to|en|sous) (the )?(slope-intercept form|form y ?= ?m ?x ?[+] ?[bcn]|forma pendiente-ordenada|forma explícita|forma y ?= ?m ?x ?[+] ?[bn]|forme réduite|forme y ?= ?m ?x ?[+] ?[pb])',
  ),
];
const neighbours: readonly (readonly [RequestedMeasure, readonly Phrase[]])[] = (
  [
    ['line_parallel', '(parallel|paralela|parallèle)'],
    ['line_perpendicular', '(perpendicular|perpendiculaire)'],
  ] as const
).map(([what, word]) => [
  what,
  [
    phrase(
      `<find> (an? |the |la |el |l'|une |un |una )?${line}( which is| that is| que es| qui est)? ${word} (to|a|à) (the line |la recta |la droite |l'axe )?(of equation |de ecuación |d'équation )?{line} ?,?( and| y| et)?${through}${points} ?${P}${inLine}`,
    ),
    phrase(
      `<find> (an? |the |la |el |l'|une |un |una )?${line}${through}${points} ?${P} ?,? (and|y|et|that|which|que|qui)?( which)?( is| es| est| sea)? ?${word} (to|a|à) (the line |la recta |la droite )?(of equation |de ecuación |d'équation )?{line}`,
    ),
  ],
]);
const segment =
  "( <of>(the )?(line segment|segment|segmento)?( joining| connecting| with endpoints| con extremos| que une| entre| d'extrémités)?| between| entre| joining)?";
const midpoints = [
  phrase(
    `<find> <the>(coordinates of the |coordenadas del |coordonnées du )?(midpoint|mid-point|punto medio|milieu)${segment}${points} ?${P} ?(and|y|et|,) ?${Q}`.replace(
      '<of>',
      '(of |del |de |du )',
    ),
  ),
];
const distances = [
  phrase(
    `<find> <the>(distance|distancia|length|longitud|longueur)${segment}( from| de)?${points} ?${P} ?(and|y|et|,|to|a|à) ?${Q}`.replace(
      '<of>',
      '(of |del |de |du )',
    ),
  ),
];
const intercepts: readonly (readonly [RequestedMeasure, readonly Phrase[]])[] = [
  [
    'intercepts',
    [
      phrase(
        "<find> <the>(x-? ?(intercepts?)? and y-? ?intercepts?|intercepts|x-intercepts? and (the )?y-intercepts?|puntos de corte con los ejes|intersecciones con los ejes|cortes con los ejes|points d'intersection avec les axes) (of|de|du|for) (the )?(line |graph of |equation |la recta |la función |la droite )?{line}",
      ),
    ],
  ],
  [
    'intercept_y',
    [
      phrase(
        "<find> <the>(y[- ]intercept|ordenada al origen|ordenada en el origen|ordonnée à l'origine|intersección con el eje y) (of|for|de|du|à) (the |la )?(line |graph of |graph |function |curve |parabola |equation |recta |función |parábola |curva |gráfica de |droite |fonction |courbe |parabole )?(of )?(y ?= ?f\\(x\\) ?= ?)?{line}",
      ),
    ],
  ],
  [
    'intercept_x',
    [
      phrase(
        '<find> <the>(x[- ]intercept|intersección con el eje x|corte con el eje x|abscisa al origen) (of|de|du) (the )?(line |la recta |la droite )?{line}',
      ),
    ],
  ],
  [
    'slope_of',
    [
      phrase(
        `<find> <the>${gradient} (of|de) (the |la )?(line |straight line |recta |droite )?(with equation |de ecuación |d'équation )?{line}`,
      ),
    ],
  ],
];

/** Lines, midpoints and distances, asked in words. */
export function readLine(text: string, pieces: PieceReader): Problem | null {
  return (
    ofTwoPoints(text, pieces) ??
    ofSlope(text, pieces) ??
    ofNeighbour(text, pieces) ??
    ofEquation(text, pieces)
  );
}

function ofTwoPoints(text: string, pieces: PieceReader): Problem | null {
  const questions = [
    ['slope', slopes],
    ['line_two_points', twoPoints],
    ['midpoint', midpoints],
    ['distance', distances],
  ] as const;
  for (const [what, phrases] of questions) {
    const found = matchPhrases(text, phrases);
    const [p, q] = [pieces.point(found?.p), pieces.point(found?.q)];
    if (p !== null && q !== null)
      return problemOfMeasure({ what, given: { x_1: p[0], y_1: p[1], x_2: q[0], y_2: q[1] } });
  }
  return null;
}

function ofSlope(text: string, pieces: PieceReader): Problem | null {
  const withPoint = matchPhrases(text, pointSlope);
  const m = pieces.constant(withPoint?.m);
  const p = pieces.point(withPoint?.p);
  if (m !== null && p !== null)
    return problemOfMeasure({ what: 'line_point_slope', given: { m, x_1: p[0], y_1: p[1] } });
  const found = matchPhrases(text, slopeIntercept);
  const [slope, b] = [pieces.constant(found?.m), pieces.constant(found?.b)];
  return slope === null || b === null
    ? null
    : problemOfMeasure({ what: 'line_slope_intercept', given: { m: slope, b } });
}

function ofNeighbour(text: string, pieces: PieceReader): Problem | null {
  for (const [what, phrases] of neighbours) {
    for (const each of phrases) {
      const found: Pieces | undefined = each.exec(text)?.groups;
      const [p, given] = [pieces.point(found?.p), lineOf(pieces.tree(found?.line))];
      if (p !== null && given !== null)
        return { task: 'find', expression: given, question: { what, given: { x_1: p[0], y_1: p[1] } } };
    }
  }
  return null;
}

function ofEquation(text: string, pieces: PieceReader): Problem | null {
  const written = pieces.tree(matchPhrases(text, standing)?.line);
  if (written?.kind === 'relation' && variablesOf(written).toSorted().join() === 'x,y')
    return { task: 'solve', expression: written, unknown: 'y' };
  for (const [what, phrases] of intercepts) {
    const given = lineOf(pieces.tree(matchPhrases(text, phrases)?.line));
    if (given !== null) return { task: 'find', expression: given, question: { what, given: {} } };
  }
  return null;
}

/** An equation in x and y; f(x) = … and a bare formula in x are read as y = … . */
function lineOf(tree: Tree | null): Relation | null {
  if (tree === null) return null;
  const body: Expression | null = isExpression(tree) ? tree : tree.kind === 'definition' ? tree.body : null;
  const given = body === null ? tree : equation(variable('y'), body);
  if (given.kind !== 'relation' || given.signs.join() !== '=') return null;
  return variablesOf(given).every((name) => name === 'x' || name === 'y') && variablesOf(given).length > 0
    ? given
    : null;
}
