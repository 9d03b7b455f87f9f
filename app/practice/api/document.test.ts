import { expect, test } from 'vitest';
import { declaredCalls, declaredStatuses } from '#tests/support/declared-calls.ts';
import { practiceApi } from './routes.server.ts';

const api = practiceApi({} as Parameters<typeof practiceApi>[0]);

test('each call declares the statuses that it returns', () => {
  expect(declaredStatuses(api)).toEqual({
    'GET /practice/items/{id}': '200 401 404',
    'GET /practice/profiles/{id}/claims': '200 401 404',
    'GET /practice/profiles/{id}/map': '200 401 404',
    'GET /practice/profiles/{id}/today': '200 401 404',
    'GET /practice/profiles/{id}/week': '200 400 401 404',
    'GET /practice/sessions/{id}': '200 401 404',
    'GET /practice/skills': '200',
    'GET /practice/skills/{id}': '200 400 404',
    'GET /practice/tries/{skill}': '200 400 404 429',
    'POST /practice/items/{id}/attempts': '200 400 401 404 409 422',
    'POST /practice/items/{id}/give-up': '200 401 404 409',
    'POST /practice/items/{id}/hints': '200 400 401 404 409',
    'POST /practice/items/{id}/report': '200 400 401 404',
    'POST /practice/items/{id}/skip': '200 401 404 409',
    'POST /practice/profiles/{id}/disputes': '200 400 401 404',
    'POST /practice/sessions': '201 400 401 404 409',
    'POST /practice/sessions/{id}/finish': '200 401 404',
    'POST /practice/sessions/{id}/next': '200 401 404',
    'POST /practice/tries': '200 400 404 422 429',
  });
});

test('a question to try has a seed of at most two thousand million; a week begins on Monday or Sunday', () => {
  const parametersOf = (name: string) =>
    declaredCalls(api)
      .find(([call]) => call === name)![1]
      .parameters!.filter((one) => one.in === 'query');
  expect(parametersOf('GET /practice/tries/{skill}')).toEqual([
    {
      name: 'seed',
      in: 'query',
      required: false,
      schema: { type: ['integer', 'null'], minimum: 0, maximum: 2_000_000_000 },
    },
  ]);
  expect(parametersOf('GET /practice/profiles/{id}/week')).toEqual([
    {
      name: 'first',
      in: 'query',
      required: false,
      schema: { type: 'string', enum: ['1', '7'], default: '1' },
    },
  ]);
});
