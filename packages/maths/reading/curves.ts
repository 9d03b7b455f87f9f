import type { Problem } from './problem.ts';
import { equation, variable, type Expression, type Tree } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import type { CurveQuestion } from './measure-request.ts';
import { degreesOf } from './angles.ts';
import { readFunction } from './function-text.ts';
import { matchPhrases, phrase, type Phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

const of =
  "( of| for| to| de| du| del| d')? ?(the |la |el |l'|le )?((graph of|graph|parabola|quadratic|gráfica de|parábola|parabole|courbe|représentation graphique de) ?)?(the |la |l'|el )?((quadratic )?(equation|function|expression|trinomial|polynomial)|ecuación( cuadrática)?|función( cuadrática)?|trinomio|équation|fonction|trinôme)?( (with equation|given by|defined by|whose equation is|de ecuación|d'équation|définie par))? ?:? ?{f}";
const questions: readonly (readonly [CurveQuestion, readonly Phrase[]])[] = [
  ['discriminant', [phrase(`(<find> )?<the>(value of the )?(discriminant|discriminante)${of}`)]],
  [
    'vertex',
    [
      phrase(
        `(<find> )?<the>(coordinates of the |coordenadas del |coordonnées du )?(vertex|turning point|vértice|sommet)${of}`,
      ),
    ],
  ],
  [
    'axis_of_symmetry',
    [
      phrase(
        `(<find> )?<the>(equation of the |ecuación del |équation de l')?(axis of symmetry|line of symmetry|eje de simetría|axe de symétrie)${of}`,
      ),
    ],
  ],
  [
    'minimum_value',
    [
      phrase(
        `(<find> )?<the>(minimum( value)?|least value|smallest value|valor mínimo|mínimo|minimum|valeur minimale)${of}`,
      ),
    ],
  ],
  [
    'maximum_value',
    [
      phrase(
        `(<find> )?<the>(maximum( value)?|greatest value|largest value|valor máximo|máximo|maximum|valeur maximale)${of}`,
      ),
    ],
  ],
  [
    'inverse',
    [
      phrase(
        `(<find> )?<the>(inverse function|inverse|función inversa|inversa|fonction réciproque|réciproque|bijection réciproque)${of}`,
      ),
      phrase(
        '<find> (f|g|h) ?(\\^ ?[{(]? ?-1 ?[})]?|⁻¹) ?([(]x[)])? (if|for|when|given|given that|where|si|cuando|para|pour|sachant que) {f}',
      ),
      phrase(
        '(if |given |given that |let |for |si |sea |soit |pour )?{f} ?[.,;:]?( then)? <find> ((f|g|h) ?(\\^ ?[{(]? ?-1 ?[})]?|⁻¹) ?([(]x[)])?|the inverse( function)?( of f)?)',
      ),
    ],
  ],
];
const tangents = [
  phrase(
    "<find> (an? |the |la |l'|une |el )?(equation of the |ecuación de la |équation de la )?(line tangent|tangent line|tangent|recta tangente|droite tangente|tangente) (to|a|à|of|de) (the |la |el )?((curve|graph of|graph|function|curva|gráfica de|función|courbe (représentative )?de( la fonction)?|courbe d'équation|courbe) )?{f} ?,? (at the point where|at the point with|at the point|at|when|en el punto de abscisa|en el punto donde|en el punto|au point d'abscisse|au point où|au point|in|en|where|donde|où|d'abscisse|para|pour) ?{place}",
  ),
];

/** Questions about the graph of a function: discriminant, vertex, axis, extreme value, inverse, tangent. */
export function readCurve(text: string, pieces: PieceReader): Problem | null {
  for (const [what, phrases] of questions) {
    for (const each of phrases) {
      const expression = subjectOf(each.exec(text)?.groups?.f, what, pieces);
      if (expression !== null) return { task: 'find', expression, question: { what, given: {} } };
    }
  }
  return tangent(text, pieces) ?? domain(text, pieces);
}

const domains = [
  phrase(
    `(<find> )?<the>(natural |implied )?(domain of definition|domain|dominio|ensemble de définition|domaine de définition|domaine)${of}`,
  ),
  phrase('(for (which|what) values of [a-z] |where )is (the (function|expression) )?{f} defined'),
  phrase('(para qué valores( de [a-z])? |dónde )está definid[ao] (la (función|expresión) )?{f}'),
  phrase("pour quelles valeurs( de [a-z])? (la fonction |l'expression )?{f} est-elle définie"),
];

/** The domain of a formula in one letter. */
function domain(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, domains);
  const body = found === null ? null : (readFunction(found.f, pieces)?.body ?? null);
  if (body === null || variablesOf(body).length !== 1) return null;
  return { task: 'find', expression: body, question: { what: 'domain', given: {} } };
}

/** The equation for a discriminant; otherwise the function as y = … or by its name. */
function subjectOf(text: string | undefined, what: CurveQuestion, pieces: PieceReader): Tree | null {
  const tree = text === undefined ? null : pieces.tree(text);
  if (what === 'discriminant' && tree?.kind === 'relation' && tree.signs.join() === '=') {
    const [left] = tree.sides;
    const isFunction = left?.kind === 'variable' && variablesOf(tree).length > 1;
    if (!isFunction) return variablesOf(tree).length === 1 ? tree : null;
  }
  const given = text === undefined ? null : readFunction(text, pieces);
  if (given === null || variablesOf(given.body).length !== 1) return null;
  if (what === 'discriminant') return given.body;
  const [name] = variablesOf(given.body);
  if (what === 'inverse')
    return name === 'x'
      ? {
          kind: 'definition',
          name: given.name === undefined || given.name === 'y' ? 'f' : given.name,
          parameters: ['x'],
          body: given.body,
        }
      : null;
  return equation(variable('y'), given.body);
}

function tangent(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, tangents);
  const body = found === null ? null : (readFunction(found.f, pieces)?.body ?? null);
  const given = body === null ? null : placeOf(found!.place!, pieces);
  if (body === null || given === null || variablesOf(body).join() !== 'x') return null;
  return {
    task: 'find',
    expression: equation(variable('y'), body),
    question: { what: 'tangent_line', given },
  };
}

/** `x = 1`, `1` after "abscissa", or the point itself. */
function placeOf(text: string, pieces: PieceReader): Record<string, Expression> | null {
  const point = pieces.point(text);
  if (point !== null) return { x_1: point[0], y_1: point[1] };
  const value = pieces.constant(/^x\s*=\s*(.+)$/su.exec(text.trim())?.[1] ?? text);
  return value === null ? null : { x_1: value };
}

const radians = [
  phrase(
    '(convert|change|express|write|find|convierte|convertir|pasa|pasar|expresa|transforma|convertis|convertir|exprimer|exprime) {angle} (to|into|in|a|en|as) (radians?|radianes|radián|rad|radian measure)',
  ),
];
const degrees = [
  phrase(
    '(convert|change|express|write|find|convierte|convertir|pasa|pasar|expresa|transforma|convertis|convertir|exprimer|exprime) {angle}( radians?| rad| radianes)? (to|into|in|a|en|as) (degrees?|degree measure|grados|degrés|°)',
  ),
];

/** "Convert 180 degrees to radians", « Convertir π/4 en degrés ». */
export function readTurn(text: string, pieces: PieceReader): Problem | null {
  const angle = degreesOf(matchPhrases(text, radians)?.angle ?? '', pieces);
  if (angle !== null) return { task: 'convert', expression: angle, question: { what: 'radians', given: {} } };
  const value = pieces.constant(matchPhrases(text, degrees)?.angle);
  if (value === null || value.kind === 'degrees') return null;
  return { task: 'convert', expression: value, question: { what: 'degrees', given: {} } };
}
