import { describe, expect, it } from 'vitest';
import { answer } from '../../answers/answers.ts';
import { solutionOf } from '../../answers/solution.ts';
import { readMessage } from './read-message.ts';

describe('a word beside a goal that no lexicon has leaves the statement unanswered', () => {
  it.each([
    ['en', 'Find the amplitude and colour of y = 3 sin(2x).', 'colour'],
    ['en', 'Find the colour and amplitude of y = 3 sin(2x).', 'colour'],
    ['en', 'Find the amplitude of y = 3 sin(2x) and its colour.', 'colour'],
    ['en', 'Find the LCM and the blorp of 4 and 6.', 'blorp'],
    ['en', 'Solve x^2 = 9 and colour the solutions.', 'colour'],
    ['en', 'Solve and flurb x^2 - 4 = 0', 'flurb'],
    ['en', 'Calculate the area and the flavour of a rectangle 3 cm by 5 cm.', 'flavour'],
    ['en', '20% of 50 and its colour', 'colour'],
    ['en', 'what is 20% of 50 and its colour', 'colour'],
    ['en', 'find 3/4 of 20 and the flavour', 'flavour'],
    ['es', '20% de 50 y su color', 'color'],
    ['es', 'cuánto es 3/4 de 20 y el sabor', 'sabor'],
    ['fr', '20% de 50 et sa couleur', 'couleur'],
    ['fr', 'combien font 12 + 5 et leur couleur', 'couleur'],
    ['es', 'Halla la amplitud y el color de y = 3 sen(2x).', 'color'],
    ['es', 'Halla el color y la amplitud de y = 3 sen(2x).', 'color'],
    ['es', 'Factoriza y colorea x^2 - 4.', 'colorea'],
    ['es', 'Resuelve x^2 = 9 y colorea las soluciones.', 'colorea'],
    ['fr', "Déterminer l'amplitude et la couleur de y = 3 sin(2x).", 'couleur'],
    ['fr', 'Déterminer la couleur et l’amplitude de y = 3 sin(2x).', 'couleur'],
    ['fr', "Calculer l'aire ainsi que la saveur d'un rectangle de 3 cm sur 5 cm.", 'saveur'],
    ['fr', 'Résoudre x^2 = 9 et colorier les solutions.', 'colorier'],
  ])('%s: %s', (locale, text, word) => {
    expect(readMessage(text, { locale })).toMatchObject({ kind: 'unread', unknown: [word] });
  });

  it.each([
    ['en', 'Find the amplitude, colour and period of y = 3 sin(2x).'],
    ['en', 'Find the magnitude and colour of the vector (3,4).'],
    ['en', 'What are the mean, median and blorp of 3, 4, 8?'],
    ['es', 'Halla la media, la mediana y el blorp de 3, 4, 8.'],
    ['fr', 'Calculer la moyenne, la médiane et le blorp de 3, 4, 8.'],
  ])('in a list, or beside a vector, %s: %s', (locale, text) => {
    expect(readMessage(text, { locale }).kind).toBe('unread');
  });
});

describe('words that only say how to answer', () => {
  it.each([
    ['en', 'Simplify and write in simplest form: 6/8', '3/4'],
    ['en', 'Find and simplify the derivative of x^3.', '3x²'],
    ['en', 'Solve and check your solutions: sqrt(x) = 3', 'x = 9'],
    ['en', 'Factor x^2 - 4 and show your steps.', '(x + 2)(x - 2)'],
    ['en', 'solve 2x+1=7 and fast', 'x = 3'],
    ['en', 'Magnitude and Direction of Vectors Find the magnitude of ⟨-4, -6⟩.', '2√13'],
    ['en', '20% of 50 and quick please', '10'],
    ['es', '2+3 y ya', '5'],
    ['es', 'Resuelve y comprueba: 2x + 1 = 7', 'x = 3'],
    ['es', 'Resuelve 2x+1=7 y muestra los pasos', 'x = 3'],
    ['fr', 'Résoudre et montrer tous les calculs : 2x + 1 = 7', 'x = 3'],
    ['fr', 'Résous 2x+1=7 et détaille les calculs', 'x = 3'],
  ])('%s: %s', (locale, problem, own) => {
    expect(solutionOf(answer('solve', { problem, locale }, null), locale)).toMatchObject({ answer: own });
  });
});

it.each([
  ['en', 'Find the derivative and second derivative of x^3.'],
  ['es', 'Halla la derivada y la segunda derivada de x^3.'],
  ['fr', 'Calculer la dérivée et la dérivée seconde de x^3.'],
  ['en', 'first and second derivative of x^3 plz'],
  ['en', 'Find the first and second derivatives of x^3.'],
  ['es', 'Halla la primera y la segunda derivada de x^3.'],
  ['fr', 'dérivées première et seconde de x^3'],
  ['fr', 'calculer la dérivée première et la dérivée seconde de x^3'],
])('a derivative and the second one (%s)', (locale, problem) => {
  const shown = solutionOf(answer('solve', { problem, locale }, null), locale) as {
    readonly parts?: readonly { readonly answer?: string }[];
  };
  expect(shown.parts?.map(({ answer: own }) => own)).toEqual(['3x²', '6x']);
});

it.each([
  ['en', 'Find the amplitude and colour of y = 3 sin(2x).', 'I don’t know what “colour” means here.'],
  ['es', 'Halla la amplitud y el color de y = 3 sen(2x).', 'No sé qué quiere decir «color» aquí.'],
  [
    'fr',
    'Déterminer l’amplitude et la couleur de y = 3 sin(2x).',
    'Je ne sais pas ce que « couleur » veut dire ici.',
  ],
])('the refusal names the word (%s)', (locale, problem, start) => {
  expect(JSON.stringify(solutionOf(answer('solve', { problem, locale }, null), locale))).toContain(start);
});
