import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, describe, expect, it } from 'vitest';
import { errorResponse } from '../platform/api/errors.server.ts';
import type { ApiEnvironment } from '../platform/api.server.ts';
import { mathsApi } from './api.server.ts';
import { createMaths } from './maths.server.ts';

const maths = createMaths();
afterAll(() => maths.close());

const app = new OpenAPIHono<ApiEnvironment>();
app.use(async (c, next) => {
  c.set('language', 'es');
  await next();
});
app.onError((error) =>
  errorResponse(error, { requestId: 'r', language: 'es', log: { error: () => undefined } as never }),
);
app.route('/functions/v1', mathsApi({ maths }));

async function post(body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await app.request('/functions/v1/maths/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('POST /functions/v1/maths/check', () => {
  it('compares, with the required form', async () => {
    expect(await post({ expected: '3/4', answer: '6/8', form: 'lowest-terms' })).toEqual({
      status: 200,
      body: { verdict: 'equal', formOk: false },
    });
  });

  it('names where two formulas are not both defined', async () => {
    expect((await post({ expected: 'x/x', answer: '1' })).body).toEqual({
      verdict: 'equal',
      domainDifference: 'x = 0',
    });
  });

  it('reads the decimal comma in the caller’s language, and in the locale that is sent', async () => {
    expect((await post({ expected: '1/2', answer: '0,5' })).body).toEqual({ verdict: 'equal' });
    expect((await post({ expected: '1234', answer: '1,234', locale: 'en-GB' })).body).toEqual({
      verdict: 'equal',
    });
  });

  it.each([
    [{}],
    [{ expected: 'x' }],
    [{ expected: 'x', answer: 5 }],
    [{ expected: 'x', answer: 'x', form: 'pretty' }],
    [{ expected: 'x', answer: 'x+'.repeat(5000) }],
  ])('%j is a 400 in our shape', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ requestId: 'r' });
  });

  it('a text that is no formula is unknown, not an error', async () => {
    expect(await post({ expected: 'x', answer: 'x +' })).toEqual({
      status: 200,
      body: { verdict: 'unknown', note: 'not_read' },
    });
  });
});
