import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { settableClock } from '#app/platform/clock.ts';
import { seededRandom } from '#app/platform/random.ts';
import { policies } from '../../domain/models.ts';
import { begin } from '../../domain/pedagogy/start.ts';
import { speak } from '../../domain/voice/speak.ts';
import type { TeachingServices } from '../../model/services.ts';
import type { TeachingSession } from '../../model/record.ts';
import { readOwnProblemStart } from './begin-own-problem.server.ts';
import { react } from './react.server.ts';
import { speakerOf } from './view.server.ts';

/* Questions whose answer depends on the problem in hand, with the engine and without a database. */

let maths: Maths;
beforeAll(() => {
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

const clock = settableClock('2026-11-20T09:00:00Z');
const random = seededRandom(1);

type Locale = TeachingSession['locale'];

/** What the tutor says to a message after lines of working: the ids of its replies, or what kind of moment it is. */
async function answer(
  locale: Locale,
  problem: string,
  lines: readonly string[],
  text: string,
): Promise<string> {
  const policy = policies['socratic-guide'];
  const { facts } = await readOwnProblemStart({ maths, locale }, problem);
  const { state } = begin(facts, { policy, at: clock.now().getTime(), newId: random.uuid });
  const start = { model: 'socratic-guide', policy, locale, seed: 7, state, focus: null };
  let session = start as unknown as TeachingSession;
  const services = { maths, clock, random } as unknown as TeachingServices;
  for (const line of lines) {
    clock.advance(60_000);
    const { advance } = await react(services, session, {
      answer: line,
      cardId: session.state.card?.id ?? '',
    });
    session = { ...session, state: advance.state };
  }
  clock.advance(60_000);
  const { advance } = await react(services, session, { text });
  const spoken = JSON.stringify(speak(advance.moments, speakerOf(session, 3), null));
  expect(spoken).not.toMatch(/\{[a-z]{3,}\}/);
  return advance.moments
    .map((moment) =>
      moment.say === 'reply' ? moment.about : moment.say === 'topic' ? `topic ${moment.topic}` : moment.say,
    )
    .join(' ');
}

describe('a proposed operation is judged on the current line', () => {
  test.each([
    ['en', 'x^2 = 6x', 'is it allowed to divide by x on both sides', 'proposal.loses'],
    ['es', 'x^2 = 8x', '¿se puede quitar una x de cada lado?', 'proposal.loses'],
    ['fr', 'x² = 3x', 'on peut simplifier par x des deux côtés ?', 'proposal.loses'],
    ['en', 'simplify (x + 7)/(x + 3)', 'could i cross out the x on top and bottom', 'proposal.cancels_term'],
    ['es', 'simplifica (3x + 6)/3', '¿puedo cancelar el 3 con el 3x?', 'proposal.cancels_term'],
    ['fr', 'simplifier (x² + 5x)/x', 'je peux barrer le x ?', 'proposal.common_factor'],
    [
      'en',
      'derivative of x^2 * sin(x)',
      'do i differentiate each factor and multiply',
      'proposal.each_product',
    ],
    ['es', 'deriva f(x) = x·ln(x)', '¿derivo cada factor por separado?', 'proposal.each_product'],
    ['en', '-2x < 8', 'can i divide by -2', 'proposal.turns'],
    ['en', '3x - 5 = 16', 'can i add 5 to both sides', 'proposal.helps'],
    [
      'en',
      'A coat costs $60 after a 25% discount. What was the original price?',
      'so i add 25% to 60 right',
      'proposal.percent_of_new',
    ],
    [
      'es',
      'Un bolso cuesta $80 con 20% de descuento. ¿Cuánto costaba antes?',
      '¿le sumo el 20% a 80?',
      'proposal.percent_of_new',
    ],
  ] as const)('%s, %s: %s', async (locale, problem, text, expected) => {
    expect(await answer(locale, problem, [], text)).toBe(expected);
  });

  test('what cannot be read is never allowed', async () => {
    expect(await answer('en', '3x - 5 = 16', [], 'may i do it my own way')).not.toContain('allowed');
  });
});

describe('questions are answered from the problem', () => {
  test.each([
    ['en', 'x^2 - 9 = 0', ['x = 3'], 'is that everything?', 'problem.finished.other_solution'],
    ['es', '2x + 1 = 9', ['2x = 8'], '¿ya terminé?', 'problem.finished.step'],
    ['fr', '2x + 1 = 9', ['2x = 8'], 'j’ai fini ?', 'problem.finished.step'],
    ['en', 'x + y = 7, x - 2y = 1', ['x = 7 - y'], 'and now what', 'problem.substitute offers'],
    ['fr', 'x + y = 7, x - 2y = 1', ['x = 7 - y'], 'je fais quoi maintenant', 'problem.substitute offers'],
    ['en', 'x^2 - 7x + 10 = 0', [], 'what is a root anyway', 'problem.root_of_equation'],
    ['es', 'y = 4x - 3', [], '¿qué significa el 4?', 'problem.meaning.slope_up'],
    ['fr', 'y = 4x - 3', [], 'à quoi sert le -3 ?', 'problem.meaning.intercept'],
    [
      'es',
      'media de 4, 5, 5, 6, 50',
      [],
      '¿por qué sale tan diferente de la mediana?',
      'problem.measure.outlier',
    ],
    ['en', '√(x + 2) = x', ['x + 2 = x^2'], 'why do i have to check it', 'problem.verify.root'],
    ['fr', '3^(x+1) = 27', [], 'je suis coincé avec le x en haut', 'problem.exponent.same_base'],
    ['es', 'x + y = 10, x - y = 4', [], '¿qué método es mejor aquí?', 'problem.method_elimination'],
    ['en', '-4x < 20', ['x > -5'], 'why does < become >', 'topic flip_sign'],
    ['en', '1/4 + 1/6', [], 'can i use 24', 'problem.smallest_denominator'],
    ['es', 'x + y = 9, x - y = 1', [], '¿sustitución o reducción?', 'problem.method_elimination'],
  ] as const)('%s, %s: %s', async (locale, problem, lines, text, expected) => {
    expect(await answer(locale, problem, lines, text)).toBe(expected);
  });

  test('an expression stated with a tag is judged as a line', async () => {
    expect(await answer('en', 'expand (x + 5)^2', [], 'isnt that just x^2 + 25')).toContain('different');
    expect(await answer('fr', 'développer (x + 4)²', [], 'c’est pas x² + 16 ?')).toContain('different');
  });
});
