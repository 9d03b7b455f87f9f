import { describe, expect, it } from 'vitest';
import { answer } from '../answers/answers.ts';
import { seededRandom } from '../random.ts';

type Rng = {
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
};
type Generated = {
  readonly problem: string;
  /** Lines that are true, by what they are. */
  readonly holds: readonly string[];
  /** Lines with one planted error. */
  readonly wrong: readonly string[];
};

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** a·x + b = c with the solution x. */
function linear({ whole, pick }: Rng): Generated {
  const [a, b, x] = [whole(2, 9), pick([-1, 1]) * whole(1, 20), pick([-1, 1]) * whole(2, 12)];
  const c = a * x + b;
  const off = pick([-3, -2, 2, 3]);
  return {
    problem: `${a}x ${signed(b)} = ${c}`,
    holds: [
      `${a}x = ${c - b}`,
      `${c} ${signed(-b)} = ${c - b}`,
      `x = ${a * x}/${a} = ${x}`,
      `${a}x ${signed(b)} - ${c} = 0`,
      `${2 * a}x ${signed(2 * b)} = ${2 * c}`,
      `${c} = ${a}x ${signed(b)}`,
    ],
    wrong: [`${a}x = ${c - b + off}`, `${c} ${signed(-b)} = ${c - b + off}`, `x = ${x + off}`],
  };
}

/** (x − p)(x − q) = 0, multiplied out. */
function quadratic({ whole, pick }: Rng): Generated {
  const p = pick([-1, 1]) * whole(1, 9);
  const q = p + whole(1, 6) || 7;
  const [b, c] = [-(p + q), p * q];
  return {
    problem: `x^2 ${signed(b)}x ${signed(c)} = 0`,
    holds: [
      `(x ${signed(-p)})(x ${signed(-q)}) = 0`,
      `x = ${p} or x = ${q}`,
      `D = ${b * b} ${signed(-4 * c)} = ${b * b - 4 * c}`,
      `x ${signed(-p)} = 0`,
      `x^2 ${signed(b)}x = ${-c}`,
      `${p}*(${q}) = ${c}`,
    ],
    wrong: [
      `(x ${signed(-p)})(x ${signed(-q - 1)}) = 0`,
      `x = ${p} or x = ${q + 1 === p ? q + 2 : q + 1}`,
      `D = ${b * b} ${signed(-4 * c)} = ${b * b - 4 * c + 2}`,
      `x^2 ${signed(b)}x = ${-c + 2}`,
    ],
  };
}

/** a/b + c/d. */
function fractions({ whole }: Rng): Generated {
  const [b, d] = [whole(2, 6), whole(7, 11)];
  const [a, c] = [whole(1, b - 1), whole(1, d - 1)];
  const above = a * d + c * b;
  return {
    problem: `${a}/${b} + ${c}/${d}`,
    holds: [
      `${a * d}/${b * d} + ${c * b}/${b * d}`,
      `${a}/${b} = ${a * d}/${b * d}`,
      `${a} * ${d} = ${a * d}`,
      `${above}/${b * d}`,
      `${a}/${b} + ${c}/${d} = ${above}/${b * d}`,
    ],
    wrong: [
      `${a * d + 1}/${b * d} + ${c * b}/${b * d}`,
      `${a} * ${d} = ${a * d + 1}`,
      `${above + 1}/${b * d}`,
      `${a}/${b} + ${c}/${d} = ${above + 1}/${b * d}`,
    ],
  };
}

const around: Readonly<Record<'en' | 'es-CO' | 'fr-FR', readonly ((line: string) => string)[]>> = {
  en: [
    (line) => line,
    (line) => `so ${line}`,
    (line) => `I think ${line}`,
    (line) => `take away 3 on both sides: ${line}`,
    (line) => `${line} because x = 99 would be too big`,
  ],
  'es-CO': [
    (line) => `entonces ${line}`,
    (line) => `me queda ${line}`,
    (line) => `resto 3 a ambos lados: ${line}`,
    (line) => `${line} porque x = 99 no puede ser`,
  ],
  'fr-FR': [
    (line) => `donc ${line}`,
    (line) => `on obtient ${line}`,
    (line) => `on enlève 3 des deux côtés : ${line}`,
    (line) => `${line} car x = 99 ne convient pas`,
  ],
};

const joins = { en: ' or ', 'es-CO': ' o ', 'fr-FR': ' ou ' } as const;

function judge(locale: string, problem: string, line: string): 'accepted' | 'wrong' | 'undecided' {
  const result = answer('checkLine', { problem, previous: problem, line, earlier: [], locale }, null);
  if (!result.ok) return 'undecided';
  if (result.partial || result.verdict === 'equal') return 'accepted';
  return result.verdict === 'different' ? 'wrong' : 'undecided';
}

type Case = { readonly locale: keyof typeof around; readonly problem: string; readonly line: string };

function casesOf(seed: number, kind: 'holds' | 'wrong'): readonly Case[] {
  const next = seededRandom(seed);
  const whole = (low: number, high: number): number => low + Math.floor(next.fraction() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => from[whole(0, from.length - 1)]!;
  const rng: Rng = { whole, pick };
  return [linear, quadratic, fractions].flatMap((generate) =>
    (['en', 'es-CO', 'fr-FR'] as const).flatMap((locale) => {
      const made = generate(rng);
      return made[kind].map((line) => ({
        locale,
        problem: made.problem,
        line: pick(around[locale])(line.replaceAll(' or ', joins[locale])),
      }));
    }),
  );
}

const show = ({ locale, problem, line }: Case): string => `${locale} | ${problem} | ${line}`;
const seeds = [11, 23, 47, 61];

describe('generated lines', () => {
  it.each(seeds)('a true line is never called wrong (seed %i)', (seed) => {
    const all = casesOf(seed, 'holds');
    const missed = all.filter(({ locale, problem, line }) => judge(locale, problem, line) === 'wrong');
    expect(missed.map(show)).toEqual([]);
  });

  it.each(seeds)('a line with a planted error is never accepted (seed %i)', (seed) => {
    const all = casesOf(seed, 'wrong');
    const missed = all.filter(({ locale, problem, line }) => judge(locale, problem, line) === 'accepted');
    expect(missed.map(show)).toEqual([]);
  });
});
