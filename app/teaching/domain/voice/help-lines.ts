/**
 * A help line. `checked`: the month in which the number was compared with the public page at `source`; null: the owner must check it
 * before the launch (listed in docs/operations.md).
 */
type HelpLine = { name: string; number: string; source: string; checked: string | null };
type Country = { lines: HelpLine[]; emergency: HelpLine };

const november = '2026-11';
const emergency = (number: string, source: string, checked: string | null = null): HelpLine => ({
  name: number,
  number,
  source,
  checked,
});

/** Help lines by country (product specification, section 11). */
export const helpLines: Record<'US' | 'GB' | 'ES' | 'FR' | 'CO', Country> = {
  US: {
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        source: 'https://988lifeline.org/',
        checked: november,
      },
    ],
    emergency: emergency('911', 'https://www.911.gov/'),
  },
  GB: {
    lines: [
      { name: 'Childline', number: '0800 1111', source: 'https://www.childline.org.uk/', checked: null },
      { name: 'Samaritans', number: '116 123', source: 'https://www.samaritans.org/', checked: null },
    ],
    emergency: emergency('999', 'https://www.gov.uk/'),
  },
  ES: {
    lines: [
      { name: 'ANAR', number: '116 111', source: 'https://www.anar.org/', checked: null },
      { name: '024', number: '024', source: 'https://www.sanidad.gob.es/', checked: november },
    ],
    emergency: emergency('112', 'https://www.interior.gob.es/'),
  },
  FR: {
    lines: [
      {
        name: 'Allô Enfance en Danger',
        number: '119',
        source: 'https://www.allo119.gouv.fr/',
        checked: null,
      },
      { name: '3114', number: '3114', source: 'https://3114.fr/', checked: november },
    ],
    emergency: emergency('112', 'https://www.service-public.fr/'),
  },
  CO: {
    lines: [
      { name: 'ICBF', number: '141', source: 'https://www.icbf.gov.co/', checked: null },
      {
        name: 'Línea 106 (Bogotá)',
        number: '106',
        source: 'http://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106',
        checked: november,
      },
    ],
    emergency: emergency(
      '123',
      'https://www.radiosantafe.com/2025/09/11/bogota-refuerza-su-apoyo-en-el-dia-mundial-para-la-prevencion-del-suicidio/',
      november,
    ),
  },
};

const byLanguage = { en: 'US', es: 'CO', fr: 'FR' } as const;
const isCountry = (name: string): name is keyof typeof helpLines => name in helpLines;

/** The country of the locale, else one that speaks its language. */
export function helpFor(locale: string): Country {
  const country = locale.slice(3);
  if (isCountry(country)) return helpLines[country];
  const language = locale.slice(0, 2);
  return helpLines[language === 'es' || language === 'fr' ? byLanguage[language] : byLanguage.en];
}
