import { z } from 'zod';
import { ageBands, longestName, longestSchoolYear } from './profile.ts';

/** Shapes of the learners' calls, shared by the API and the browser. */

const language = z.enum(['en', 'es', 'fr']);
const name = z.string().trim().min(1).max(longestName);
const schoolYear = z
  .string()
  .trim()
  .max(longestSchoolYear)
  .nullable()
  .transform((text) => text || null);
const ageBand = z.enum(ageBands).nullable();

export const newProfileSchema = z.object({
  name,
  ageBand: ageBand.default(null),
  schoolYear: schoolYear.default(null),
  language,
});

/** Only what is sent changes. */
export const profileChangeSchema = z
  .object({ name, ageBand, schoolYear, language })
  .partial()
  .refine((change) => Object.keys(change).length > 0);

export const profileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ageBand,
  schoolYear: z.string().nullable(),
  language,
});

export const dashboardSchema = z.object({
  /** As given at sign-up; empty when none was. */
  name: z.string(),
  /** The account's own tutor page, for those who teach here. */
  tutor: z.object({ slug: z.string(), name: z.string() }).nullable(),
  profiles: z.array(profileSchema),
});

export type NewProfile = z.infer<typeof newProfileSchema>;
export type ProfileChange = z.infer<typeof profileChangeSchema>;
export type Dashboard = z.infer<typeof dashboardSchema>;
