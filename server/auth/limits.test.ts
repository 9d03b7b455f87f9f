import { expect, it } from 'vitest';
import { figures } from './limits.ts';

it.each([
  ['mailPause', 1, 60],
  ['mailsOfPerson', 30, 3600],
  ['mailsOfPlace', 30, 3600],
  ['mailPauseOfDevice', 1, 60],
  ['mailsOfDevice', 10, 3600],
  ['verificationsOfPlace', 360, 3600],
  ['refreshesOfPlace', 1800, 3600],
  ['refreshesOfSession', 300, 3600],
  ['wrongPasswordsOfPerson', 10, 900],
  ['wrongPasswordsOfPlace', 30, 900],
  ['wrongPasswordsOfDevice', 10, 900],
  ['passwordsOfPerson', 120, 900],
  ['passwordsOfPlace', 1200, 900],
  ['passwordChangesOfPerson', 10, 900],
  ['wrongCodesOfPerson', 10, 900],
  ['wrongCodesOfDevice', 10, 900],
  ['wrongCodesOfFactor', 5, 900],
  ['wrongFactorCodesOfPerson', 10, 900],
  ['wrongFactorCodesOfPersonADay', 30, 86_400],
  ['wrongRecoveryCodesOfPerson', 10, 900],
  ['enrolmentsOfPerson', 20, 3600],
  ['departuresOfPlace', 360, 3600],
] as const)('the limit %s is %i in %i seconds', (name, times, seconds) => {
  expect(figures[name]).toEqual({ times, seconds });
});

it('no limit is missing from this list', () => {
  expect(Object.keys(figures)).toHaveLength(22);
});
