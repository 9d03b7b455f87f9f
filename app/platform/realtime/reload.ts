/** Sent on every topic when something may have been missed: what is shown is to be loaded once more. */
export const reloadEvent = 'reload';
