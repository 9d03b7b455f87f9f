import { expect, test } from 'vitest';
import { hasContactData, namesOf } from './review-text.ts';

test.each([
  'Write to me: carmen@example.org',
  'carmen (at) example.org',
  'carmen arroba example.org sirve: carmen [arroba] example.org',
  'See https://example.org/maths',
  'www.example.es has more',
  'Look at my-maths.com!',
  'wa.me/573001234567',
  'Mira academia-lopez.es',
  'Más en clases.lopez.com.co.',
  'Voyez mon-prof.eu, merci',
  'CLASES-LOPEZ.ES',
  'bit.ly/x1',
  'I am @lucia.maths there',
  'Call +57 300 123 4567',
  'Téléphone : 06.12.34.56.78',
  '(020) 7946-0958 in the evening',
  'Llámame al 612 345 678',
])('“%s” contains a link or contact data', (text) => {
  expect(hasContactData(text)).toBe(true);
});

test.each([
  'We drew <b>squares</b>.',
  'Muy bien.Me gustó. Es paciente.Es clara.',
  'From 3.5 to 4.25 points out of 10, in 1 000 000 steps.',
  'On 24.11.2026 and again on 2026-11-24 we did 3/4 + 1/2.',
  '85.000 pesos @ 60 minutes is fair.',
  'C’était parfait : 12/20 au premier contrôle, 17/20 au second.',
  'a.b/c is a fraction here',
  'P. ej. con x.y = 3, p.ej. con a.m. y e.g. 2.es',
])('“%s” contains none', (text) => {
  expect(hasContactData(text)).toBe(false);
});

test('a review is signed with the first name or its initial', () => {
  expect(namesOf('Maya Okafor')).toEqual({ initial: 'M.', name: 'Maya' });
  expect(namesOf('élodie')).toEqual({ initial: 'É.', name: 'élodie' });
  expect(namesOf(' ')).toBeNull();
  expect(namesOf(null)).toBeNull();
});
