import { z } from '@hono/zod-openapi';
import { accountAgeBands } from '../domain/declaration.ts';

/** The signed-in account as the server sees it. */
export const accountSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(['admin', 'user']),
    isAdmin: z.boolean(),
    needsFactor: z.boolean().openapi({
      description: 'What shows other people’s data is refused until the account has a second factor',
    }),
    needsDeclaration: z.boolean().openapi({
      description: 'Writes are refused until the account has declared terms and age',
    }),
  })
  .openapi('Account');

export const declarationRequestSchema = z
  .object({
    /** Accepts the terms in force. */
    terms: z.literal(true),
    ageBand: z.enum(accountAgeBands),
    country: z.string().regex(/^[A-Z]{2}$/),
    /** An adult acts for the children whom they add as a parent or guardian, or with the consent of one. */
    guardian: z.boolean(),
  })
  .refine(({ ageBand, guardian }) => guardian === (ageBand === 'adult'), { path: ['guardian'] });
export type DeclarationRequest = z.infer<typeof declarationRequestSchema>;

export const declarationSchema = z.object({
  ageBand: z.enum(accountAgeBands),
  country: z.string(),
  guardian: z.boolean(),
  termsVersion: z.string(),
  declaredAt: z.iso.datetime(),
});

/** The only field that the browser reports about an attempt; the account comes from the token. */
export const securityAlertSchema = z.object({
  context: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,120}$/)
    .openapi({ example: '/founder-hub' }),
});
