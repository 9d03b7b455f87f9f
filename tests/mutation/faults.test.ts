import { describe, expect, test } from 'vitest';
import { readColumns } from './columns.ts';
import { applyEdits, describeFault, planFaults } from './faults.ts';

const columns = readColumns(
  'database-types.ts',
  `export interface AppBookings { id: string; account_id: string | null; visitor_id: string | null; starts_at: Timestamp; ends_at: Timestamp; moves: Generated<number>; }
export interface DB { "app.bookings": AppBookings; }`,
);

/** The texts that the faults of a kind make of a source. */
function planted(kind: string, source: string, file = 'a.ts'): string[] {
  return planFaults(file, source, columns)
    .filter((fault) => fault.kind === kind)
    .map(({ edit }) => applyEdits(source, [edit]));
}

describe('operators', () => {
  test('a boundary moves by one', () => {
    expect(planted('boundary', 'f(a < b, c >= d);')).toEqual(['f(a <= b, c >= d);', 'f(a < b, c > d);']);
  });

  test('plus becomes minus between numbers, not between texts', () => {
    expect(planted('sign', "f(a + b); g('x' + b); h(-c);")).toEqual([
      "f(a - b); g('x' + b); h(-c);",
      "f(a + b); g('x' + b); h( c);",
    ]);
  });

  test('a check that throws or returns is left out', () => {
    expect(planted('dropped check', 'function f(a) { if (a) throw b; return c; }')).toEqual([
      'function f(a) { {} return c; }',
    ]);
  });

  test('either operand of && is left out', () => {
    expect(planted('dropped check', 'f(a && b);')).toEqual(['f(b);', 'f(a);']);
  });

  test('an element stays when its condition goes', () => {
    expect(planted('dropped check', 'const a = <p>{b && <i />}</p>;', 'a.tsx')).toEqual([
      'const a = <p>{<i />}</p>;',
    ]);
  });

  test('an await is left out', () => {
    expect(planted('dropped await', 'const a = async () => { b(await c()); };')).toEqual([
      'const a = async () => { b((c())); };',
    ]);
  });

  test('neighbouring arguments of the same kind change places', () => {
    expect(planted('swapped', 'f(a, b.c, 1);')).toEqual(['f(b.c, a, 1);']);
  });

  test('the branches of a ternary change places', () => {
    expect(planted('swapped', 'f(a ? b : c);')).toEqual(['f(a ? c : b);']);
  });

  test('the operands of ?? change places, neighbours in a chain', () => {
    expect(planted('swapped', 'f(a ?? b ?? c);')).toEqual(['f(b ?? a ?? c);', 'f(a ?? c ?? b);']);
  });

  test('a condition on a column goes to another column of the same type', () => {
    const query =
      "db.selectFrom('app.bookings as b').where('b.account_id', '=', x).where('b.moves', '=', 1);";
    expect(planted('wrong column', query)).toEqual([query.replace('b.account_id', 'b.visitor_id')]);
  });

  test('a value is written to another column of the same type', () => {
    const update = "db.updateTable('app.bookings').set({ starts_at: x });";
    expect(planted('wrong column', update)).toEqual([update.replace('starts_at', 'ends_at')]);
  });

  test('a query loses one condition at a time', () => {
    expect(planted('missing filter', "db.selectFrom('a').where('b', '=', 1).where('c', '=', 2);")).toEqual([
      "db.selectFrom('a').where('c', '=', 2);",
      "db.selectFrom('a').where('b', '=', 1);",
    ]);
  });

  test('ascending becomes descending, in calls and in SQL', () => {
    expect(planted('order', "a.orderBy('b'); a.orderBy('b', 'desc');")).toEqual([
      "a.orderBy('b', 'desc'); a.orderBy('b', 'desc');",
      "a.orderBy('b'); a.orderBy('b', 'asc');",
    ]);
    expect(planted('order', 'sql`order by a desc`;')).toEqual(['sql`order by a asc`;']);
    expect(planted('order', 'f`order by a desc`;')).toEqual([]);
  });

  test('a language becomes another one', () => {
    expect(planted('wrong locale', "f('en'); f('es');")).toEqual(["f('es'); f('es');", "f('en'); f('fr');"]);
  });

  test('a message becomes another one of the file with as many arguments', () => {
    expect(planted('swapped message', "t('a'); t('b'); t('c', d);")).toEqual([
      "t('b'); t('b'); t('c', d);",
      "t('a'); t('a'); t('c', d);",
    ]);
  });

  test('what is done under a condition is done always', () => {
    expect(planted('stale write', 'if (waiting === value) take(null);')).toEqual(['take(null);']);
  });

  test('a statement that only calls is left out, a log line is not', () => {
    expect(planted('dropped call', 'async () => { await give(a); log.info(b); };')).toEqual([
      'async () => { {} log.info(b); };',
    ]);
  });

  test('conditions and boolean values are negated', () => {
    expect(planted('negated', 'if (a) b(true); c(!d); e(f === g);')).toEqual([
      'if (!(a)) b(true); c(!d); e(f === g);',
      'if (a) b(false); c(!d); e(f === g);',
      'if (a) b(true); c(Boolean(d)); e(f === g);',
      'if (a) b(true); c(!d); e(f !== g);',
    ]);
  });

  test('a number is one greater or one smaller', () => {
    expect(planted('constant', 'f(3);')).toEqual(['f(4);', 'f(2);']);
  });

  test('a pattern loses a member of a class or an anchor', () => {
    expect(planted('pattern', String.raw`const a = /^b[/\\]$/;`)).toEqual([
      String.raw`const a = /^b[/]$/;`,
      String.raw`const a = /b[/\\]$/;`,
      String.raw`const a = /^b[/\\]/;`,
    ]);
  });

  test('types and class names get no faults', () => {
    const source = "type A = 1 | 'en'; const b = <p className={c ? 'd' : 'e'} />;";
    expect(planFaults('a.tsx', source, columns)).toEqual([]);
  });
});

test('offsets count emoji as the text does', () => {
  const source = "const a = '😀é'; f(b < c);";
  expect(planted('boundary', source)).toEqual(["const a = '😀é'; f(b <= c);"]);
});

test('a fault names its line and the code before and after', () => {
  const source = 'const a = 1n;\n  f(b < c);\n';
  const plan = planFaults('a.ts', source, columns).find(({ kind }) => kind === 'boundary')!;
  expect(describeFault(plan, source)).toMatchObject({
    line: 2,
    original: 'f(b < c);',
    planted: 'f(b <= c);',
  });
});

test('a fault that leaves no valid syntax is none', () => {
  const plan = { id: '1', file: 'a.ts', kind: 'sign' as const, edit: { start: 0, end: 1, text: '(' } };
  expect(describeFault(plan, 'a;')).toBeNull();
});
