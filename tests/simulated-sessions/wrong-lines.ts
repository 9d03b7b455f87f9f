import type { Random } from '#app/platform/random.ts';

/** Lines of a learner who makes slips: a wrong sign, a neighbouring number, a missing term. */
export function slippedLines(right: readonly string[], random: Random): string[] {
  return right
    .flatMap((text) => [turnedSign(text), nextNumber(text, random), withoutTerm(text)])
    .filter((one) => one !== null);
}

function turnedSign(text: string): string | null {
  if (/ [+-] /u.test(text))
    return text.replace(/ ([+-]) /u, (_, sign: string) => (sign === '+' ? ' - ' : ' + '));
  return /= -/u.test(text) ? text.replace('= -', '= ') : null;
}

function nextNumber(text: string, random: Random): string | null {
  const numbers = [...text.matchAll(/(?<![\d.,_(])\d+(?![\d.,)])/gu)];
  const one = numbers[Math.floor(random.fraction() * numbers.length)];
  if (!one) return null;
  return `${text.slice(0, one.index)}${Number(one[0]) + 1}${text.slice(one.index + one[0].length)}`;
}

const withoutTerm = (text: string): string | null => {
  const without = text.replace(/ [+-] \d+(?![\d.,²³/·(a-z√])/u, '');
  return without === text ? null : without;
};
