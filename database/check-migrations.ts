import type { Migration } from './migrate.ts';

/** Migrations up to this one are exempt; upgrading from before 0123 requires stopping the older version first (docs/operations). */
export const lastOfHistory = 153;

type Objection = { migration: string; rule: string; statement: string };

/** Exempts a migration, on a line of its own with the reason: `-- beside the older version: why it is safe`. */
const thought = /^--\s*beside the older version: \S.{15,}$/im;

/**
 * Finds what a migration must not do while an older version of the product uses the same tables: drop or rename what it uses, require what
 * it does not write, or lock a table for as long as a full scan takes. Objects created in the same migration are exempt, and so is a
 * migration that states why it is safe.
 */
export function objectionsTo({ name, number, sql }: Pick<Migration, 'name' | 'number' | 'sql'>): Objection[] {
  if (number <= lastOfHistory || thought.test(sql)) return [];
  const statements = statementsOf(sql);
  const made = new Set(
    statements.flatMap(
      (statement) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement)?.[1] ?? [],
    ),
  );
  return statements.flatMap((statement) => {
    const table =
      /^(?:alter table (?:only )?(?:if exists )?|create (?:unique )?index (?:.*? )?on (?:only )?)([\w.]+)/.exec(
        statement,
      )?.[1];
    if (table !== undefined && made.has(table)) return [];
    return rules
      .filter(({ found }) => found(statement))
      .map(({ rule }) => ({ migration: name, rule, statement: statement.slice(0, 120) }));
  });
}

const rules: readonly { rule: string; found: (statement: string) => boolean }[] = [
  {
    rule: 'takes away what the older version uses',
    found: (s) =>
      /^drop (?!trigger\b|policy\b)/.test(s) ||
      /^alter table.* drop (?!constraint\b|not null\b|default\b|expression\b)/.test(s) ||
      /^truncate\b/.test(s),
  },
  {
    rule: 'renames what the older version uses',
    found: (s) => /^alter .* rename\b/.test(s) || /^alter .* set schema\b/.test(s),
  },
  {
    rule: 'changes a type: rewrites the table, and older statements may no longer fit',
    found: (s) => /^alter table.* (?:set data )?type\b/.test(s),
  },
  {
    rule: 'demands a value that the older version does not write: give it a default',
    found: (s) =>
      s.startsWith('alter table') &&
      (s
        .split(/,(?![^(]*\))/)
        .some(
          (part) =>
            /\badd (?:column )?(?!constraint\b|check\b|unique\b|foreign\b|primary\b)\w+ /.test(part) &&
            /\bnot null\b/.test(part) &&
            !/\bdefault\b|\bgenerated\b/.test(part),
        ) ||
        /\bset not null\b/.test(s)),
  },
  {
    rule: 'reads the whole table under a lock: add the constraint as "not valid" and validate it in a later migration',
    found: (s) =>
      /^alter table.* add (?:constraint \w+ )?(?:check|foreign key|unique|primary key|exclude)\b/.test(s) &&
      !/\bnot valid\b/.test(s),
  },
  { rule: 'builds an index while nobody can write', found: (s) => /^create (?:unique )?index\b/.test(s) },
  { rule: 'locks a table by hand', found: (s) => /^lock\b/.test(s) },
  {
    rule: 'writes all rows of a table in one transaction',
    found: (s) => /^(?:update|delete from)\b/.test(s) && !/\bwhere\b/.test(s),
  },
];

/** Statements in lower case with single spaces, without comments, string literals and function bodies. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, `''`)
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^']|'')*'/g, `''`)
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}
