import { usePreferences } from '#app/preferences/index.ts';
import { spaced } from '../figures/use-format.ts';

const none = '–';

/** Number formats of this page. The currency of the model’s bill is unknown. */
export function useFigures() {
  const { locale } = usePreferences().state;
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    spaced(new Intl.NumberFormat(locale, options).format(value), locale);
  return {
    count: (value: number) => number(value),
    /** Small amounts keep their significant digits. */
    money: (value: number) =>
      value === 0 || value >= 1
        ? number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
        : number(value, { maximumSignificantDigits: 2 }),
    seconds: (milliseconds: number | null) =>
      milliseconds === null
        ? none
        : number(milliseconds / 1000, {
            style: 'unit',
            unit: 'second',
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
          }),
    share: (value: number | null) =>
      value === null ? none : number(value, { style: 'percent', maximumFractionDigits: 1 }),
  };
}
