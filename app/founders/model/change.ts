/** One member of a tutor’s page that differs, as the log shows it. */
export type FieldChange = { field: string; before: unknown; after: unknown };
