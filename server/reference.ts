import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { brand } from '#app/platform/brand.ts';
import { plainPage } from '#app/platform/api/plain-page.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';

type Operation = { summary?: string; description?: string };
type Description = {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
};

/** `openapi.json`, generated from the schemas that the calls are validated with, and a page to read it. */
export function describeApi(api: OpenAPIHono<ApiEnvironment>, siteUrl: string): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  const describe = () =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: `${brand}: calls under /functions/v1`, version: '1' },
      servers: [{ url: `${siteUrl}/functions/v1` }],
    });
  api.get('/openapi.json', (c) => c.json(describe()));
  api.get('/reference', (c) => {
    const description = describe() as Description;
    return plainPage(c, description.info.title, list(description));
  });
}

function list({ paths = {} }: Description) {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      ...operation,
    })),
  );
  return html`<p>The machine-readable form with every schema: <a href="openapi.json">openapi.json</a></p>
    <dl>
      ${rows.map(
        (row) =>
          html`<dt>
              <code><strong>${row.method}</strong> ${row.path}</code>
            </dt>
            <dd>${row.summary ?? ''} ${row.description ?? ''}</dd>`,
      )}
    </dl>`;
}
