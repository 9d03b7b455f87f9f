/** What happens to a column of a row that stays although its person goes: the value that stands there afterwards. */
export type Emptied = Record<string, null | string | boolean | Record<string, unknown> | { fromId: string }>;

/**
 * How rows belong to a person. A person is an account, its confirmed address, and the visitor cookies of the browsers
 * that asked.
 */
export type Way = (
  | /** The column holds the account's id. */ { account: string }
  | /** The column holds an e-mail address; compared without regard to case. */ { email: string }
  | /** The column holds a visitor's id, after `prefix`. */ {
      visitor: string;
      prefix?: string;
    } /** The column `by` holds the id of a row of table `parent` that belongs to the person. */
  | {
      parent: string;
      by: string;
    } /** The text of column `about` names the id of a row of table `rows` of which the person is a side. */
  | {
      about: string;
      rows: string;
    } /** The account's id or address stands somewhere in the text of these columns. */
  | { mentions: readonly string[] }
) & {
  /** What is exported of rows that belong this way, where it is less than all: the rest is about somebody else. */
  exports?: readonly string[];
  /** False: the row is another person's as well, and erasure leaves it as it is. */
  erases?: false;
  /** What becomes of rows that belong this way, where it differs from the table's `anonymised`. */
  anonymised?: Emptied;
};

/** What we promise about a table. A test fails for a table that is missing here. */
export type TableEntry = {
  /** The feature whose queries are the only ones to write it. */
  owner: string;
  /** Whether rows are about an identifiable person. */
  personal: boolean;
  /** How rows belong to a person; required where `personal`. */
  person?: readonly Way[];
  /** What a person's export holds of it: every column except those `leftOut`, or nothing and then `withheld` says why. */
  export: 'whole' | 'none';
  /** Columns that no export holds, each with the reason. Secrets stand here. */
  leftOut?: Record<string, string>;
  withheld?: string;
  /** What happens to a person's rows when the account is erased. */
  erasure: 'delete' | 'anonymise' | 'keep';
  /** For `anonymise`: what stands in the columns afterwards. */
  anonymised?: Emptied;
  /** For `anonymise`: rows that nobody needs are deleted all the same. */
  dropped?: { column: string; among: readonly string[] } | { unlessIn: string; by: string };
  /** Rows that have a value in this column are left to the end that they have already been given. */
  unless?: string;
  /** How long rows are kept. */
  retention: string;
  /** Who may read a row. */
  readers: string;
  /** The sweep that keeps the promise of `retention`, where rows go by their age alone. */
  expires?: {
    months: number;
    after: string;
    unless?: { column: string; is: string };
    /** Rows that go with it: those of `table` whose column `by` holds its id. */
    with?: readonly { table: string; by: string }[];
    /** It stays as long as a row of `table` holds its id in the column `by`. */
    unreferred?: readonly { table: string; by: string }[];
  };
  /** Who keeps the promise otherwise: a job by its name, or the table with whose rows these go. */
  sweptBy?: string;
};

/** An entry of a table that is about no identifiable person. */
export const impersonal = (
  owner: string,
  rest: Pick<TableEntry, 'retention' | 'readers' | 'expires' | 'sweptBy'>,
): TableEntry => ({ owner, personal: false, export: 'none', erasure: 'keep', ...rest });

/** An entry of a table about people; `person` says whose each row is. */
export const personal = (
  owner: string,
  person: readonly Way[],
  rest: Omit<TableEntry, 'owner' | 'personal' | 'person'>,
): TableEntry => ({ owner, personal: true, person, ...rest });
