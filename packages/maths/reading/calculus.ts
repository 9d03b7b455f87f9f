import { evaluator } from '../algebra/evaluate.ts';
import type { Problem } from './problem.ts';
import { constant, negated, type Expression } from '../expression/tree.ts';
import { variablesOf } from '../expression/tree-parts.ts';
import { withoutClauses, type Stripped } from './clauses.ts';
import { readFunction, variableOf, type FunctionText } from './function-text.ts';
import { matchPhrases, phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

const order =
  '((?<first>first |primera |première )|(?<second>second |2nd |segunda |seconde |deuxième )|(?<third>third |tercera |troisième ))?';
const derivative =
  '(derivative|derivada|dérivée|fonction dérivée)((?<after> segunda| seconde| deuxième)|(?<later> tercera| troisième))?';
const derivatives = [
  phrase(`<find> <the>${order}${derivative} (of|de|du|d'|for)( la| the| l'| el)? {f}`),
  phrase(
    '(differentiate|deriva|derivar|dériver|dérive) (with respect to|respecto a|respecto de|con respecto a|par rapport à) <x>( ?:| ?,|) {f}',
  ),
  phrase(`<find> <the>${order}${derivative} ?: ?{f}`),
  phrase(
    "<find> <the>(slope|gradient|pendiente|pente|coefficient directeur) (of|de) <the>(line tangent|tangent line|tangent|recta tangente|tangente) (to|of|a|à|de) (the curve |the graph of |la curva |la gráfica de |la courbe |la courbe d'équation )?(?<tangent>{f})",
  ),
  phrase(
    '<find> <the>(instantaneous |tasa de )?(rate of change|slope of the curve|slope of the graph|variación instantánea|taux de variation instantané|nombre dérivé) (of|de) (the curve |the function |the graph of |la función |la fonction )?(?<tangent>{f})',
  ),
  phrase(`<the>${order}${derivative} (of|de|du)( la| the)? {f}`),
  phrase(
    '(differentiate|derive|find the derivative|take the (first )?derivative( of)?|deriva|derivar|derive|dérive|dériver|dérivez) ?<the>(following function ?:|following expression ?:)?( with respect to [a-z]| wrt [a-z])? ?:? ?{f}',
  ),
];
const goal =
  "((?<prime>[a-zA-Z](?<marks>'{1,3}|′+|″|''') ?([(] ?(?<place>[^()]{1,12}) ?[)])?)|(d(?<up>\\^?[23²³])?[a-z]? ?/ ?d[a-z]\\^?[23²³]?)|\\\\frac ?[{]d[a-z][}][{]d[a-z][}]|(<the>" +
  `${order}${derivative}( of [a-z]| de [a-z]| of the function| de la función)?))`;
const goals = [
  phrase(
    `(if |given that |given |let |for |si |sea |dada |dado |soit |si |pour )?{f} ?[.,;:]?( then| entonces| alors| and)? <find> ${goal}`,
  ),
  phrase(
    `<find> ${goal} (if|when|for|of|given|given that|where|si|cuando|para|de|siendo|donde|sabiendo que|pour|sachant que|où) {f}`,
  ),
  phrase(`<find> ${goal} ?: {f}`),
];

/** Derivatives in words: of a function, of higher order, at a point. */
export function readDerivative(text: string, pieces: PieceReader): Problem | null {
  const stripped = withoutClauses(text, pieces);
  const found =
    matchPhrases(stripped.text, derivatives) ??
    matchPhrases(text, goals) ??
    matchPhrases(stripped.text, goals);
  if (found === null) return null;
  const cut = found.f === undefined ? stripped : withoutClauses(found.f, pieces);
  const given = readFunction(cut.text, pieces);
  const by = given === null ? null : variableOf(given, found.x ?? stripped.unknown ?? cut.unknown);
  if (given === null || by === null) return null;
  const clauses = { ...stripped, ...cut };
  if (clauses.within !== undefined || clauses.numbers !== undefined || clauses.places !== undefined)
    return null;
  const expression: Expression = { kind: 'derivative', of: given.body, variable: by, order: orderOf(found) };
  const place = placeOf(clauses, found.place, by, pieces);
  if (place === undefined || (found.tangent !== undefined && place === null)) return null;
  return { task: 'differentiate', expression, ...unknownOf(by), ...(place === null ? {} : { at: place }) };
}

const unknownOf = (name: string): { unknown?: string } => (name === 'x' ? {} : { unknown: name });

function orderOf(found: Readonly<Record<string, string | undefined>>): number {
  const marks = found.marks ?? '';
  if (/″|''/.test(marks)) return marks.length > 2 ? 3 : 2;
  if (marks.length > 1) return marks.length;
  const up = found.up ?? '';
  if (/2|²/.test(up) || found.second !== undefined || found.after !== undefined) return 2;
  return /3|³/.test(up) || found.third !== undefined || found.later !== undefined ? 3 : 1;
}

/** The point at which the derivative is requested: null for none, undefined when it was not understood. */
function placeOf(
  { values }: Pick<Stripped, 'values'>,
  inside: string | undefined,
  by: string,
  pieces: PieceReader,
): Problem['at'] | null | undefined {
  const named = inside === undefined || inside.trim() === by ? null : pieces.constant(inside);
  if (inside !== undefined && inside.trim() !== by && named === null) return undefined;
  const givenValues = Object.entries(values ?? {});
  if (givenValues.length > 1 || (givenValues.length === 1 && (named !== null || givenValues[0]![0] !== by)))
    return undefined;
  const value = named ?? givenValues[0]?.[1];
  return value === undefined ? null : { name: by, value };
}

const integralWords =
  '(indefinite |definite |most general |general )?(integral|antiderivative|primitive)( indefinida| definida| indéfinie| définie)?';
const integrals = [
  phrase('(integrate|integra|integrar|integre|intègre|intégrer|intégrez)<colon> {f}'),
  phrase(
    `<find> (the |an |la |una |l'|une |les |el )?(${integralWords}|intégrale|antiderivada|primitiva|primitive|primitives)( indéfinie| définie| indefinida)? (of|de|du|d')( la| the| l')? {f}`,
  ),
];
const areas = [
  phrase(
    "<find> <the>(area|área|aire) (of the region |de la región |du domaine )?(under|below|bajo|debajo de|sous|bounded by|enclosed by|comprendida entre|limitada por) (the |la )?(graph of |curve |curva |gráfica de |courbe |courbe de |function |función |parabola )?(d'équation )?{f}( ?,? (and|y|et) (the x-axis|el eje x|l'axe des abscisses))?( ?,?)? (from|between|on|over|de|desde|entre|sur|en) ?(the interval )?(?<ends>(x ?= ?)?{low} (to|and|a|hasta|y|à|et) (x ?= ?)?{high}|\\[[^\\]]+\\])",
  ),
];
const samples = 400;

/** "the area under y = x² from 0 to 3": the integral, if the function is nowhere negative in between. */
function readArea(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, areas);
  const given = found === null ? null : readFunction(found.f, pieces);
  const name = given === null ? null : variableOf(given, undefined);
  if (found === null || given === null || name === null) return null;
  const interval = found.low === undefined ? pieces.tree(found.ends) : null;
  const [low, high] =
    interval?.kind === 'interval'
      ? [interval.low, interval.high]
      : [pieces.constant(found.low), pieces.constant(found.high)];
  if (low === null || high === null || !isNowhereNegative(given.body, name, low, high)) return null;
  return {
    task: 'integrate',
    expression: { kind: 'integral', of: given.body, variable: name, bounds: [low, high] },
    ...unknownOf(name),
  };
}

function isNowhereNegative(body: Expression, name: string, low: Expression, high: Expression): boolean {
  if (variablesOf(body).some((each) => each !== name)) return false;
  const [of, from, to] = [evaluator(body), evaluator(low)({}), evaluator(high)({})];
  if (!Number.isFinite(from) || !Number.isFinite(to) || from >= to) return false;
  const places = Array.from({ length: samples + 1 }, (_, index) => from + ((to - from) * index) / samples);
  return places.every((at) => of({ [name]: at }) >= -1e-9);
}

const bounded = [
  phrase(
    '{f} ?,? (from|between|on|over|in|de|desde|entre|sur|en)( x ?=)? {low} (to|and|a|hasta|y|à|et)( x ?=)? {high}',
  ),
];

/** Definite and indefinite integrals in words. */
export function readIntegral(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, integrals);
  if (found === null) return readArea(text, pieces);
  const cut = matchPhrases(found.f!, bounded);
  const bounds = cut === null ? null : [boundOf(cut.low, pieces), boundOf(cut.high, pieces)];
  const stripped = withoutClauses(cut === null || bounds!.includes(null) ? found.f! : cut.f!, pieces);
  const [within, low, high] = [stripped.within, bounds?.[0], bounds?.[1]];
  const by = /^(.+?)\s*d([a-zθ])$/su.exec(stripped.text);
  const given = readFunction(by === null ? stripped.text : by[1], pieces);
  const name = given === null ? null : variableOf(given, stripped.unknown ?? by?.[2]);
  if (given === null || name === null || stripped.values !== undefined || stripped.places !== undefined)
    return null;
  if (given.body.kind === 'integral')
    return { task: 'integrate', expression: given.body, ...unknownOf(name) };
  const ends =
    within?.kind === 'interval'
      ? ([within.low, within.high] as const)
      : low == null || high == null
        ? null
        : ([low, high] as const);
  if (within !== undefined && within.kind !== 'interval') return null;
  return {
    task: 'integrate',
    expression: { kind: 'integral', of: given.body, variable: name, bounds: ends },
    ...unknownOf(name),
  };
}

function boundOf(text: string | undefined, pieces: PieceReader): Expression | null {
  const infinite = infinityOf(text ?? '');
  return infinite ?? pieces.constant(text);
}

const approaches =
  '(approaches|tends to|goes to|→|->|\\\\to|\\\\rightarrow|tiende a|tiende hacia|se acerca a|se aproxima a|tend vers)';
const whenever = '(as|when|cuando|quand|lorsque)';
const sided =
  '(?<side> from the right| from the left| from above| from below| por la derecha| por la izquierda| par la droite| par la gauche| à droite| à gauche| par valeurs supérieures| par valeurs inférieures)?';
const limits = [
  phrase(
    `(<find> )?<the>(limit|límite|limite|lim) (of|de|du|d')? ?(the function |la función |la fonction )?{f} ?,? ${whenever} <x> ?${approaches} {to}${sided}`,
  ),
  phrase(
    `(<find> )?<the>(limit|límite|limite|lim) ${whenever} <x> ?${approaches} {to}${sided} (of|de|du|d')( the function| la función| la fonction)? {f}`,
  ),
  phrase(`(<find> )?<the>(limit|límite|limite|lim) (of|de|du|d')? ?{f} (at|en) <x> ?= ?{to}${sided}`),
  phrase(
    `(<find> )?<the>(limit|límite|limite) (at|en) {to} (of|de|du)( the function| la función| la fonction)? {f}`,
  ),
];

/** Limits in words. */
export function readLimit(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, limits);
  const to = found === null ? null : boundOf(found.to, pieces);
  const given = found === null ? null : readFunction(found.f, pieces);
  if (found === null || to === null || given === null) return null;
  const by = found.x ?? variableOf(given, undefined);
  if (by === null || given.body.kind === 'limit' || variablesOf(given.body).some((name) => name !== by))
    return null;
  const side =
    found.side === undefined ? 'both' : /right|above|derecha|droite|sup/i.test(found.side) ? 'right' : 'left';
  return { task: 'limit', expression: { kind: 'limit', of: given.body, variable: by, to, side } };
}

function infinityOf(text: string): Expression | null {
  const found =
    /^\s*(\+|-|−|plus|minus|positive|negative|más|mas|menos|moins)?\s*(?:l['’])?(?:∞|\\infty|infinity|infinito|infini|oo)\s*$/iu.exec(
      text,
    );
  if (found === null) return null;
  const infinity = constant('infinity');
  return /^(?:-|−|minus|negative|menos|moins)$/i.test(found[1] ?? '') ? negated(infinity) : infinity;
}

const values = [
  phrase(
    '(if |given that |given |let |for |si |sea |dada |soit |pour )?{f} ?[.,;:]?( then| entonces| alors| and)? <find> (the value of |el valor de |la valeur de )?{name} ?[(] ?{place} ?[)]',
  ),
  phrase(
    '(<find> )?{name} ?[(] ?{place} ?[)] ?,? (if|when|for|given|given that|where|si|cuando|para|siendo|donde|pour|sachant que|où|with|con|avec) {f}',
  ),
  phrase('{f} ?[,;.] ?{name} ?[(] ?{place} ?[)]( ?= ?[?]?)?'),
];

/** "If f(x) = x² + 1, find f(3)": the value of a formula at a point. */
export function readFunctionValue(text: string, pieces: PieceReader): Problem | null {
  const found = matchPhrases(text, values);
  const given: FunctionText | null = found === null ? null : readFunction(found.f, pieces);
  const place = found === null ? null : pieces.constant(found.place);
  if (given?.variable === undefined || place === null || given.name !== found?.name) return null;
  return {
    task: 'evaluate',
    expression: given.body,
    question: { what: 'value', given: { [given.variable]: place } },
  };
}
