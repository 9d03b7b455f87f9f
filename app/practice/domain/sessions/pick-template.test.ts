import { describe, expect, it, test } from 'vitest';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { initialState } from '../mastery/skill-state.ts';
import type { PastQuestion, TemplateSummary } from './choose-input.ts';
import { levelFor, pickTemplate, type TemplateLevel } from './pick-template.ts';

test.each([
  [0, 1],
  [0.449, 1],
  [0.45, 2],
  [0.799, 2],
  [0.8, 3],
  [1, 3],
])('a skill known with %f is asked at level %i', (p, level) => {
  expect(levelFor(p)).toBe(level);
});

const template = (id: string, level: 1 | 2 | 3): TemplateSummary => ({
  id: `slope.${id}`,
  skills: ['slope'],
  level,
  kind: 'formula',
});
const three = [template('easy', 1), template('middle', 2), template('hard', 3)];
const pastQuestion = (id: string): PastQuestion => ({
  skill: 'slope',
  template: `slope.${id}`,
  role: 'skill',
  ended: 'right',
  voided: false,
});
const answered = (...ids: string[]): SkillState => ({
  ...initialState('slope'),
  run: { right: 1, templates: ids.map((id) => `slope.${id}`), firstDay: null, lastDay: null },
});
type Setting = {
  past?: PastQuestion[];
  state?: SkillState;
  templates?: TemplateSummary[];
  fractions?: number[];
};

function pick(level: TemplateLevel, { past = [], state, templates = three, fractions = [0] }: Setting = {}) {
  let drawn = 0;
  const random = { fraction: () => fractions[drawn++ % fractions.length] ?? 0 } as Parameters<
    typeof pickTemplate
  >[3];
  const catalogue = new Map([['slope' as const, templates]]);
  return pickTemplate('slope', level, { asked: past, catalogue, state }, random)?.id;
}

describe('a template', () => {
  it('is the one nearest to the level, on either side', () => {
    expect([1, 2, 3].map((level) => pick(level as TemplateLevel))).toEqual([
      'slope.easy',
      'slope.middle',
      'slope.hard',
    ]);
    const outer = [template('hard', 3), template('harder', 3)];
    expect(pick(1, { templates: outer })).toBe('slope.hard');
  });

  it('is not the one asked last, unless there is no other', () => {
    expect(pick(1, { past: [pastQuestion('easy')] })).toBe('slope.middle');
    expect(pick(1, { past: [pastQuestion('easy')], templates: [three[0]!] })).toBe('slope.easy');
  });

  it('asked before in this session counts as three quarters of a level away', () => {
    const past = [pastQuestion('easy'), pastQuestion('hard')];
    expect(pick(1, { past })).toBe('slope.easy');
    expect(pick(1, { past: [pastQuestion('easy'), ...past] })).toBe('slope.middle');
  });

  it('answered right already counts as six tenths of a level away', () => {
    const alike = [template('one', 2), template('two', 2)];
    expect(pick(2, { templates: alike, state: answered('one') })).toBe('slope.two');
    expect(
      pick(2, { templates: alike, state: answered('one'), past: [pastQuestion('two'), pastQuestion('x')] }),
    ).toBe('slope.one');
    expect(pick(2, { state: answered('middle') })).toBe('slope.middle');
  });

  it('of equal ones is drawn at random', () => {
    const alike = [template('one', 2), template('two', 2)];
    expect(pick(2, { templates: alike, fractions: [0.9, 0.1] })).toBe('slope.two');
    expect(pick(2, { templates: alike, fractions: [0.1, 0.9] })).toBe('slope.one');
  });

  it('of a skill without templates is none', () => {
    expect(pick(2, { templates: [] })).toBeUndefined();
  });
});
