type Where = {
  readonly lesson?: string | undefined;
  readonly learner?: string | undefined;
  readonly place?: number;
};

/** The address of a course, or of a lesson at one of its blocks (`place`), for a learner of the account. */
export function courseAddress(course: string, { lesson, learner, place = 0 }: Where = {}): string {
  const search = new URLSearchParams({ ...(lesson && { lesson }), ...(learner && { learner }) }).toString();
  return `/courses/${course}${search && `?${search}`}${place > 0 ? `#b${place}` : ''}`;
}
