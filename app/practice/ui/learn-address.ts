/** Where a skill is taught from its idea to working alone. */
export const learnAddress = (skill: string, learner: string | null): string =>
  `/ai-tutor?${new URLSearchParams({ skill, ...(learner === null ? {} : { learner }) })}`;
