import { z } from '@hono/zod-openapi';
import { adultLinkKinds, longestAddress } from '../domain/adult-link.ts';

/** Schemas of the calls about linked adults, shared by the API and the browser. */

const kind = z.enum(adultLinkKinds);
const time = z.iso.datetime();

export const invitationRequestSchema = z.object({ email: z.string().trim().max(longestAddress) });

/** The secret of a mailed link. */
const secret = z.string().min(32).max(100);
export const invitationQuerySchema = z.object({ secret });
export const invitationAnswerSchema = z.object({ secret, accept: z.boolean() });

export const invitationSchema = z.object({
  kind,
  /** Of the person who invited; the name may be empty. */
  name: z.string(),
  email: z.string(),
  /** Whether the account that asks has declared to be an adult’s. */
  isAdult: z.boolean(),
});

export const adultLinksSchema = z
  .object({
    /** What an adult whom I invite becomes. */
    kind,
    most: z.int(),
    /** My adults; `confirmedAt` is null as long as the invitation waits. */
    adults: z.array(
      z.object({
        id: z.uuid(),
        email: z.string(),
        invitedAt: time,
        expiresAt: time,
        confirmedAt: time.nullable(),
      }),
    ),
    /** Whose adult I am. */
    people: z.array(
      z.object({
        id: z.uuid(),
        kind,
        name: z.string(),
        since: time,
        learners: z.array(z.object({ id: z.uuid(), name: z.string(), schoolYear: z.string().nullable() })),
        /** Whether a language model may read along; null for a family, where it depends on the learner. */
        modelAllowed: z.boolean().nullable(),
      }),
    ),
  })
  .openapi('AdultLinks');

export type AdultLinksView = z.infer<typeof adultLinksSchema>;
export type InvitationView = z.infer<typeof invitationSchema>;
