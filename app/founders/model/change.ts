/** A changed field of a tutor’s profile, as in the log. */
export type FieldChange = { field: string; before: unknown; after: unknown };
