import { z } from 'zod';
import { isSingleLine } from '#app/platform/single-line.ts';
import { consentPurposes } from '../domain/consent.ts';
import {
  ageBands,
  extraTimes,
  longestName,
  longestSchoolYear,
  defaultNeeds,
  unsetPace,
} from '../domain/profile.ts';

/** Schemas of the learners' calls, shared by the API and the browser. */

const language = z.enum(['en', 'es', 'fr']);
const name = z.string().trim().min(1).max(longestName).refine(isSingleLine);
const schoolYear = z
  .string()
  .trim()
  .max(longestSchoolYear)
  .nullable()
  .transform((text) => text || null);
const ageBand = z.enum(ageBands).nullable();
const needs = z.object({
  shortSteps: z.boolean(),
  dyslexiaFont: z.boolean(),
  readAloud: z.boolean(),
  extraTime: z.literal([...extraTimes]),
});
const pace = z.object({
  eveningsAWeek: z.int().min(1).max(7).nullable(),
  minutesAnEvening: z.int().min(5).max(120).nullable(),
});

export const newProfileSchema = z.object({
  name,
  ageBand: ageBand.default(null),
  schoolYear: schoolYear.default(null),
  language,
  needs: needs.default(defaultNeeds),
  pace: pace.default(unsetPace),
  safetyMail: z.boolean().default(true),
});

const saysSomething = (change: object) => Object.keys(change).length > 0;

/**
 * Partial, also for needs and pace: only submitted fields change, so two people who save at once do not overwrite each
 * other.
 */
export const profileChangeSchema = z
  .object({
    name,
    ageBand,
    schoolYear,
    language,
    needs: needs.partial().refine(saysSomething),
    pace: pace.partial().refine(saysSomething),
    safetyMail: z.boolean(),
  })
  .partial()
  .refine(saysSomething);

export const profileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ageBand,
  schoolYear: z.string().nullable(),
  language,
  needs,
  pace,
  safetyMail: z.boolean(),
  deleteOn: z.iso.datetime().optional(),
});

export const dashboardSchema = z.object({
  /** As given at sign-up; empty if none. */
  name: z.string(),
  /** The account's own tutor page, if it teaches. */
  tutor: z
    .object({
      slug: z.string(),
      name: z.string(),
      /** Learners whose report the account may read as their tutor. */
      shared: z.array(z.object({ id: z.uuid(), name: z.string() })),
    })
    .nullable(),
  profiles: z.array(profileSchema),
});

export const consentsSchema = z.object({
  consents: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      textVersion: z.string(),
      /** The address of the account that agreed, or `you` for the caller’s. */
      agreedBy: z.string(),
      grantedAt: z.iso.datetime(),
      withdrawnAt: z.iso.datetime().nullable(),
    }),
  ),
  /** A language model reads what the learner writes only while the adult agrees. */
  modelNeedsConsent: z.boolean(),
  /** Who agrees: the adult of the account, or the linked adult of a minor’s own account. */
  decidedBy: z.enum(['account', 'adult']),
});

export type ConsentsView = z.infer<typeof consentsSchema>;
export type NewProfile = z.infer<typeof newProfileSchema>;
/** Input for a new profile: everything except name and language is optional. */
export type NewProfileInput = z.input<typeof newProfileSchema>;
export type ProfileChange = z.infer<typeof profileChangeSchema>;
export type Dashboard = z.infer<typeof dashboardSchema>;
