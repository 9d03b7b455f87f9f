/** The page that teaches a skill from its idea to unaided work. */
export const learnAddress = (skill: string, learner: string | null): string =>
  `/ai-tutor?${new URLSearchParams({ skill, ...(learner === null ? {} : { learner }) })}`;
