import type { OpenAPIHono } from '@hono/zod-openapi';

type Operation = {
  responses: object;
  security?: unknown;
  requestBody?: { required?: boolean };
  parameters?: { name: string; in: string }[];
};

/** The calls as a feature declares them, by `METHOD /path`, without the statuses that the app server adds to all. */
export function declaredCalls(api: Pick<OpenAPIHono, 'getOpenAPI31Document'>) {
  const { paths = {} } = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Feature', version: '1' },
  });
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
}

/** The statuses that each call declares, in ascending order. */
export const declaredStatuses = (api: Parameters<typeof declaredCalls>[0]): Record<string, string> =>
  Object.fromEntries(
    declaredCalls(api).map(([call, { responses }]) => [call, Object.keys(responses).toSorted().join(' ')]),
  );
