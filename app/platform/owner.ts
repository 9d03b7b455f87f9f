/**
 * What only the owner can say. Fill these in before the service opens to the public; until then the legal pages and the log of each start
 * say plainly what is missing (docs/operations.md, record 0028).
 */
export const owner = {
  /** Legal name of the person or company that runs the service. */
  legalName: null as string | null,
  /** Postal address. */
  address: null as string | null,
  /** Registration or tax number, where the law asks for one. */
  registration: null as string | null,
  /** Who may sign for it, where the law asks for a name (managing director, publisher). */
  represented: null as string | null,
  /** Mailbox for everything; answers to our mails go there. */
  email: null as string | null,
  /** Telephone number, where the law asks for one. */
  phone: null as string | null,
  /** Address for questions about personal data, where it is another one than `email`. */
  privacyEmail: null as string | null,
  /** Authority that watches over data protection for this owner, with its address. */
  authority: null as string | null,
  /** Who runs the machines, with name and address, where the law asks for it. */
  host: null as string | null,
  /** Country whose law governs the contract. */
  law: null as string | null,
  /** Day (YYYY-MM-DD) on which the owner has had terms and privacy read by somebody who knows the law; null until then. */
  reviewed: null as string | null,
  /** Tax that prices include, in hundredths of a percent (2000 is 20 %); null where none is charged. */
  taxBasisPoints: null as number | null,
  /** What the numbers of invoices begin with; after it come the year and the place in the year. */
  invoicePrefix: 'C-',
};

type Owner = typeof owner;
/** What a page that names the owner cannot do without. */
const needed = {
  terms: ['legalName', 'address', 'registration', 'email', 'law', 'reviewed'],
  privacy: ['legalName', 'address', 'email', 'authority', 'reviewed'],
} as const;
export type LegalPage = keyof typeof needed;

/** What the owner still has to say before a page is complete. */
export const missingOn = (page: LegalPage, said: Owner = owner) =>
  needed[page].filter((key) => said[key] === null);
