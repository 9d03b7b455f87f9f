/** What a page says instead of itself, with the way on. */
export type RefusalTexts = { title: string; lead: string; safe: string; again: string };
