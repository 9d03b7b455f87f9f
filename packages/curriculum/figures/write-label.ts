import type { Language } from '@curvela/maths/texts.ts';
import type { FigureLabel } from './figure-spec.ts';

const raised: Readonly<Record<string, string>> = {
  '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶', '7': '⁷', '8': '⁸', '9': '⁹', '-': '⁻', n: 'ⁿ',
}; // prettier-ignore

/** A label as the learner writes it: decimal comma, small raised exponents, real minus signs. Words stay as they are. */
export function writeLabel(label: FigureLabel, language: Language): string {
  if (typeof label !== 'string') return label[language];
  const plain = label
    .replace(/\^(-?[\dn]+)/g, (_, power: string) => [...power].map((sign) => raised[sign] ?? sign).join(''))
    .replaceAll('-', '−')
    .replaceAll('*', '·')
    .replace(/sqrt\(([^()]*)\)/g, (_, inside: string) =>
      /^\w+$/.test(inside) ? `√${inside}` : `√(${inside})`,
    )
    .replace(/(\d) ?(%|cm|mm|km|m|dm|kg|g)(?![a-z])/g, '$1\u00a0$2');
  const spaced = language === 'en' ? plain.replace(/\u00a0%/g, '%') : plain;
  return language === 'en' ? spaced : spaced.replace(/(\d)\.(\d)/g, '$1,$2');
}
