import type { Dice } from './dice.ts';
import { hostileText, hostileValue, Raw } from './values.ts';

export type Schema = Record<string, unknown>;
/** Existing values by the name of the field or parameter. */
export type Known = (name: string, dice: Dice) => string | undefined;
export type Source = { parts: Record<string, Schema>; known: Known };

/** A schema of the OpenAPI document with its references resolved. */
function resolved(schema: Schema, { parts }: Source): Schema {
  const name = /^#\/components\/\w+\/(.+)$/.exec(String(schema.$ref ?? ''))?.[1];
  return name === undefined ? schema : (parts[name] ?? {});
}

const first = (schema: Schema, names: readonly string[]): Schema[] | undefined =>
  names.map((name) => schema[name]).find((each) => Array.isArray(each)) as Schema[] | undefined;

/** A value that matches a schema as far as possible. `name`: of its field. */
export function fitting(given: Schema, source: Source, dice: Dice, name = '', depth = 0): unknown {
  const schema = resolved(given, source);
  if (depth > 8) return null;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum as unknown[]);
  if (schema.example !== undefined && dice.chance(0.3)) return schema.example;
  const ways = first(schema, ['anyOf', 'oneOf']);
  if (ways) return fitting(dice.pick(ways), source, dice, name, depth + 1);
  const together = first(schema, ['allOf']);
  if (together)
    return Object.assign({}, ...together.map((each) => fitting(each, source, dice, name, depth + 1)));
  const type = Array.isArray(schema.type) ? dice.pick(schema.type as string[]) : schema.type;
  if (type === 'object' || schema.properties) return fittingObject(schema, source, dice, depth);
  if (type === 'array') {
    const length = Math.max(
      Number(schema.minItems ?? 0),
      dice.below(Math.min(4, Number(schema.maxItems ?? 4))),
    );
    return Array.from({ length }, () =>
      fitting((schema.items ?? {}) as Schema, source, dice, name, depth + 1),
    );
  }
  if (type === 'integer' || type === 'number') return fittingNumber(schema, dice);
  if (type === 'boolean') return dice.chance(0.5);
  if (type === 'null') return null;
  return type === 'string' ? fittingText(schema, source, dice, name) : hostileValue(dice);
}

function fittingObject(schema: Schema, source: Source, dice: Dice, depth: number): Schema {
  const required = new Set((schema.required ?? []) as string[]);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    .filter(([name]) => required.has(name) || dice.chance(0.5))
    .map(([name, each]) => [name, fitting(each, source, dice, name, depth + 1)]);
  return Object.fromEntries(fields) as Schema;
}

function fittingNumber(schema: Schema, dice: Dice): number {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
  const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? least + 1000);
  return dice.pick([least, most, Math.floor(least + dice.below(Math.min(most - least, 2 ** 31) + 1))]);
}

const instants = ['2026-12-01T15:00:00Z', '2026-12-03T10:30:00.000Z', '2026-11-30T09:00:00Z'];

function fittingText(schema: Schema, source: Source, dice: Dice, name: string): string {
  const there = source.known(name, dice);
  if (there !== undefined && dice.chance(0.8)) return there;
  const format = String(schema.format ?? '');
  if (format === 'uuid') return dice.uuid();
  if (format === 'date-time') return dice.pick(instants);
  if (format === 'date') return dice.pick(['2026-12-01', '2027-06-01', '2026-11-23']);
  if (format === 'email') return `fuzz-${dice.below(500)}@example.org`;
  if (format === 'uri') return 'https://meet.example.org/room';
  const least = Number(schema.minLength ?? 0);
  const most = Number(schema.maxLength ?? 200);
  const word = dice.pick([
    'x=2',
    '2x+3=7',
    'A word or two',
    'en',
    '09:00',
    'Europe/London',
    hostileText(dice),
  ]);
  return dice.chance(0.05) ? 'm'.repeat(Math.min(most, 250_000)) : word.slice(0, most).padEnd(least, 'a');
}

/** The same with one or two mutations. */
export function spoilt(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Raw || dice.chance(0.15))
    return hostileValue(dice);
  if (Array.isArray(value)) {
    const at = dice.below(value.length + 1);
    return [...value.slice(0, at), hostileValue(dice), ...value.slice(at + 1)];
  }
  const fields = Object.entries(value);
  const at = dice.below(fields.length + 1);
  const changed = fields.flatMap(([name, each], place): [string, unknown][] => {
    if (place !== at) return [[name, each]];
    return dice.chance(0.25) ? [] : [[name, dice.chance(0.4) ? spoilt(each, dice) : hostileValue(dice)]];
  });
  const more = dice.chance(0.25)
    ? [
        [
          dice.pick(['__proto__x', 'constructor', 'toString', 'id', 'role', 'account_id', '']),
          hostileValue(dice),
        ],
      ]
    : [];
  return Object.fromEntries([...changed, ...more]);
}
