/** Limits of practice. Screens use these without loading the schemas. */
export const longestAnswer = 600;
export const longestReport = 500;
export const fewestQuestions = 3;
export const mostQuestions = 40;
/** Exam duration in minutes, without extra time. */
export const fewestMinutes = 5;
export const mostMinutes = 180;
