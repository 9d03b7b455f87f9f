import type { TutoredTemplate } from '#app/practice/index.server.ts';

const inOrder: readonly TutoredTemplate['kind'][] = [
  'formula',
  'choice',
  'point',
  'line',
  'order',
  'wrong_line',
];
const rank = ({ kind }: TutoredTemplate) => inOrder.indexOf(kind);
const easiest = (list: readonly TutoredTemplate[]) =>
  list.toSorted((a, b) => a.level - b.level || rank(a) - rank(b));

/**
 * What the example and the question with help are made of: the easiest that is solved line by line, else the easiest with an answer of
 * one's own, else the easiest. Undefined for a skill without templates.
 */
export function shownTemplate(list: readonly TutoredTemplate[]): TutoredTemplate | undefined {
  const all = easiest(list);
  return (
    all.find(({ byLines, level }) => byLines && level < 3) ??
    all.find(({ kind }) => kind === 'formula') ??
    all[0]
  );
}

/** The question alone: of another template than those that were asked, where there is one; the easiest first. */
export function otherTemplate(
  list: readonly TutoredTemplate[],
  asked: readonly string[],
): TutoredTemplate | undefined {
  const all = easiest(list);
  return all.find(({ id }) => !asked.includes(id)) ?? all.find(({ id }) => id !== asked.at(-1)) ?? all[0];
}
