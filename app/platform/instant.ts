import { z } from 'zod';

/** A timestamp in API output: ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });

const [first, end] = [Date.UTC(2000, 0), Date.UTC(3000, 0)];

/** A timestamp as input. Limited to this millennium: five-digit years cannot be formatted or computed with. */
export const instantQuery = instant.refine((text) => Date.parse(text) >= first && Date.parse(text) < end);
