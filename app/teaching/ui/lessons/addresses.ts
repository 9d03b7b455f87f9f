/** Where a lesson is asked for: for a skill, for a learner. */
export const newLesson = ({
  skill,
  learner,
}: { skill?: string | null; learner?: string | null } = {}): string =>
  `/ai-tutor?${new URLSearchParams({ lesson: 'new', ...(skill ? { skill } : {}), ...(learner ? { learner } : {}) })}`;

export const lessonAddress = (id: string): string => `/ai-tutor?${new URLSearchParams({ lesson: id })}`;

/** The page of a skill, from which it is practised alone. */
export const skillAddress = (skill: string, learner: string | null): string =>
  `/tutor/practice?${new URLSearchParams({ skill, ...(learner ? { learner } : {}) })}`;
