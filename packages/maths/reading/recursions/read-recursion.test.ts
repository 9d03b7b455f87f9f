import { describe, expect, it } from 'vitest';
import { requestText } from '../../answers/request-text.ts';
import { readRequest } from '../request.ts';

const described = (text: string, locale = 'en-GB'): string => {
  const reading = readRequest(text, { locale });
  return reading.ok ? requestText(reading.problem, 'en') : 'unread';
};

describe('sequences given by the term before', () => {
  it.each([
    [
      'A sequence is defined by $a_1 = -3$ and $a_{n+1} = 2a_n + 5$. Find $a_3$.',
      'calculate 2(2(-3) + 5) + 5',
    ],
    [
      'La suite $(u_n)$ est définie par $u_0 = 2$ et, pour tout entier naturel $n$, $u_{n+1} = 3u_n - 1$. Calculer $u_2$.',
      'calculate 3(3 · 2 - 1) - 1',
      'fr-FR',
    ],
    ['Sea la sucesión a₁ = 4 y aₙ₊₁ = 2aₙ − 3. Calcula a₃.', 'calculate 2(2 · 4 - 3) - 3', 'es-ES'],
    ["u0 = 5 et un+1 = 2un - 3, c'est quoi u2 ?", 'calculate 2(2 · 5 - 3) - 3', 'fr-FR'],
    ['a_1 = 2, a_n = 3a_{n-1} + 1. Find the third term', 'calculate 3(3 · 2 + 1) + 1'],
    ['u_1 = 1, u_{n+1} = u_n + n. Find u_3', 'calculate (1 + 1) + 2'],
  ])('%s', (text, expected, locale?: string) => {
    expect(described(text, locale)).toBe(expected);
  });

  it('several terms are parts with their names', () => {
    const reading = readRequest('Soit (un) : u0 = 1 et un+1 = 2un + 3 pour tout n ∈ ℕ. Calculer u1 et u2.', {
      locale: 'fr-FR',
    });
    expect(reading.ok && reading.parts.map(({ label }) => label)).toEqual(['u_1', 'u_2']);
  });

  it.each([
    ['u_1 = 1, u_{n+1} = u_n + 2. Find the limit of u_n'],
    ['u_0=3, u_{n+1} = u_n^2 - 2. Montrer que u_2 = 47', 'fr-FR'],
    ['u_0=3, u_{n+1} = 2u_n - 2. Find the sum of u_1 and u_2'],
    ['u_{n+1} = 2u_n - 2. Find u_2'],
  ])('does not read more than it can: %s', (text, locale?: string) => {
    expect(described(text, locale)).toBe('unread');
  });
});
