import { describe, expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const ladder = {
  en: 'A 10 m ladder leans against a wall with its foot 6 m from the wall. How high does it reach?',
  es: 'Una escalera de 10 m se apoya en una pared con el pie a 6 m de la pared. ¿A qué altura llega?',
  fr: 'Une échelle de 10 m est appuyée contre un mur, son pied à 6 m du mur. À quelle hauteur arrive-t-elle ?',
};
const diagonal = '¿Cuánto mide la diagonal de un rectángulo de 9 m por 12 m?';
const taps = '3 llaves llenan un tanque en 8 horas. ¿Cuánto tardan 4 llaves iguales?';
const rectangle = "Calculer l'aire d'un rectangle de 5 cm sur 3 cm.";

const diagonalInFrench = "Quelle est la longueur de la diagonale d'un rectangle de 9 m sur 12 m ?";
const triangle = {
  en: 'A triangle has base 8 cm and height 5 cm. Find its area.',
  es: 'Un triángulo tiene base 8 cm y altura 5 cm. Halla su área.',
  fr: 'Un triangle a une base de 8 cm et une hauteur de 5 cm. Calculer son aire.',
};
const cone = {
  en: 'Find the volume of a cone with radius 3 cm and height 7 cm',
  es: 'Calcula el volumen de un cono de radio 3 cm y altura 7 cm',
  fr: "Calculer le volume d'un cône de rayon 3 cm et de hauteur 7 cm",
};
const rate = {
  en: 'Convert 72 km/h to m/s',
  es: 'Convierte 72 km/h a m/s',
  fr: 'Convertir 72 km/h en m/s',
};
const drive = {
  en: 'A car travels at 60 km/h for 50 minutes. How far does it go?',
  es: 'Un coche va a 60 km/h durante 50 minutos. ¿Qué distancia recorre?',
  fr: 'Une voiture roule à 60 km/h pendant 50 minutes. Quelle distance parcourt-elle ?',
};
const pupils = {
  en: 'There are 28 students in a class. 3/7 of them are boys. How many are girls?',
  es: 'En una clase hay 28 alumnos. 3/7 son niños. ¿Cuántas niñas hay?',
  fr: 'Dans une classe de 28 élèves, 3/7 sont des garçons. Combien y a-t-il de filles ?',
};
const ages = {
  en: 'Sara is 4 years older than Leo. Together they are 30 years old. How old is Leo?',
  es: 'Ana tiene 4 años más que Luis. Entre los dos suman 30 años. ¿Cuántos años tiene Luis?',
};
const apples = {
  en: 'If 5 apples cost $4, how much do 8 apples cost?',
  es: 'Si 5 manzanas cuestan 4 €, ¿cuánto cuestan 8 manzanas?',
  fr: 'Si 5 pommes coûtent 4 €, combien coûtent 8 pommes ?',
};
const fuel = {
  en: 'A car travels 150 km on 9 litres of fuel. How many litres does it need for 400 km?',
  fr: "Une voiture parcourt 150 km avec 9 litres d'essence. Combien de litres pour 400 km ?",
};
const dice = {
  en: 'Two dice are rolled. What is the probability that the sum is 7?',
  es: 'Se lanzan dos dados. ¿Cuál es la probabilidad de que la suma sea 7?',
  fr: "On lance deux dés. Quelle est la probabilité d'obtenir une somme de 7 ?",
};

describe('a true calculation that no right way to the answer passes through', () => {
  it.each([
    ['en', ladder.en, '10 - 6 = 4', 'legs_added'],
    ['es', ladder.es, '10 - 6 = 4 m', 'legs_added'],
    ['fr', ladder.fr, '10 + 6 = 16', 'legs_added'],
    ['en', ladder.en, '10² + 6² = 136', 'squares_added'],
    ['fr', ladder.fr, 'h² = 10² + 6²', 'squares_added'],
    ['en', ladder.en, 'h = √136', 'squares_added'],
    ['es', ladder.es, 'h = 4', 'legs_added'],
    ['es', diagonal, 'd = 9 + 12 = 21', 'legs_added'],
    ['es', diagonal, '12² - 9² = 63', 'squares_subtracted'],
    ['es', taps, '3/8 = 4/x', 'operation_exchanged'],
    ['fr', rectangle, '2 × (5 + 3) = 16', 'area_and_perimeter_confused'],
    [
      'en',
      'Find the hypotenuse of a right triangle with legs 9 m and 12 m',
      '9 × 12 / 2 = 54',
      'area_and_perimeter_confused',
    ],
    ['es', diagonal, '2(9 + 12) = 42', 'area_and_perimeter_confused'],
    ['fr', diagonalInFrench, '2 × (9 + 12) = 42 m', 'area_and_perimeter_confused'],
    ['en', triangle.en, '8 × 5 = 40 cm²', 'figure_half_forgotten'],
    ['es', triangle.es, '8 · 5 = 40 cm²', 'figure_half_forgotten'],
    ['fr', triangle.fr, '8 × 5 = 40 cm²', 'figure_half_forgotten'],
    ['en', cone.en, '3² × 7 = 63 cm³', 'pi_forgotten'],
    ['fr', cone.fr, 'π × 3² × 7 = 63π cm³', 'third_forgotten'],
    ['en', rate.en, '72/60 = 1.2 m/s', 'unit_factor'],
    ['es', rate.es, '72/60 = 1,2 m/s', 'unit_factor'],
    ['fr', rate.fr, '72/60 = 1,2 m/s', 'unit_factor'],
    ['en', drive.en, '50 / 100 = 0.5', 'decimal_time'],
    ['es', drive.es, '50 / 100 = 0,5', 'decimal_time'],
  ])('%s %s | %s: %s', (locale, story, line, mistake) => {
    expect(judgeStoryLine(locale, story, line)).toBe(mistake);
  });

  it.each([
    ['en', ladder.en, '10² - 6² = 64'],
    ['fr', ladder.fr, 'h² + 6² = 10²'],
    ['es', ladder.es, '100 - 36 = 64'],
    ['es', diagonal, '81 + 144 = 225'],
    ['es', taps, '3 · 8 = 24'],
    ['en', triangle.en, '8 × 5 = 40'],
    ['es', triangle.es, '8 cm · 5 cm = 40 cm²'],
    ['fr', triangle.fr, '8 / 2 = 4'],
    ['en', cone.en, '3² × 7 = 63'],
    ['es', cone.es, '3² · 7 = 63'],
    ['fr', cone.fr, '3² × 7 = 63'],
    ['fr', cone.fr, '3² × 7 / 3 = 21'],
    ['fr', cone.fr, 'π × 3² = 9π cm²'],
    ['en', 'Find the circumference of a circle with radius 6 cm', '2 × 6 = 12 cm'],
    ['en', rate.en, '72 × 1000 = 72000'],
    ['es', rate.es, '72000/60 = 1200'],
    ['en', drive.en, '50/60 = 5/6'],
    ['en', drive.en, '5/6 h'],
    ['es', drive.es, '5/6 h'],
    ['fr', drive.fr, '5/6 h'],
    ['fr', drive.fr, '50 min = 5/6 h'],
    ['en', ages.en, '30 + 4 = 34'],
    ['es', ages.es, '30 + 4 = 34'],
    ['en', apples.en, '8 - 5 = 3'],
    ['es', apples.es, '8 - 5 = 3'],
    ['fr', apples.fr, '8 - 5 = 3'],
    ['en', fuel.en, '9/150 = 0.06'],
    ['fr', fuel.fr, '9/150 = 0,06'],
    ['en', pupils.en, '4/7'],
    ['es', pupils.es, '4/7'],
    ['fr', pupils.fr, '4/7'],
    ['en', 'Find the perimeter of a rectangle 5 cm long and 3 cm wide.', '5 + 3 = 8'],
  ])('%s %s | %s is on the way', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('aside');
  });

  it.each([
    ['en', rate.en, '72/60 = 1.2', 'unknown'],
    ['es', rate.es, '72/60 = 1,2', 'unknown'],
    ['fr', rate.fr, '72 × 60 = 4320', 'unknown'],
    ['en', dice.en, '1/6 × 1/6 = 1/36', 'unknown'],
    ['es', dice.es, '1/6 · 1/6 = 1/36', 'unknown'],
    ['fr', dice.fr, '1/6 × 1/6 = 1/36', 'unknown'],
    ['en', dice.en, '6 × 6 = 36', 'aside'],
    ['en', 'Two dice are rolled. What is the probability of a sum of 12?', '1/6 × 1/6 = 1/36', 'aside'],
  ])('%s %s | %s is the first of several steps: %s', (locale, story, line, judged) => {
    expect(judgeStoryLine(locale, story, line)).toBe(judged);
  });
});
