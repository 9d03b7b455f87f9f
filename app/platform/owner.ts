/**
 * Data that only the owner can provide. Fill it in before the service opens to the public; until then the legal pages
 * and the log at startup name what is missing (docs/operations.md, record 0028).
 */
export const owner = {
  /** Legal name of the person or company that runs the service. */
  legalName: null as string | null,
  /** Legal form, with the share capital where it has to be stated on invoices. */
  legalForm: null as string | null,
  /** Postal address; lines are separated by line breaks. */
  address: null as string | null,
  /** Register and number, where required by law. */
  registration: null as string | null,
  /** Tax number for invoices, with its name: `NIF B00000000`, `VAT GB000000000`. */
  taxNumber: null as string | null,
  /** Legal representative, where required by law (managing director, publisher). */
  represented: null as string | null,
  /** General mailbox; replies to our emails go there. */
  email: null as string | null,
  /** Telephone number, where required by law. */
  phone: null as string | null,
  /** Address for privacy questions, if different from `email`. */
  privacyEmail: null as string | null,
  /** Data protection authority responsible for this owner, with its address. */
  authority: null as string | null,
  /** Hosting provider with name and address, where required by law. */
  host: null as string | null,
  /** Country whose law governs the contract. */
  law: null as string | null,
  /** Day (YYYY-MM-DD) on which a lawyer reviewed terms and privacy; null until then. */
  reviewed: null as string | null,
  /** Tax included in prices, in hundredths of a percent (2000 is 20 %); null when none is charged. */
  taxBasisPoints: null as number | null,
  /** Prefix of invoice numbers, followed by the year and the number within the year. */
  invoicePrefix: 'C-',
};

type Owner = typeof owner;
/** Fields that a page naming the owner requires. */
const needed = {
  terms: ['legalName', 'address', 'registration', 'email', 'law', 'reviewed'],
  privacy: ['legalName', 'address', 'email', 'authority', 'reviewed'],
} as const;
export type LegalPage = keyof typeof needed;

/** Fields still missing for a complete page. */
export const missingOn = (page: LegalPage, data: Owner = owner) =>
  needed[page].filter((key) => data[key] === null);
