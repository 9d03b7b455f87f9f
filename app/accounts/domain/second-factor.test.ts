import { describe, expect, it } from 'vitest';
import {
  acceptedStep,
  formatRecoveryCode,
  parseDeviceCode,
  parseRecoveryCode,
  recoveryCodeOf,
  stepAt,
} from './second-factor.ts';

/** Step 59,333,333 begins at this instant. */
const now = new Date(59_333_333 * 30_000);

describe('a code of a device', () => {
  it('belongs to a step of 30 seconds', () => {
    expect(stepAt(now)).toBe(59_333_333);
    expect(stepAt(new Date(now.getTime() + 29_999))).toBe(59_333_333);
    expect(stepAt(new Date(now.getTime() + 30_000))).toBe(59_333_334);
  });

  it.each([
    [-2, null],
    [-1, 59_333_332],
    [0, 59_333_333],
    [1, 59_333_334],
    [2, null],
    [null, null],
  ])('that is %s steps away from now is accepted as the one of step %s', (delta, step) => {
    expect(acceptedStep(delta, now, null)).toBe(step);
  });

  it('is accepted once, and no earlier one after it', () => {
    expect(acceptedStep(0, now, 59_333_333)).toBe(null);
    expect(acceptedStep(-1, now, 59_333_333)).toBe(null);
    expect(acceptedStep(1, now, 59_333_333)).toBe(59_333_334);
    expect(acceptedStep(0, now, 59_333_332)).toBe(59_333_333);
  });

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['١٢٣٤٥٦', null],
    [123456, null],
    [undefined, null],
  ])('is read from %j as %j', (typed, code) => {
    expect(parseDeviceCode(typed)).toBe(code);
  });
});

describe('a recovery code', () => {
  it('has twenty-four signs, and is shown in groups of four', () => {
    const code = recoveryCodeOf(Uint8Array.from({ length: 24 }, (_, n) => n * 17));
    expect(code).toBe('0h2k4n6q8savcxezg1j3m5p7');
    expect(formatRecoveryCode(code)).toBe('0h2k-4n6q-8sav-cxez-g1j3-m5p7');
  });

  it.each([
    ['0h2k-4n6r-8taw-cyez', '0h2k4n6r8tawcyez'],
    ['0h2k-4n6q-8sav-cxez-g1j3-m5p7', '0h2k4n6q8savcxezg1j3m5p7'],
    ['0h2k4n6q8savcxezg1j3m5p', null],
    ['0h2k4n6q8savcxezg1j3m5p77', null],
    [' OH2K 4N6R 8TAW CYEZ ', '0h2k4n6r8tawcyez'],
    ['0h2k4n6r8tawcyeI', '0h2k4n6r8tawcye1'],
    ['0h2k4n6r8tawcyel', '0h2k4n6r8tawcye1'],
    [`0h2k4n6r8tawcyez${' '.repeat(84)}`, '0h2k4n6r8tawcyez'],
    [`0h2k4n6r8tawcyez${' '.repeat(85)}`, null],
    ['0h2k4n6r8tawcye', null],
    ['0h2k4n6r8tawcyezz', null],
    ['0h2k4n6r8tawcye!', null],
    ['0h2k4n6r8tawcyeu', null],
    ['', null],
    [7, null],
  ])('is read from %j as %j', (typed, code) => {
    expect(parseRecoveryCode(typed)).toBe(code);
  });
});
