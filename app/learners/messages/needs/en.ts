/** What a learner’s needs add to other rooms. */
export const en = {
  learnerNeeds: {
    readAloud: 'Read aloud',
    stop: 'Stop reading',
    focus: 'Short steps with breaks suit {name}.',
    focusAction: 'Start a focus session',
  },
} as const;
