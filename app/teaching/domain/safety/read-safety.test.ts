import { describe, expect, test } from 'vitest';
import type { Language } from '#app/platform/texts.ts';
import { type SafetyKind, safetyKinds } from '../../model/safety/signs.ts';
import { normalizeCharacters } from './normalize-characters.ts';
import { maskPersonal, readSafety } from './read-safety.ts';
import { english } from '../../model/safety/rules/english.ts';
import { french } from '../../model/safety/rules/french.ts';
import { spanish } from '../../model/safety/rules/spanish.ts';

type Sentences = readonly (readonly [Language, string])[];
const flagged: Record<SafetyKind, Sentences> = {
  self_harm: [
    ['en', 'i want to kill myself'],
    ['en', 'sometimes I think about suicide'],
    ['en', 'I don’t want to live anymore'],
    ['en', 'i wish i was dead'],
    ['en', 'I’ve been cutting myself again'],
    ['en', 'everyone would be better off without me'],
    ['en', 'I want to die, not do maths'],
    ['en', 'I took too many pills'],
    ['es', 'ya no quiero vivir'],
    ['es', 'me quiero morir'],
    ['es', 'Pienso en quitarme la vida'],
    ['es', 'a veces me corto los brazos'],
    ['es', 'ojalá estuviera muerta'],
    ['fr', 'j’ai envie de mourir'],
    ['fr', 'je veux me tuer'],
    ['fr', 'Je me scarifie le soir'],
    ['fr', 'je ne veux plus vivre'],
    ['fr', 'tout le monde serait mieux sans moi'],
    ['fr', 'i want to die'],
  ],
  threat: [
    ['en', 'i will kill my teacher'],
    ['en', 'I’m going to stab him tomorrow'],
    ['en', 'someone wants to shoot up my school'],
    ['en', 'I am bringing a knife to school'],
    ['en', 'he said he will kill me'],
    ['es', 'voy a matar a mi profesor'],
    ['es', 'te voy a matar'],
    ['es', 'mi ex me amenaza'],
    ['es', 'mañana llevo una navaja al cole'],
    ['fr', 'je vais te tuer'],
    ['fr', 'je vais poignarder mon prof'],
    ['fr', 'il a dit qu’il va me tuer'],
    ['fr', 'demain j’apporte un couteau au collège'],
  ],
  abuse: [
    ['en', 'my dad hits me'],
    ['en', 'he hits me'],
    ['fr', 'on me frappe'],
    ['en', 'my stepfather comes home drunk and beats me'],
    ['en', 'my uncle touches me at night'],
    ['en', 'i was raped'],
    ['en', 'I am scared to go home'],
    ['en', 'a man online asks me for nudes'],
    ['en', 'they keep bullying me'],
    ['es', 'mi padre me pega'],
    ['es', 'mi tío me toca por las noches'],
    ['es', 'abusan de mí'],
    ['es', 'mis compañeros me acosan'],
    ['es', 'tengo miedo de volver a casa'],
    ['fr', 'mon père me frappe'],
    ['fr', 'mon oncle me touche le soir'],
    ['fr', 'je me fais harceler au collège'],
    ['fr', 'il m’a frappée hier'],
    ['fr', 'j’ai peur de rentrer chez moi'],
  ],
  personal_data: [
    ['en', 'I live at 12 Oak Street, Leeds'],
    ['en', 'my phone number is 07700 900123'],
    ['en', 'text me on +44 7700 900123'],
    ['en', 'my name is Maya Lopez and I go to Hillside School'],
    ['en', 'can we meet after school at the park?'],
    ['en', 'write to maya@example.org'],
    ['es', 'vivo en la calle Mayor 5, 3.º B'],
    ['es', 'mi celular es 300 123 4567'],
    ['es', 'me llamo Ana Pérez y voy al colegio San José'],
    ['es', '¿nos vemos en el parque mañana?'],
    ['fr', 'j’habite au 12 rue des Lilas à Lyon'],
    ['fr', 'mon numéro c’est le 06 12 34 56 78'],
    ['fr', 'je m’appelle Léa Martin et je suis au collège Jean Moulin'],
    ['fr', 'on se voit en vrai demain ?'],
    ['fr', 'tu peux venir chez moi'],
  ],
};

const harmless: Sentences = [
  ['en', 'this exercise kills me'],
  ['en', 'kill two birds with one stone'],
  ['en', 'I’m killing myself laughing'],
  ['en', 'I am going to kill this test'],
  ['en', 'I want to die of boredom'],
  ['en', 'my brother beats me at chess'],
  ['en', 'this problem beats me'],
  ['en', 'I cut myself on a ruler by accident'],
  ['en', 'The suicide rate fell from 12 to 9 per 100,000; by how many percent?'],
  ['en', 'The die lands on 6. What is the chance?'],
  ['en', 'Two boys hit a ball 30 m and 42 m'],
  ['en', 'Where do the two lines meet?'],
  ['en', 'They meet after 3 hours at the station. How far is it?'],
  ['en', 'My number is 12'],
  ['en', 'my number is 123456789, is it divisible by 3?'],
  ['en', 'I live 3 km from school and walk 4 km/h'],
  ['en', 'Maya lives at number 12 and Tom at number 30'],
  ['en', 'the address of the cell is B2'],
  ['en', '600 123 456 + 300 000 000'],
  ['en', '07700 900123 / 3'],
  ['en', 'a 12 m ladder touches the wall'],
  ['en', 'the tangent touches the circle at (3, 4)'],
  ['en', 'a shot is fired at 40 m/s, when does it hit the ground'],
  ['en', 'cut the cake in 8 slices'],
  ['en', 'I am stuck and I give up'],
  ['en', 'x = 3 or x = -1/2'],
  ['en', '2x^2 - 5x - 3 = 0'],
  ['en', 'this hurts my brain'],
  ['en', 'the point hits the axis'],
  ['es', 'mata la x'],
  ['fr', 'je coupe en deux'],
  ['en', 'I hate maths'],
  ['es', 'la recta muere en el punto (2, 3)'],
  ['es', 'me muero de risa'],
  ['es', 'matar dos pájaros de un tiro'],
  ['es', 'ahora me toca hacer el ejercicio 4'],
  ['es', 'quiero cortarme el pelo'],
  ['es', 'la recta toca la circunferencia'],
  ['es', 'este ejercicio me mata'],
  ['es', 'la tasa de suicidios bajó un 12 %'],
  ['es', '¿cuándo se encuentran los dos trenes?'],
  ['es', 'mi número es 27'],
  ['es', 'vivo en un piso de 80 m²'],
  ['es', 'no entiendo nada'],
  ['es', 'el dado cae en 6'],
  ['fr', 'je meurs de rire'],
  ['fr', 'cet exercice me tue'],
  ['fr', 'mon frère me bat aux échecs'],
  ['fr', 'la droite touche le cercle en A'],
  ['fr', 'la droite coupe l’axe en (0, 3)'],
  ['fr', 'je vais tuer le temps'],
  ['fr', 'ce qui me frappe, c’est le signe'],
  ['fr', 'où se rencontrent les deux droites ?'],
  ['fr', 'mon numéro est 12'],
  ['fr', 'j’habite à 3 km du collège'],
  ['fr', 'je n’y arrive pas, aide-moi'],
  ['fr', '3x² − 12 = 0'],
  ['en', 'sin(x) + cos(x) = 1, 0 ≤ x < 360'],
];

describe('safety flags', () => {
  for (const kind of safetyKinds) {
    test.each(flagged[kind])(`${kind} in %s: %s`, (language, text) => {
      expect(readSafety(text, language)).toBe(kind);
    });
  }

  test('do not depend on the language of the session', () => {
    for (const kind of safetyKinds)
      for (const [, text] of flagged[kind]) expect([text, readSafety(text, 'fr')]).toEqual([text, kind]);
  });

  test('the gravest of several kinds decides', () => {
    expect(readSafety('my dad hits me and I want to die, I live at 12 Oak Street', 'en')).toBe('self_harm');
  });

  test.each(harmless)('not %s: %s', (language, text) => {
    expect(readSafety(text, language)).toBeNull();
    expect(maskPersonal(text)).toBe(text.normalize('NFC'));
  });
});

describe('personal data', () => {
  test.each([
    ['my phone number is 07700 900123, call me', 'my phone number is •••, call me'],
    ['I live at 12 Oak Street, Leeds. Help with x + 2 = 5', 'I live at •••. Help with x + 2 = 5'],
    ['vivo en la calle Mayor 5', 'vivo en la •••'],
    ['mon numéro c’est le 06 12 34 56 78', 'mon numéro c’est le •••'],
    ['write to maya@example.org please', 'write to ••• please'],
    ['je m’appelle Léa Martin et je suis au collège Jean Moulin', '•••'],
  ])('is masked in %s', (text, masked) => {
    expect(maskPersonal(text)).toBe(masked);
  });

  test('masks every digit of a number and leaves the rest in place', () => {
    for (const [, text] of flagged.personal_data) expect(maskPersonal(text)).not.toMatch(/\d{3}/u);
  });
});

test('patterns are lower case, like the text they match', () => {
  const signs = [english, spanish, french].flatMap((rules) => Object.values(rules).flat());
  const capitals = signs.filter(
    ({ cased, expression }) => !cased && /[A-Z]/.test(expression.source.replaceAll(/\\.|a-zA-ZøØ/gu, '')),
  );
  expect(capitals).toEqual([]);
});

test('patterns use the reduced alphabet, which keeps text one-byte', () => {
  const few = normalizeCharacters('Ж ж 中 ½ 😀 − é Ñ a·b\u00a0');
  expect(few).toBe('Ø ø ø ¹ ¤¤ ¤ ø Ø a·b\u00a0');
  expect(few).toHaveLength('Ж ж 中 ½ 😀 − é Ñ a·b\u00a0'.length);
});
