import { z } from '@hono/zod-openapi';

/** OpenAPI description of a JSON response. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** OpenAPI description of a JSON request body: `request: { params, ...body(schema) }`. */
export const body = <Schema extends z.ZodType>(schema: Schema, required = true) => ({
  body: { required, content: { 'application/json': { schema } } },
});

/** A named schema or null. `.nullable()` on a named schema generates an `allOf` that null does not satisfy. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.null()]);
