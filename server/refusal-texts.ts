/** The text of a page that replaces the requested one, with a link. */
export type RefusalTexts = { title: string; lead: string; safe: string; again: string };
