/** To whom invoices are addressed, as the buyer entered it. Texts are trimmed; optional ones are empty. */
export type BillingDetails = {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** Province, département or state; in the US the two letters of the state. */
  region: string;
  /** ISO 3166-1, two letters. */
  country: string;
  taxNumber: string;
};

/** The countries whose invoices are prepared for (docs/operations/invoicing.md). */
export const invoicedCountries = ['ES', 'FR', 'CO', 'GB', 'US'] as const;

/** Every country of ISO 3166-1. */
export const countries =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** States of the US, and the District of Columbia. */
export const usStates =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** Where a postal code has one fixed form. Colombian addresses are often written without one. */
const postalCodes: Record<string, RegExp> = {
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  CO: /^(\d{6})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  US: /^\d{5}(-\d{4})?$/,
};

/**
 * Forms of tax numbers, without spaces, dots and hyphens. Form only: check digits have exceptions, and a wrong refusal keeps a family from
 * its invoice. ES: NIF, NIE. FR: SIREN, SIRET, VAT number. CO: cédula or NIT. GB: VAT number.
 */
const taxNumbers: Record<string, RegExp> = {
  ES: /^(ES)?[A-Z\d]\d{7}[A-Z\d]$/,
  FR: /^(\d{9}|\d{14}|FR[A-Z\d]{2}\d{9})$/,
  CO: /^\d{6,11}$/,
  GB: /^(GB|XI)?(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

export const billingProblems = ['name', 'street', 'city', 'postalCode', 'region', 'taxNumber'] as const;
export type BillingProblem = (typeof billingProblems)[number];

/** The fields that cannot be right for their country, in the order of the form; empty when all can be. */
export function findBillingProblems(details: BillingDetails): BillingProblem[] {
  const { name, street, city, postalCode, region, country, taxNumber } = details;
  const written = taxNumber.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const wrong: Record<BillingProblem, boolean> = {
    name: name === '',
    street: street === '',
    city: city === '',
    postalCode: postalCodes[country]?.test(postalCode) === false,
    region: country === 'US' && !usStates.includes(region),
    taxNumber: taxNumber !== '' && taxNumbers[country]?.test(written) === false,
  };
  return billingProblems.filter((field) => wrong[field]);
}

/** The lines of the address without the country, as written there: the postal code before the city, in GB and the US after it. */
export function addressLines({
  street,
  postalCode,
  city,
  region,
  country,
}: Omit<BillingDetails, 'name' | 'taxNumber'>): string[] {
  const join = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);
  if (country === 'US') return [street, join([join([city, region], ', '), postalCode], ' ')];
  const lines =
    country === 'GB'
      ? [street, city, region, postalCode]
      : country === 'CO'
        ? [street, join([city, region, postalCode], ', ')]
        : [street, join([postalCode, city], ' '), region];
  return lines.filter((line) => line !== '');
}

/** Under which a rate of tax is set: `US-NY` for a state, `ES` for a country. */
export const taxKeysOf = ({ country, region }: Pick<BillingDetails, 'country' | 'region'>): string[] =>
  country === 'US' && region !== '' ? [`US-${region}`, 'US'] : [country];
