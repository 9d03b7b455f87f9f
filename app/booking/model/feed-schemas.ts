import { z } from 'zod';

/** Whose sessions a calendar shows: those an account booked, or those that others booked with its tutor. */
const sides = ['learner', 'tutor'] as const;
export const sideSchema = z.enum(sides);
export type FeedSide = z.infer<typeof sideSchema>;

/** When the address was made that works now; null where there is none. */
export const feedSchema = z.object({ madeAt: z.iso.datetime().nullable() });
export type Feed = z.infer<typeof feedSchema>;

/** The only answer that holds the address. */
export const madeFeedSchema = z.object({ madeAt: z.iso.datetime(), address: z.url() });
export type MadeFeed = z.infer<typeof madeFeedSchema>;
