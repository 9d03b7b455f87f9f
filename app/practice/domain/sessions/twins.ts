import { dayKeyOf } from '#app/platform/times.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { isTutorTemplate } from '@curvela/curriculum';
import type { TemplateSummary, PastQuestion, ChooseInput } from './choose-input.ts';
import type { PracticePlan } from '../../model/practice-plan.ts';

/**
 * The template that is used again without help: one whose solution was shown in this session, after another question or as the last one;
 * or one from an earlier day, the longest owed first. Undefined when none is owed.
 */
export function owedTwin(input: ChooseInput, left: number): TemplateSummary | undefined {
  const { asked: history, catalogue, states, now, zone } = input;
  const counted = history.filter(({ voided }) => !voided);
  const shown = awaited(counted).find((one) => one !== counted.at(-1) || left === 1);
  const today = dayKeyOf(now, zone);
  const all = [...catalogue.values()].flat();
  if (shown) return all.find(({ id }) => id === shown.template);
  const debts = [...states.values()]
    .flatMap(({ skill, owed }) => owed.map((one) => ({ ...one, skill })))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  for (const { template, day, skill } of debts) {
    if (day >= today || counted.some((one) => one.template === template)) continue;
    // For a problem shown by the tutor, a practice question about the same skill, once per session.
    const twin = isTutorTemplate(template)
      ? counted.some((one) => one.skill === skill)
        ? undefined
        : ofMiddleLevel(catalogue.get(skill) ?? [])
      : all.find(({ id }) => id === template);
    if (twin) return twin;
  }
  return undefined;
}

const ofMiddleLevel = (templates: readonly TemplateSummary[]): TemplateSummary | undefined =>
  templates.find(({ level }) => level === 2) ?? templates[0];

/** Questions of a session whose solution was shown and whose template was not used since, in order. */
const awaited = (counted: readonly PastQuestion[]): readonly PastQuestion[] =>
  counted.filter(
    ({ ended, template, role }, index) =>
      ended === 'given_up' &&
      role !== 'twin' &&
      !counted.slice(index + 1).some((one) => one.template === template),
  );

/**
 * When a template whose solution was shown is used again without help: in the same session, where help is given and enough questions are
 * left, and from the day after (ISO date). Null when it is no longer owed.
 */
export function nextTwin(
  template: string,
  {
    plan,
    open,
    asked: history,
  }: { readonly plan: PracticePlan; readonly open: boolean; readonly asked: readonly PastQuestion[] },
  owed: SkillState['owed'],
): { readonly here: boolean; readonly from: string } | null {
  const debt = owed.find((one) => one.template === template);
  if (!debt) return null;
  const counted = history.filter(({ voided }) => !voided);
  const index = awaited(counted).findIndex((one) => one.template === template);
  const helped = plan.mode !== 'exam' && plan.mode !== 'diagnostic';
  const here = open && helped && index >= 0 && index < plan.size - counted.length;
  return { here, from: dayAfter(debt.day) };
}

const dayMs = 86_400_000;
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);
