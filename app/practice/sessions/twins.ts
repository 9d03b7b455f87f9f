import { dayKeyOf } from '#app/platform/times.ts';
import type { Askable, ChooseInput } from './choice.ts';

/**
 * The template that is asked again without help: one whose solution was shown in this session, after another question or as the
 * last; or one from an earlier day. Undefined when none is owed.
 */
export function owedTwin(input: ChooseInput, left: number): Askable | undefined {
  const { asked, catalogue, states, now, zone } = input;
  const counted = asked.filter(({ voided }) => !voided);
  const later = (from: number, template: string) =>
    counted.slice(from + 1).some((one) => one.template === template);
  const shown = counted.find(
    ({ ended, template, role }, index) =>
      ended === 'given_up' &&
      role !== 'twin' &&
      !later(index, template) &&
      (index < counted.length - 1 || left === 1),
  );
  const today = dayKeyOf(now, zone);
  const owed = [...states.values()]
    .flatMap((state) => state.owed)
    .find(({ template, day }) => day < today && !counted.some((one) => one.template === template));
  const id = shown?.template ?? owed?.template;
  return id === undefined ? undefined : [...catalogue.values()].flat().find((template) => template.id === id);
}
