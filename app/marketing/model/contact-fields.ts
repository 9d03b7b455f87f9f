/** Rules shared by form and server. Without zod, which the browser does not need for four fields. */
export const contactTopics = ['question', 'tutors', 'booking', 'five', 'privacy', 'mistake'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const longestName = 120;
export const longestMessage = 4000;

/** Text, at sign, text, dot, text, no spaces (specification, section 5). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
