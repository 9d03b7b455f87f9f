import { describe, expect, test } from 'vitest';
import { figuresCsv } from './csv.ts';
import type { FounderFigures } from '../../model/figures-schemas.ts';

const counted = (value: number) => ({ value, base: null });
const figures: FounderFigures = {
  range: { from: '2026-11-19', to: '2026-11-20' },
  before: { from: '2026-11-17', to: '2026-11-18' },
  zone: 'UTC',
  soFar: null,
  step: 'day',
  steps: [
    { now: '2026-11-19', before: '2026-11-17' },
    { now: '2026-11-20', before: '2026-11-18' },
  ],
  series: [
    {
      key: 'revenue_net',
      currency: 'GBP',
      keptMonths: null,
      now: counted(-1250),
      before: counted(3200),
      points: [
        { now: counted(-1250), before: counted(3200) },
        { now: counted(0), before: counted(0) },
      ],
    },
    {
      key: 'activation',
      currency: null,
      keptMonths: null,
      now: { value: 1 / 3, base: 3 },
      before: { value: null, base: 0 },
      points: [],
    },
    {
      key: 'referral_clicks',
      currency: null,
      keptMonths: null,
      now: counted(2),
      before: counted(0),
      points: [],
    },
  ],
  parts: [{ key: 'codes', rows: [{ name: '=cmd|"/c calc"!a1, x', now: 2, before: 0 }] }],
};
const head =
  '\uFEFFfigure,currency,unit,row,name,from,to,value,base,previous_from,previous_to,previous_value,previous_base\r\n';

describe('figures as a file', () => {
  test('of one figure has its total and its days, in main currency units with a decimal point', () => {
    expect(figuresCsv(figures, 'revenue_net.GBP')).toBe(
      `${head}revenue_net,GBP,money,total,,2026-11-19,2026-11-20,-12.5,,2026-11-17,2026-11-18,32,\r\n` +
        'revenue_net,GBP,money,day,,2026-11-19,2026-11-19,-12.5,,2026-11-17,2026-11-17,32,\r\n' +
        'revenue_net,GBP,money,day,,2026-11-20,2026-11-20,0,,2026-11-18,2026-11-18,0,\r\n',
    );
  });

  test('leaves unmeasured values empty, and states the base of each share', () => {
    expect(figuresCsv(figures, 'activation')).toBe(
      `${head}activation,,share,total,,2026-11-19,2026-11-20,0.333333,3,2026-11-17,2026-11-18,,0\r\n`,
    );
  });

  test('contains names chosen by visitors as text, never as formulas', () => {
    expect(figuresCsv(figures)?.split('\r\n').at(-2)).toBe(
      `referral_clicks,,count,part,"'=cmd|""/c calc""!a1, x",2026-11-19,2026-11-20,2,,2026-11-17,2026-11-18,0,`,
    );
  });

  test('is rejected for an unknown figure', () => {
    expect(figuresCsv(figures, 'revenue_net.EUR')).toBeNull();
  });
});
