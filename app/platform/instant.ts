import { z } from 'zod';

/** An instant as it is told: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true });

const [first, end] = [Date.UTC(2000, 0), Date.UTC(3000, 0)];

/** An instant that somebody asks about. In this millennium: a year of five figures cannot be written as a date, nor reckoned on from. */
export const instantQuery = instant.refine((text) => Date.parse(text) >= first && Date.parse(text) < end);
