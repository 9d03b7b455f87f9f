/** What the learner chose last in this visit: the next field begins the same way. */
export const habit = { open: false, drawn: true };
