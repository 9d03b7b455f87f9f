/**
 * The new values of the columns of a row that outlives its person; `withoutKey` removes one key of a JSON object, `fromId` is a prefix before the id
 * of the row.
 */
export type Emptied = Record<
  string,
  null | string | boolean | Record<string, unknown> | { fromId: string } | { withoutKey: string }
>;

/** How rows belong to a person. A person is an account, its confirmed email address, and the visitor cookies of their browsers. */
export type Way = (
  | /** The column holds the account's id. */ { account: string }
  | /** The column holds an e-mail address; compared without regard to case. */ { email: string }
  | /** The column holds a visitor's id, after `prefix`. */ {
      visitor: string;
      prefix?: string;
    } /** Column `by` holds the id of a row of table `parent` that belongs to the person. */
  | {
      parent: string;
      by: string;
    } /** The text column `about` contains the id of a row of table `rows` in which the person takes part. */
  | {
      about: string;
      rows: string;
    } /** These text columns may contain the account's id or address. */
  | { mentions: readonly string[] }
) & {
  /** The exported columns, where that is not all of them: the rest is about another person. */
  exports?: readonly string[];
  /** False: the row belongs to another person too, and erasure leaves it unchanged. */
  erases?: false;
  /** New values of these rows, where they differ from the table's `anonymised`. */
  anonymised?: Emptied;
};

/** Our data protection policy for one table. A test fails for a table without an entry. */
export type TableEntry = {
  /** The only feature whose queries write the table. */
  owner: string;
  /** Whether rows are about an identifiable person. */
  personal: boolean;
  /** How rows belong to a person; required where `personal`. */
  person?: readonly Way[];
  /** What a person's export contains: every column except `leftOut`, or nothing, and then `withheld` states why. */
  export: 'whole' | 'none';
  /** Columns that no export contains, each with the reason. Secrets belong here. */
  leftOut?: Record<string, string>;
  withheld?: string;
  /** What happens to a person's rows when the account is erased. */
  erasure: 'delete' | 'anonymise' | 'keep';
  /** For `anonymise`: the new column values. */
  anonymised?: Emptied;
  /** For `anonymise`: rows that are deleted nevertheless, because they have no further use. */
  dropped?: { column: string; among: readonly string[] } | { unlessIn: string; by: string };
  /** Rows with a value in this column are skipped: their end is scheduled already. */
  unless?: string;
  /** How long rows are stored. */
  retention: string;
  /** Who may read a row. */
  readers: string;
  /** The sweep that enforces `retention`, where rows expire by age alone. */
  expires?: {
    months: number;
    after: string;
    unless?: { column: string; is: string };
    /** Rows deleted with it: those of `table` whose column `by` holds its id. */
    with?: readonly { table: string; by: string }[];
    /** Kept as long as a row of `table` holds its id in the column `by`. */
    unreferred?: readonly { table: string; by: string }[];
  };
  /** What enforces it otherwise: a job by its name, or the table whose deletion cascades here. */
  sweptBy?: string;
  /**
   * Functions of the table's owner for a table whose rows the application's role may only add: `erase` takes the ids and the emptied columns,
   * `end` an instant and the most rows; both return a count.
   */
  changedBy?: { erase: string; end: string };
};

/** Entry of a table without personal data. */
export const impersonal = (
  owner: string,
  rest: Pick<TableEntry, 'retention' | 'readers' | 'expires' | 'sweptBy'>,
): TableEntry => ({ owner, personal: false, export: 'none', erasure: 'keep', ...rest });

/** Entry of a table with personal data; `person` identifies the owner of each row. */
export const personal = (
  owner: string,
  person: readonly Way[],
  rest: Omit<TableEntry, 'owner' | 'personal' | 'person'>,
): TableEntry => ({ owner, personal: true, person, ...rest });
