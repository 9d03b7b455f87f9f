import type { ComputeEngine } from '@cortex-js/compute-engine';
import type { Expression, FunctionName } from '../expression/tree.ts';
import type { Prover } from './equivalence.ts';

/** Time limit of the prover, in milliseconds. */
const timeLimit = 500;

type MathJson = number | string | { num: string } | MathJson[];

/**
 * The last prover: Compute Engine's `isIdenticallyEqual`. Only "true" counts; any other result leaves the
 * question open. It takes about 70 MB when loaded, so the worker loads it on first use.
 */
export async function loadProver(): Promise<Prover> {
  const { ComputeEngine } = await import('@cortex-js/compute-engine');
  const engine = new ComputeEngine();
  return (left, right) => prove(engine, left, right);
}

function prove(engine: ComputeEngine, left: Expression, right: Expression): boolean {
  try {
    return engine.withTimeLimit(timeLimit, () => {
      const [a, b] = [left, right].map((tree) =>
        engine.expr(toMathJson(tree) as Parameters<typeof engine.expr>[0]),
      );
      return a!.isIdenticallyEqual(b!) === true;
    });
  } catch {
    // Timed out, or rejected by the engine: not proven.
    return false;
  }
}

const functions: Partial<Record<FunctionName, string>> = {
  sin: 'Sin',
  cos: 'Cos',
  tan: 'Tan',
  cot: 'Cot',
  sec: 'Sec',
  csc: 'Csc',
  asin: 'Arcsin',
  acos: 'Arccos',
  atan: 'Arctan',
  sinh: 'Sinh',
  cosh: 'Cosh',
  tanh: 'Tanh',
  ln: 'Ln',
  log: 'Log',
};

/** The tree as MathJSON. Variables get a prefix, so that none is mistaken for a constant of the engine. */
function toMathJson(tree: Expression): MathJson {
  switch (tree.kind) {
    case 'number':
      return rationalJson(tree.value.n, tree.value.d);
    case 'mixed':
      return rationalJson(tree.whole * tree.denominator + tree.numerator, tree.denominator);
    case 'constant':
      return { pi: 'Pi', e: 'ExponentialE', infinity: 'PositiveInfinity', i: 'ImaginaryUnit' }[tree.name];
    case 'variable':
      return `v_${tree.name.replaceAll(/[^a-zA-Z0-9]/gu, (sign) => `u${sign.codePointAt(0)}`)}`;
    case 'add':
      return ['Add', ...tree.terms.map(toMathJson)];
    case 'multiply':
      return ['Multiply', ...tree.factors.map(toMathJson)];
    case 'divide':
      return ['Divide', toMathJson(tree.numerator), toMathJson(tree.denominator)];
    case 'power':
      return ['Power', toMathJson(tree.base), toMathJson(tree.exponent)];
    case 'root':
      return ['Root', toMathJson(tree.of), toMathJson(tree.index)];
    case 'negate':
      return ['Negate', toMathJson(tree.of)];
    case 'absolute':
      return ['Abs', toMathJson(tree.of)];
    case 'factorial':
      return ['Factorial', toMathJson(tree.of)];
    case 'percent':
      return ['Divide', toMathJson(tree.of), 100];
    case 'plusminus':
      throw new Error('both signs at once have no value');
    case 'call': {
      const name = functions[tree.name];
      if (name === undefined) throw new Error(`the engine is not asked about ${tree.name}`);
      return [name, ...tree.args.map(toMathJson)];
    }
    case 'degrees':
      return ['Multiply', toMathJson(tree.of), ['Divide', 'Pi', 180]];
    default:
      throw new Error(`the engine is not asked about ${tree.kind}`);
  }
}

function rationalJson(n: bigint, d: bigint): MathJson {
  const whole = (value: bigint): MathJson => ({ num: value.toString() });
  return d === 1n ? whole(n) : ['Rational', whole(n), whole(d)];
}
