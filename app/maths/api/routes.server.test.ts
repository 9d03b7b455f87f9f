import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '#app/platform/log.server.ts';
import { errorResponse } from '#app/platform/api/errors.server.ts';
import type { ApiEnvironment } from '#app/platform/api.server.ts';
import { mathsApi } from './routes.server.ts';
import { createMaths } from '../use-cases/maths.server.ts';
import { requestOf } from '#tests/support/described.ts';

const maths = createMaths();
afterAll(() => maths.close());

const app = new OpenAPIHono<ApiEnvironment>();
app.use(async (c, next) => {
  c.set('language', 'es');
  await next();
});
app.onError((error) => errorResponse(error, { requestId: 'r', language: 'es', log: silentLog }));
app.route('/functions/v1', mathsApi({ maths }));

async function post(
  body: unknown,
  call = 'check',
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await requestOf(app)(`/functions/v1/maths/${call}`, {
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
      body: { verdict: 'equal', formOk: false, formText: 'Escríbelo como fracción irreducible.' },
    });
  });

  it('names points where only one of two formulas is defined', async () => {
    expect((await post({ expected: 'x/x', answer: '1' })).body).toEqual({
      verdict: 'equal',
      domainDifference: 'x = 0',
    });
  });

  it('reads the decimal comma in the caller’s language, and in the given locale', async () => {
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
    [{ expected: '1/3', answer: '0.33', places: 2 }],
    [{ expected: '1/3', answer: '0.33', form: 'decimal', places: -1 }],
    [{ expected: 'x', answer: 'x+'.repeat(5000) }],
  ])('%j is a 400 in our error format', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ requestId: 'r' });
  });

  it('a text that is not a formula is unknown, not an error', async () => {
    expect(await post({ expected: 'x', answer: 'x +' })).toEqual({
      status: 200,
      body: { verdict: 'unknown', note: 'not_read' },
    });
  });
});

describe('POST /functions/v1/maths/solve', () => {
  it('answers with checked steps in plain form and in the requested language', async () => {
    const { status, body } = await post({ problem: '2x + 1 = 7', locale: 'fr' }, 'solve');
    expect(status).toBe(200);
    expect(body).toEqual({
      kind: 'linear_equation',
      task: 'solve',
      reading: '2x + 1 = 7',
      answer: 'x = 3',
      answerLatex: 'x = 3',
      solutions: ['3'],
      steps: [
        {
          rule: 'subtract_both_sides',
          before: '2x + 1 = 7',
          after: '2x = 6',
          text: 'Soustrais 1 des deux membres.',
          beforeLatex: '2 x + 1 = 7',
          afterLatex: '2 x = 6',
        },
        {
          rule: 'divide_both_sides',
          before: '2x = 6',
          after: 'x = 3',
          text: 'Divise les deux membres par 2.',
          beforeLatex: '2 x = 6',
          afterLatex: 'x = 3',
        },
      ],
      checked: true,
    });
  });

  it.each([
    ['2x^2 - 5x - 3 = 0', 'en', 'x = -1/2 or x = 3'],
    ['3(x+2) = 3x+5', 'en', 'no solution'],
    ['3(x+2) = 3x+5', 'es-CO', 'sin solución'],
    ['3(x+2) = 3x+5', 'fr-FR', 'pas de solution'],
    ['3(x+2) = 3x+6', 'en', 'all real numbers'],
    ['3(x+2) = 3x+6', 'es', 'todos los números reales'],
    ['3(x+2) = 3x+6', 'fr', 'tous les nombres réels'],
    ['factor x^2-5x+6', 'en', '(x - 2)(x - 3)'],
  ])('%s in %s: %s, which our own reader can read', async (problem, locale, answer) => {
    const { body } = await post({ problem, locale }, 'solve');
    expect([body.answer, body.checked]).toEqual([answer, true]);
    const back = await post({ expected: problem.replace(/^factor/, ''), answer: body.answer, locale });
    expect(back.body.verdict).toBe('equal');
  });

  it.each([
    [
      'solve x^2+6x+4=0 by completing the square',
      'en',
      'Half of the number in front of x is 3. Add its square, 9, to both sides.',
      'The left side is the square (x + 3)². Work out the right side.',
    ],
    [
      'complete the square: x^2+6x+4=0',
      'en',
      'Half of the number in front of x is 3. Add its square, 9, to both sides.',
      'The left side is the square (x + 3)². Work out the right side.',
    ],
    [
      'resuelve x²+6x+4=0 completando el cuadrado',
      'es-CO',
      'La mitad del número que acompaña a x es 3. Suma su cuadrado, 9, a los dos lados.',
      'El lado izquierdo es el cuadrado (x + 3)². Calcula el lado derecho.',
    ],
    [
      'résous x²+6x+4=0 en complétant le carré',
      'fr-FR',
      'La moitié du nombre devant x est 3. Ajoute son carré, 9, aux deux membres.',
      'Le membre de gauche est le carré (x + 3)². Calcule le membre de droite.',
    ],
    [
      'mets sous forme canonique puis résous x²+6x+4=0',
      'fr-FR',
      'La moitié du nombre devant x est 3. Ajoute son carré, 9, aux deux membres.',
      'Le membre de gauche est le carré (x + 3)². Calcule le membre de droite.',
    ],
  ])('%s is solved by completing the square', async (problem, locale, half, folded) => {
    const { status, body } = await post({ problem, locale }, 'solve');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'quadratic_equation',
      answer: 'x = -3 ± √5',
      solutions: ['-3 + √5', '-3 - √5'],
      checked: true,
      steps: [
        { before: 'x² + 6x + 4 = 0', after: 'x² + 6x = -4' },
        { after: 'x² + 6x + 9 = -4 + 9', text: half },
        { after: '(x + 3)² = 5', text: folded },
        { after: 'x + 3 = ±√5' },
        { after: 'x = -3 ± √5' },
      ],
    });
  });

  it('a method that does not apply is named in a note', async () => {
    expect((await post({ problem: 'solve 2x+3=7 by factoring', locale: 'en' }, 'solve')).body).toMatchObject({
      answer: 'x = 2',
      note: 'Factoring doesn’t work directly here, so we use another method.',
    });
  });

  it('answers each of several problems, and all of them in one list', async () => {
    const problem = 'Calcula el valor de x: a) x - 9 = 4 b) 3x + 5 = 26 c) x^2 = 4';
    const { body } = await post({ problem, locale: 'es' }, 'solve');
    expect(body.answer).toBe('13; 7; 2, -2');
    expect(
      (body.parts as { label: string; answer: string }[]).map(({ label, answer }) => [label, answer]),
    ).toEqual([
      ['a', 'x = 13'],
      ['b', 'x = 7'],
      ['c', 'x = 2 o x = -2'],
    ]);
  });

  it('asks which reading is meant, and refuses with what it read', async () => {
    const { body: open } = await post({ problem: 'twice x minus seven is nineteen', locale: 'en' }, 'solve');
    expect(open).toEqual({
      readings: [
        { id: '1', text: expect.any(String), formula: '2x - 7 = 19' },
        { id: '2', text: expect.any(String), formula: '2(x - 7) = 19' },
      ],
      why: 'This could mean more than one thing. Which do you mean?',
    });
    const { body: refused } = await post(
      { problem: 'au brouillon j’ai trouvé x = 7', locale: 'fr' },
      'solve',
    );
    expect(refused).toMatchObject({ unsupported: true, reason: 'not_read', found: ['x = 7'] });
    expect(refused.why).toContain('x = 7');
  });

  it('explains what it cannot solve', async () => {
    expect((await post({ problem: 'x + sin x = x^x', locale: 'en' }, 'solve')).body).toEqual({
      unsupported: true,
      reason: 'family',
      found: [],
      why: 'This kind of problem is beyond what our solver can show step by step.',
    });
    expect((await post({ problem: 'x + ', locale: 'en' }, 'solve')).body).toMatchObject({
      unsupported: true,
      reason: 'not_read',
    });
    expect((await post({}, 'solve')).status).toBe(400);
  });
});

describe('POST /functions/v1/maths/parse', () => {
  it('returns kind, LaTeX and speech of a text', async () => {
    expect((await post({ text: 'factoriza x^2-4' }, 'parse')).body).toEqual({
      ok: true,
      text: 'factoriza x² - 4',
      html: expect.stringContaining('<math'),
      task: 'factor',
      said: true,
      class: 'expression',
      variables: ['x'],
      plain: 'x² - 4',
      latex: 'x^{2} - 4',
      speech: 'x al cuadrado menos 4',
      ambiguous: null,
    });
  });

  it('returns all readings, and the position of an error', async () => {
    const { body } = await post({ text: '1/2x' }, 'parse');
    expect((body.ambiguous as { plain: string }[]).map(({ plain }) => plain)).toEqual(['1/2 · x', '1/(2x)']);
    expect((await post({ text: '2x + (3', locale: 'en' }, 'parse')).body).toEqual({
      ok: false,
      error: { code: 'unclosed_bracket', at: 7, length: 0, found: '' },
      text: 'A bracket is opened but not closed.',
    });
  });
});

describe('POST /functions/v1/maths/check-line', () => {
  it('the consequences of a mistake are not reported again, a repeated mistake is', async () => {
    const named = async (problem: string, lines: readonly string[]) => {
      const { body } = await post({ problem, lines, locale: 'en' }, 'check-line');
      const judged = body.lines as { verdict: string; mistake?: { id: string } }[];
      return judged.map(({ verdict, mistake }) =>
        `${verdict} ${mistake === undefined ? '' : 'named'}`.trim(),
      );
    };
    expect(await named('2x+1=7', ['2x=8', 'x=4'])).toEqual(['different named', 'different']);
    expect(await named('2x+1=7', ['2x=8', '2x+1=7', '2x=8'])).toEqual([
      'different named',
      'equal',
      'different named',
    ]);
  });

  it('names the first wrong line with its mistake, and checks later lines against the last correct one', async () => {
    const lines = ['3x - 6 = 9', '3x = 3', 'x = 1', 'x = 5'];
    const { body } = await post({ problem: '3(x-2) = 9', lines, locale: 'en' }, 'check-line');
    expect([body.ok, body.firstWrong, body.finished]).toEqual([true, 1, true]);
    const judged = body.lines as { verdict: string; mistake?: { id: string; text: string } }[];
    expect(judged.map(({ verdict }) => verdict)).toEqual(['equal', 'different', 'different', 'equal']);
    expect(judged[1]!.mistake?.text).toMatch(/./);
  });

  it('an unreadable line is undecided with its position, the others are checked', async () => {
    const lines = ['3x - ', 'x = 5'];
    const { body } = await post({ problem: '3(x-2) = 9', lines, locale: 'en' }, 'check-line');
    expect(body).toMatchObject({
      firstWrong: null,
      lines: [
        { verdict: 'unknown', note: 'not_read', error: { code: 'missing_operand' } },
        { verdict: 'equal', plain: 'x = 5', finished: true },
      ],
    });
  });

  it.each([
    [{ problem: 'x=1', lines: [] }],
    [{ problem: 'x=1', lines: Array(31).fill('x=1') }],
    [{ lines: ['x'] }],
  ])('%j is a 400', async (body) => {
    expect((await post(body, 'check-line')).status).toBe(400);
  });

  it('an unreadable problem is reported at once', async () => {
    expect((await post({ problem: 'x +', lines: ['x = 1'] }, 'check-line')).body).toMatchObject({
      ok: false,
      error: { code: 'missing_operand' },
    });
  });
});
