import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, type newApi, requireAccount } from '#app/platform/api.server.ts';
import { localeOfCall } from '#app/preferences/index.server.ts';
import { certifySchema, courseParams } from '../model/schemas.server.ts';
import { certificateSchema } from '../use-cases/view-schemas.server.ts';
import type { CourseServices } from '../model/records.ts';
import { checkCode, issueCertificate, ownCertificate } from '../use-cases/issue-certificate.server.ts';
import { certificatePdf } from '../use-cases/certificate-pdf.server.ts';
import { certificateView } from '../domain/certificate.ts';

const tags = ['Courses'];

/** Certificates: issuing, checking by code, and the PDF. */
export function addCertificateCalls(
  api: ReturnType<typeof newApi>,
  services: CourseServices & { settings: { siteUrl: string } },
): void {
  api.openapi(
    createRoute({
      method: 'post',
      path: '/courses/{course}/certificates',
      tags,
      summary: 'Issues the certificate of a completed course, or returns the existing one',
      request: { params: courseParams, ...body(certifySchema) },
      responses: {
        201: json(z.object({ certificate: certificateSchema }), 'The certificate'),
        ...failures(400, 401, 404, 409),
      },
    }),
    async (c) => {
      const { profileId, holder } = c.req.valid('json');
      const own = { accountId: requireAccount(c).id, profileId };
      const record = await issueCertificate(services, own, { ...c.req.valid('param'), holder });
      return c.json({ certificate: certificateView(record, c.var.language) }, 201);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/courses/certificates/{code}',
      tags,
      summary: 'Checks the code of a certificate; no account needed',
      request: { params: z.object({ code: z.string().min(1).max(40) }) },
      responses: {
        200: json(z.object({ certificate: certificateSchema.omit({ id: true }) }), 'What it says'),
        ...failures(400, 404, 429),
      },
    }),
    async (c) => {
      const record = await checkCode(services, c.req.valid('param').code);
      const { id: _, ...certificate } = certificateView(record, c.var.language);
      return c.json({ certificate }, 200);
    },
  );
  api.openapi(
    createRoute({
      method: 'get',
      path: '/courses/my-certificates/{file}',
      tags,
      summary: 'A certificate of mine as a PDF: its id and “.pdf”',
      request: { params: z.object({ file: z.string().regex(/^[0-9a-f-]{36}\.pdf$/) }) },
      responses: {
        200: { description: 'PDF', content: { 'application/pdf': { schema: z.string() } } },
        ...failures(400, 401, 404),
      },
    }),
    async (c) => {
      const record = await ownCertificate(
        services,
        requireAccount(c).id,
        c.req.valid('param').file.slice(0, 36),
      );
      const { language } = c.var;
      const { siteUrl } = services.settings;
      const bytes = await certificatePdf(record, { language, locale: localeOfCall(c), siteUrl });
      c.header('content-type', 'application/pdf');
      c.header('content-disposition', `attachment; filename="${record.course}-${record.code}.pdf"`);
      return c.body(Uint8Array.from(bytes).buffer);
    },
  );
}
