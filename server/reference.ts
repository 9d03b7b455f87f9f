import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { plainPage } from '#app/platform/api/plain-page.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { type Description, describeOwnCalls, descriptionOf, operationsPaths } from './description.ts';

/** `openapi.json`, generated from the schemas that validate the calls, and a page to read it. */
export function describeApi(api: OpenAPIHono<ApiEnvironment>, siteUrl: string): void {
  describeOwnCalls(api);
  let made: Description | undefined;
  // Constant while the process runs, and generating it takes a third of a second.
  const describe = () => (made ??= withOperations(descriptionOf(api, siteUrl), siteUrl));
  api.get('/openapi.json', (c) => c.json(describe()));
  api.get('/reference', (c) => {
    const description = describe();
    return plainPage(c, description.info.title, list(description));
  });
}

const withOperations = (description: Description, siteUrl: string): Description => ({
  ...description,
  paths: { ...description.paths, ...(operationsPaths(siteUrl) as Description['paths']) },
});

function list({ paths, info }: Description) {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'servers')
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  );
  return html`<p>The machine-readable form with every schema: <a href="openapi.json">openapi.json</a></p>
    <p>${info.description}</p>
    <dl>
      ${rows.map(
        (row) =>
          html`<dt>
              <code><strong>${row.method}</strong> ${row.path}</code>
            </dt>
            <dd>${row.summary ?? ''} ${row.description ?? ''} (${row['x-who'] ?? 'anyone'})</dd>`,
      )}
    </dl>`;
}
