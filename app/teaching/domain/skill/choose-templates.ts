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
 * The template for the example and the guided question: the easiest that is solved line by line, else the easiest with an open
 * answer, else the easiest. Undefined for a skill without templates.
 */
export function shownTemplate(list: readonly TutoredTemplate[]): TutoredTemplate | undefined {
  const all = easiest(list);
  return (
    all.find(({ byLines, level }) => byLines && level < 3) ??
    all.find(({ kind }) => kind === 'formula') ??
    all[0]
  );
}

/** Template for the unaided question: the easiest unused one, if any. */
export function otherTemplate(
  list: readonly TutoredTemplate[],
  used: readonly string[],
): TutoredTemplate | undefined {
  const all = easiest(list);
  return all.find(({ id }) => !used.includes(id)) ?? all.find(({ id }) => id !== used.at(-1)) ?? all[0];
}
