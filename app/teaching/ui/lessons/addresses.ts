/** URL for requesting a lesson on a skill for a learner. */
export const newLesson = ({
  skill,
  learner,
}: { skill?: string | null; learner?: string | null } = {}): string =>
  `/ai-tutor?${new URLSearchParams({ lesson: 'new', ...(skill ? { skill } : {}), ...(learner ? { learner } : {}) })}`;

export const lessonAddress = (id: string): string => `/ai-tutor?${new URLSearchParams({ lesson: id })}`;

/** URL of a skill's page, for independent practice. */
export const skillAddress = (skill: string, learner: string | null): string =>
  `/tutor/practice?${new URLSearchParams({ skill, ...(learner ? { learner } : {}) })}`;
