/**
 * What only the owner can say. Fill these in before the house opens to the public; until then the legal pages show plainly
 * that they are missing.
 */
export const owner = {
  /** Legal name of the person or company that runs the service. */
  legalName: null as string | null,
  /** Postal address. */
  address: null as string | null,
  /** Registration or tax number, where the law asks for one. */
  registration: null as string | null,
  /** Address for questions about personal data. */
  privacyEmail: null as string | null,
  /** Country whose law governs the contract. */
  law: null as string | null,
  /** Tax that prices include, in hundredths of a percent (2000 is 20 %); null where none is charged. */
  taxBasisPoints: null as number | null,
  /** What the numbers of invoices begin with; after it come the year and the place in the year. */
  invoicePrefix: 'C-',
};
