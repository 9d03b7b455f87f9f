/** What can stand beside a review of a learner: `{ initial: 'M.', name: 'Maya' }`; null where no learner was named. */
export function namesOf(learner: string | null): { initial: string; name: string } | null {
  const name = learner?.trim().split(/\s+/)[0] ?? '';
  const [first] = new Intl.Segmenter().segment(name);
  return first ? { initial: `${first.segment.toLocaleUpperCase()}.`, name: name.slice(0, 40) } : null;
}
