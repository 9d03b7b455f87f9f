/** The learner's last choice during this visit, applied to the next field. */
export const habit = { open: false, drawn: true };
