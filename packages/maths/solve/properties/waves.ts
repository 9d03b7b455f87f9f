import { differentiate } from '../../algebra/differentiate.ts';
import { evaluator } from '../../algebra/evaluate.ts';
import { numberValue } from '../../expression/build.ts';
import {
  constant,
  divided,
  isExpression,
  negated,
  number,
  product,
  variable,
  type Expression,
  type FunctionName,
  type Tree,
} from '../../expression/tree.ts';
import { contains, mapParts, sameTree, substitute, variablesOf } from '../../expression/tree-parts.ts';
import type { PropertyQuestion } from '../../reading/measure-request.ts';
import type { Problem } from '../../reading/request.ts';
import { curveOf } from '../figures/curve.ts';
import { normalizeTree } from '../rewriting.ts';
import type { Move } from '../types.ts';
import { answerMove, type Property } from './chain.ts';

/** Period, amplitude and shifts of y = a · sin(bx + c) + d; also with cosine, and the period with tangent. */
export const waveProperties = {
  period: { family: 'trigonometric_value', chain: (problem) => periodChain(problem) },
  amplitude: { family: 'trigonometric_value', chain: (problem) => amplitudeChain(problem) },
  phase_shift: { family: 'trigonometric_value', chain: (problem) => shiftChain(problem) },
  vertical_shift: { family: 'trigonometric_value', chain: (problem) => heightChain(problem) },
} satisfies Partial<Record<PropertyQuestion, Property>>;

/** a · f(b·x + c) + d. */
type Wave = {
  readonly name: FunctionName;
  readonly a: Expression;
  readonly b: Expression;
  readonly c: Expression;
  readonly d: Expression;
};

const place = 'ω';

function waveOf({ expression }: Problem): Wave | null {
  const curve = curveOf(expression);
  if (curve === null) return null;
  const calls: (Expression & { kind: 'call' })[] = [];
  const outer = mapCalls(curve.body, (call) => {
    calls.push(call);
    return variable(place);
  });
  const [call, more] = calls;
  if (call === undefined || more !== undefined || variablesOf(outer).join() !== place) return null;
  const inside = linearIn(call.args[0]!, curve.variable);
  const outside = linearIn(outer, place);
  if (inside === null || outside === null) return null;
  return { name: call.name, a: outside.slope, b: inside.slope, c: inside.start, d: outside.start };
}

const waves: ReadonlySet<FunctionName> = new Set<FunctionName>(['sin', 'cos', 'tan', 'cot']);

function mapCalls(tree: Expression, change: (call: Expression & { kind: 'call' }) => Expression): Expression {
  if (tree.kind === 'call' && waves.has(tree.name) && variablesOf(tree).length > 0) return change(tree);
  return mapParts(tree, (part) => mapCalls(part, change));
}

/** slope · x + start; null where the expression is not linear or does not contain the letter. */
function linearIn(
  tree: Expression,
  name: string,
): { readonly slope: Expression; readonly start: Expression } | null {
  const slope = differentiate(tree, name, 1);
  if (slope === null) return null;
  const written = normalizeTree(slope);
  if (variablesOf(written).length > 0 || numberValue(written)?.n === 0n) return null;
  return { slope: written, start: normalizeTree(substitute(tree, name, number(0))) };
}

const sizeOf = (tree: Expression): Expression =>
  evaluator(tree)({}) < 0 ? normalizeTree(negated(tree)) : tree;

/** The moves to a written value and to its simplest form. */
function valueChain(
  rule: Move['rule'],
  written: Expression,
  params: Readonly<Record<string, Tree>>,
): readonly Move[] {
  const value = normalizeTree(written);
  const first = answerMove(rule, written, params);
  return sameTree(value, written) ? [first] : [first, { rule: 'collect_terms', after: value }];
}

function periodChain(problem: Problem): readonly Move[] | null {
  const wave = waveOf(problem);
  if (wave === null) return null;
  const size = sizeOf(wave.b);
  const isDouble = wave.name === 'sin' || wave.name === 'cos';
  const turn: Expression = isDouble ? product([number(2), constant('pi')]) : constant('pi');
  return valueChain(isDouble ? 'wave_period' : 'tangent_period', divided(turn, size), { b: size });
}

function amplitudeChain(problem: Problem): readonly Move[] | null {
  const wave = waveOf(problem);
  if (wave === null || (wave.name !== 'sin' && wave.name !== 'cos')) return null;
  return [answerMove('wave_amplitude', sizeOf(wave.a), { a: wave.a })];
}

function shiftChain(problem: Problem): readonly Move[] | null {
  const wave = waveOf(problem);
  if (wave === null) return null;
  if (numberValue(wave.c)?.n === 0n) return [answerMove('wave_no_shift', number(0))];
  const written = divided(negated(wave.c), wave.b);
  return valueChain('wave_phase_shift', normalizeTree(written), { b: wave.b, c: wave.c });
}

function heightChain(problem: Problem): readonly Move[] | null {
  const wave = waveOf(problem);
  return wave === null ? null : [answerMove('wave_vertical_shift', wave.d, { d: wave.d })];
}

/** Whether a line is the wanted number, from values of the function alone: where they repeat, how far they go, what they mirror. */
export const waveChecks: Readonly<Record<string, (line: Tree, problem: Problem) => boolean>> = {
  period: (line, problem) => isPeriod(line, problem),
  amplitude: (line, problem) => {
    const span = spanOf(problem);
    return span !== null && isNear(valueOf(line), (span.high - span.low) / 2);
  },
  phase_shift: (line, problem) => isMirror(line, problem),
  vertical_shift: (line, problem) => {
    const span = spanOf(problem);
    return span !== null && isNear(valueOf(line), (span.high + span.low) / 2);
  },
};

const isNear = (value: number, wanted: number): boolean =>
  Math.abs(value - wanted) <= 1e-5 * Math.max(1, Math.abs(wanted));

const valueOf = (line: Tree): number =>
  isExpression(line) && variablesOf(line).length === 0 ? evaluator(line)({}) : Number.NaN;

const hasCall = ({ expression }: Problem, name: FunctionName): boolean => {
  const curve = curveOf(expression);
  return curve !== null && contains(curve.body, (part) => part.kind === 'call' && part.name === name);
};

const samplerOf = ({ expression }: Problem): ((at: number) => number) | null => {
  const curve = curveOf(expression);
  if (curve === null) return null;
  const of = evaluator(curve.body);
  return (at) => of({ [curve.variable]: at });
};

const places: readonly number[] = Array.from({ length: 60 }, (_, at) => -7.3 + at * 0.237);

/** f(x + p) = f(x) everywhere, and not for a half, a third, … of p. */
function isPeriod(line: Tree, problem: Problem): boolean {
  const [f, period] = [samplerOf(problem), valueOf(line)];
  if (f === null || !(period > 0)) return false;
  const repeats = (step: number): boolean =>
    places.every((at) => {
      const [here, there] = [f(at * period), f(at * period + step)];
      return Math.abs(here) > 1e6 || Math.abs(here - there) <= 1e-7 * Math.max(1, Math.abs(here));
    });
  return repeats(period) && [2, 3, 5, 7].every((part) => !repeats(period / part));
}

/** The lowest and the highest value over long and short distances. */
function spanOf(problem: Problem): { readonly low: number; readonly high: number } | null {
  const f = samplerOf(problem);
  if (f === null || hasCall(problem, 'tan')) return null;
  let [low, high] = [Infinity, -Infinity];
  for (const scale of [1e-3, 1e-2, 0.1, 1])
    for (let at = -4000; at <= 4000; at += 1) {
      const value = f(at * scale * 1.0007);
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  return Number.isFinite(low) && Number.isFinite(high) ? { low, high } : null;
}

/** A sine mirrors itself at a point of its middle line there, a cosine at an upright line. */
function isMirror(line: Tree, problem: Problem): boolean {
  const [f, shift] = [samplerOf(problem), valueOf(line)];
  if (f === null || !Number.isFinite(shift)) return false;
  const isCosine = hasCall(problem, 'cos');
  const middle = f(shift);
  return places.every((at) => {
    const [left, right] = [f(shift - at), f(shift + at)];
    const size = Math.max(1, Math.abs(left));
    if (Math.abs(left) > 1e6) return true;
    return Math.abs(isCosine ? left - right : left + right - 2 * middle) <= 1e-7 * size;
  });
}
