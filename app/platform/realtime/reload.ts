/** Sent on every topic when events may have been missed: clients reload what they show. */
export const reloadEvent = 'reload';
