import { expect, test } from 'vitest';
import type { PlantedFault } from './faults.ts';
import { type Examined, featureRows, formatTable, isEquivalent } from './report.ts';
import type { FaultVerdict } from './store.ts';

const fault = {
  file: 'app/booking/slots.ts',
  kind: 'sign',
  original: 'a + b',
  planted: 'a - b',
} as PlantedFault;
const verdict = (outcome: FaultVerdict['outcome'], by: string | null = null) =>
  ({ outcome, by }) as FaultVerdict;
const examined: Examined[] = [
  { fault, verdict: verdict('caught', 'a.test.ts') },
  { fault, verdict: verdict('caught', 'types') },
  { fault, verdict: verdict('survived') },
  { fault, verdict: 'equivalent' },
];

test('a percentage leaves out what is equivalent', () => {
  expect(formatTable('feature', featureRows(examined))).toContain('| booking | 4 | 1 | 1 | 1 | 1 | 67 % |');
});

test('an equivalent fault is known by its code, also in another folder', () => {
  const entry = { ...fault, file: 'app/booking/domain/slots.ts', reason: 'none' };
  expect(isEquivalent(fault, [entry])).toBe(true);
  expect(isEquivalent(fault, [{ ...entry, planted: 'a * b' }])).toBe(false);
});
