import { describe, expect, it } from 'vitest';
import { judgeStoryLine } from './testing.ts';

const trip = {
  en: 'A train leaves at 10:15 and arrives at 12:00. How long is the trip?',
  es: 'Un tren sale a las 10:15 y llega a las 12:00. ¿Cuánto dura el viaje?',
  fr: 'Un train part à 8 h 40 et arrive à 10 h 05. Combien de temps dure le trajet ?',
};

describe('spans between two times of the day', () => {
  it.each([
    ['en', trip.en, 'from 10:15 to 11:00 is 45 min', 'aside'],
    ['en', trip.en, '45 minutes from 10:15 to 11:00', 'aside'],
    ['en', trip.en, '10:15 → 11:00: 45 min, 11:00 → 12:00: 1 h', 'aside'],
    ['en', trip.en, 'from 10:15 to 12:00 is 1 h 45 min', 'result'],
    ['es', trip.es, 'de 10:15 a 11:00 van 45 minutos', 'aside'],
    ['es', trip.es, 'desde las 10:15 hasta las 12:00 hay 1 hora y 45 minutos', 'result'],
    ['fr', trip.fr, 'de 8 h 40 à 9 h, il y a 20 min', 'aside'],
    ['fr', trip.fr, 'de 8 h 40 à 10 h 05 : 1 h 25', 'result'],
    ['fr', trip.fr, 'de 8h40 à 10h05, il y a 1h25', 'result'],
  ])('%s: %s | %s is true: %s', (locale, story, line, role) => {
    expect(judgeStoryLine(locale, story, line)).toBe(role);
  });

  it.each([
    ['en', trip.en, 'from 10:15 to 11:00 is 35 min'],
    ['es', trip.es, 'de 10:15 a 11:00 van 55 minutos'],
    ['es', trip.es, 'de 10:15 a 12:00 van 45 minutos'],
    ['fr', trip.fr, 'de 8 h 40 à 10 h 05 : 1 h 35'],
  ])('%s: %s | %s is wrong', (locale, story, line) => {
    expect(judgeStoryLine(locale, story, line)).toBe('different');
  });

  it('is added to what follows', () => {
    const line = (sum: number) =>
      `de 10:15 a 11:00 van 45 minutos y de 11:00 a 12:00 60 minutos, 45 + 60 = ${sum}`;
    expect(judgeStoryLine('es', trip.es, line(105))).toMatch(/aside|result/);
    expect(judgeStoryLine('es', trip.es, line(115))).toMatch(/different|slip/);
  });

  it('may pass noon or midnight', () => {
    expect(judgeStoryLine('en', trip.en, 'from 10:30 to 1:00 is 2 h 30 min')).toBe('aside');
    expect(judgeStoryLine('en', trip.en, 'from 23:00 to 1:00 is 2 hours')).toBe('aside');
  });
});

describe('how long something takes, in hours and minutes', () => {
  it.each([
    ['en', trip.en, '1 hour and 45 minutes', 'result'],
    ['es', trip.es, 'dura 1 h 45 min', 'result'],
    ['fr', trip.fr, '1 h 25', 'result'],
    ['fr', trip.fr, '85 min', 'result'],
  ])('%s: %s | %s: %s', (locale, story, line, role) => {
    expect(judgeStoryLine(locale, story, line)).toBe(role);
  });

  it('another length is not the answer', () => {
    expect(judgeStoryLine('fr', trip.fr, '1 h 65')).not.toBe('aside');
    expect(judgeStoryLine('en', trip.en, '2 hours and 45 minutes')).not.toMatch(/result|aside/);
  });
});
