import { describe, expect, test } from 'vitest';
import { callName, partOfDay } from '#app/dashboard/domain/greeting.ts';
import { initialOf } from './profile.ts';
import { newProfileSchema, profileChangeSchema } from '../model/schemas.ts';

describe('the greeting', () => {
  const at = (instant: string, locale: string, timeZone: string) =>
    partOfDay(new Date(instant), { locale, timeZone });

  test.each([
    ['2026-11-20T11:59:00Z', 'en-GB', 'Europe/London', 'morning'],
    ['2026-11-20T12:00:00Z', 'en-GB', 'Europe/London', 'afternoon'],
    ['2026-11-20T18:00:00Z', 'en-GB', 'Europe/London', 'evening'],
    ['2026-11-20T04:59:00Z', 'en-GB', 'Europe/London', 'evening'],
    ['2026-11-20T05:00:00Z', 'en-GB', 'Europe/London', 'morning'],
  ])('at %s in %s, %s, says good %s', (instant, locale, zone, part) => {
    expect(at(instant, locale, zone)).toBe(part);
  });

  test('one instant is morning in Bogotá and afternoon in Paris', () => {
    expect(at('2026-11-20T14:00:00Z', 'es-CO', 'America/Bogota')).toBe('morning');
    expect(at('2026-11-20T14:00:00Z', 'fr-FR', 'Europe/Paris')).toBe('afternoon');
  });

  test('in Spain the afternoon lasts until eight, in Colombia until six', () => {
    expect(at('2026-11-20T18:30:00Z', 'es-ES', 'Europe/Madrid')).toBe('afternoon');
    expect(at('2026-11-20T23:30:00Z', 'es-CO', 'America/Bogota')).toBe('evening');
  });

  test('uses the first word of the name, and nothing when there is none', () => {
    expect(callName('  Carmen Díaz Ruiz ')).toBe('Carmen');
    expect(callName('')).toBe('');
  });
});

describe('a learner profile', () => {
  test('shows the first letter of the name, accents kept', () => {
    expect(initialOf('Éloïse')).toBe('É');
    expect(initialOf(' maya')).toBe('M');
    expect(initialOf('')).toBe('');
  });

  test('has a name of 1 to 80 characters after trimming', () => {
    const named = (name: string) => newProfileSchema.safeParse({ name, language: 'en' }).success;
    expect([named('M'), named('x'.repeat(80))]).toEqual([true, true]);
    expect([named('   '), named('x'.repeat(81))]).toEqual([false, false]);
  });

  test('stores an empty school year as not given', () => {
    expect(profileChangeSchema.parse({ schoolYear: '  ' })).toEqual({ schoolYear: null });
  });

  test('rejects an empty change', () => {
    expect(profileChangeSchema.safeParse({}).success).toBe(false);
  });
});
