import { generateItem } from '@curvela/curriculum/items';
import { contents } from '@curvela/curriculum/skills';
import { type SkillId, skillIds, type ItemTemplate } from '@curvela/curriculum';
import { mistakeTable, partsOnly } from '#app/teaching/domain/mistake-table.ts';

/** A simulated learner's problem. */
export type Brought = {
  readonly text: string;
  /** Practice template that it was generated from, or another source. */
  readonly from: string;
  /** The template's answer in English notation; null where it cannot be compared. */
  readonly key: string | null;
  /** Whether lines can be checked against the problem itself; otherwise only against the answer. */
  readonly byItself: boolean;
  /** Lines that show a known mistake. */
  readonly wrong: readonly string[];
};

/** Skills about quantities with units, where letters are not unknowns. */
export const withUnits: readonly string[] = ['units', 'area', 'circles'];

const provable = (template: ItemTemplate): boolean => generateItem(template, 1).proof.by === 'solve';
const bySkill = skillIds.flatMap((skill) => {
  const templates = (contents[skill]?.templates ?? []).filter(provable);
  return templates.length > 0 ? [{ skill, templates }] : [];
});
const known = Object.entries({ ...mistakeTable, ...partsOnly }).flatMap(([mistake, lines]) =>
  lines.map(([problem, wrong]) => ({ mistake, problem, wrong })),
);
/** Problems that need nothing done, or that the solver cannot solve. */
const odd = ['simplify 3/4', 'solve x = cos(x)', 'solve x = 4'];

/** Skills that can be taught. */
export const skillsTaught = skillIds.filter((skill) => (contents[skill]?.templates ?? []).length > 0);

/** Skills with at least one problem. */
export const skillsMet = bySkill.map(({ skill }) => skill);

/** The problem of a session: skills in turn, then their templates, each time with new numbers. */
export function broughtTo(number: number): Brought {
  const { skill, templates } = turn(bySkill, number);
  const template = turn(templates, Math.floor(number / bySkill.length));
  const { answer, proof } = generateItem(template, number + 1);
  const problem = proof.by === 'solve' ? proof.problem : '';
  const formula = answer.kind === 'formula' && !(proof.by === 'solve' && proof.counts) ? answer : null;
  return {
    text: problem,
    from: template.id,
    key: withUnits.includes(skill) ? null : (formula?.expected ?? null),
    byItself: !withUnits.includes(skill) && saysItself(problem),
    wrong: formula?.slips?.map((slip) => slip.answer) ?? [],
  };
}

/** A problem with a line that shows a known mistake. */
export function knownWrong(number: number): Brought {
  const { mistake, problem, wrong } = turn(known, number);
  return {
    text: problem,
    from: `mistake ${mistake}`,
    key: null,
    byItself: saysItself(problem),
    wrong: [wrong],
  };
}

export const oddProblem = (number: number): Brought => ({
  text: turn(odd, number),
  from: 'odd',
  key: null,
  byItself: true,
  wrong: [],
});

/** Whether the problem itself, without its task, decides if a line is true. `problem` in English notation. */
export function saysItself(problem: string): boolean {
  const bare = problem.replace(/^(?:solve|simplify|expand|factor|evaluate|complete the square) /u, '');
  const letters = new Set(bare.replaceAll(/sqrt|abs|log|sin|cos|tan|ln|pi/gu, '').match(/[a-z]/giu));
  const asked =
    /\b(?:for|at|find|round|write|mean|median|range|variance|standard|limit|differentiate|derivative|integrate|divide|discriminant|gcd|lcm|d)\b|[;:∫]/u;
  return !asked.test(bare) && !(bare.includes('=') && letters.size > 1);
}

const turn = <Value>(list: readonly Value[], number: number): Value => {
  const value = list[number % list.length];
  if (value === undefined) throw new Error('an empty list');
  return value;
};

/** In the notation of a language: a decimal comma. */
export const inNotation = (text: string, language: 'en' | 'es' | 'fr'): string =>
  language === 'en' ? text : text.replaceAll(/(\d)\.(\d)/gu, '$1,$2');

/** A skill to be taught, without a problem. */
export const skillBrought = (skill: SkillId): Brought => ({
  text: skill,
  from: 'skill',
  key: null,
  byItself: false,
  wrong: [],
});
