import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { brand } from '#app/platform/brand.ts';
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
    c.header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    return c.html(page(describe() as Description));
  });
}

function page({ info, paths = {} }: Description) {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      ...operation,
    })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>The machine-readable form with every schema: <a href="openapi.json">openapi.json</a></p>
        <dl>
          ${rows.map(
            (row) =>
              html`<dt>
                  <code><strong>${row.method}</strong> ${row.path}</code>
                </dt>
                <dd>${row.summary ?? ''} ${row.description ?? ''}</dd>`,
          )}
        </dl>
      </body>
    </html>`;
}
