import { dayKeyOf } from '#app/platform/times.ts';
import type { SkillState } from '../mastery/evidence.ts';
import type { Askable, Asked, ChooseInput } from './choice.ts';
import type { Plan } from './role.ts';

/**
 * The template that is asked again without help: one whose solution was shown in this session, after another question or as the
 * last; or one from an earlier day. Undefined when none is owed.
 */
export function owedTwin(input: ChooseInput, left: number): Askable | undefined {
  const { asked, catalogue, states, now, zone } = input;
  const counted = asked.filter(({ voided }) => !voided);
  const shown = awaited(counted).find((one) => one !== counted.at(-1) || left === 1);
  const today = dayKeyOf(now, zone);
  const owed = [...states.values()]
    .flatMap((state) => state.owed)
    .find(({ template, day }) => day < today && !counted.some((one) => one.template === template));
  const id = shown?.template ?? owed?.template;
  return id === undefined ? undefined : [...catalogue.values()].flat().find((template) => template.id === id);
}

/** Questions of a session whose solution was shown and whose kind was not asked since, in the order of asking. */
const awaited = (counted: readonly Asked[]): readonly Asked[] =>
  counted.filter(
    ({ ended, template, role }, index) =>
      ended === 'given_up' &&
      role !== 'twin' &&
      !counted.slice(index + 1).some((one) => one.template === template),
  );

/**
 * When the kind of a question whose solution was shown comes again without help: in its session, where help is given and as many
 * questions are left as wait before it, and from the day (ISO date) after it was shown on. Null when it is no longer owed.
 */
export function twinOf(
  template: string,
  { plan, open, asked }: { readonly plan: Plan; readonly open: boolean; readonly asked: readonly Asked[] },
  owed: SkillState['owed'],
): { readonly here: boolean; readonly from: string } | null {
  const debt = owed.find((one) => one.template === template);
  if (!debt) return null;
  const counted = asked.filter(({ voided }) => !voided);
  const place = awaited(counted).findIndex((one) => one.template === template);
  const helped = plan.mode !== 'exam' && plan.mode !== 'diagnostic';
  const here = open && helped && place >= 0 && place < plan.size - counted.length;
  return { here, from: dayAfter(debt.day) };
}

const dayMs = 86_400_000;
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);
