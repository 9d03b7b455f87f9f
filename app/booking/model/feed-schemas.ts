import { z } from 'zod';

/** Sessions in a feed: those the account booked, or those booked with its tutor. */
const sides = ['learner', 'tutor'] as const;
export const sideSchema = z.enum(sides);
export type FeedSide = z.infer<typeof sideSchema>;

/** When the current address was created; null if there is none. */
export const feedSchema = z.object({ madeAt: z.iso.datetime().nullable() });
export type Feed = z.infer<typeof feedSchema>;

/** The only response that contains the address. */
export const madeFeedSchema = z.object({ madeAt: z.iso.datetime(), address: z.url() });
export type MadeFeed = z.infer<typeof madeFeedSchema>;
