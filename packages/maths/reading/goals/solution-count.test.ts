import { describe, expect, test } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { requestText } from '../../answers/request-text.ts';
import { describeRequest } from '../phrasings/describe-request.ts';
import { readRequest } from '../request.ts';

const shown = (problem: string, locale: string) =>
  solutionOf(answer('solve', { problem, locale }, null), locale);

describe('how many solutions an equation has', () => {
  test.each([
    ['en-US', 'hw many real roots does 2x^2-3x+5=0 have', '0'],
    ['en-US', 'how many times does y=x^2+1 cross the x axis', '0'],
    ['en-US', 'how many x-intercepts does y = x^2-4 have', '2'],
    ['en-US', 'number of real roots of x^3 - 4x', '3'],
    ['en-US', 'how many solutions does 3x+6=3(x+2) have', 'all real numbers'],
    ['es-CO', 'cuantas soluciones reales tiene x^2+4x+4=0', '1'],
    ['es-ES', '¿En cuántos puntos corta y = x^2 - 9 al eje x?', '2'],
    ['fr-FR', "combien de solutions a l'équation x²-6x+10=0", '0'],
    ['fr-FR', 'y a combien de solutions à 2x+1=2x+5', '0'],
    ['fr-FR', "En combien de points la courbe y = x² - 4 coupe-t-elle l'axe des abscisses ?", '2'],
  ])('%s: %s', (locale, problem, own) => {
    expect(shown(problem, locale)).toMatchObject({ answer: own });
  });

  test('the words that describe the problem are read as the same problem', () => {
    const read = readRequest('how many solutions does x^2 = 9 have', { locale: 'en-US' });
    for (const locale of ['en-US', 'es-ES', 'fr-FR']) {
      const again = read.ok ? requestText(read.problem, locale) : '';
      expect([again, describeRequest(again, locale)]).toEqual([again, 'find x² = 9 | solution_count']);
    }
  });

  test.each(['how many positive solutions does x^2=4 have', 'how many complex roots does x^2+4=0 have'])(
    'of another kind: %s',
    (text) => {
      expect(describeRequest(text, 'en-US')).not.toContain('solution_count');
    },
  );
});

describe('one coordinate of the vertex', () => {
  test.each([
    ['en-US', 'whats the y coordinate of the vertex of y=x^2-4x+7', '3'],
    ['es-CO', 'coordenada y del vertice de y=-x^2+6x+2', '11'],
    ['fr-FR', "l'ordonnée du sommet de la parabole y=x²-2x+5 svp", '4'],
  ])('%s: %s', (locale, problem, own) => {
    expect(JSON.stringify(shown(problem, locale))).toMatch(new RegExp(`"answer":"(?:y = )?${own}"`));
  });
});
