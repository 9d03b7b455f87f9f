import { isTypo } from '../phrase.ts';
import { chatter } from '../../../model/understanding/chatter.ts';
import { foldAccents } from './fold-accents.ts';
import { nouns, verbForms } from './verb-forms.ts';

/** School terms for kinds of problems in three languages, without accents. If two are one typo apart, both must be listed. */
const spelled = new Set(
  `equation equations inequality inequalities inequation inequations derivative derivatives integral integrals antiderivative simultaneous
  fraction fractions quadratic logarithm perimeter hypotenuse circumference triangle triangles rectangle rectangles cylinder parallelogram
  sequence arithmetic geometric percentage percentages discount average averages standard deviation
  ecuacion ecuaciones inecuacion inecuaciones desigualdad derivada derivadas integrales fraccion fracciones cuadratica logaritmo perimetro hipotenusa
  circunferencia triangulo triangulos rectangulo rectangulos cilindro progresion sucesion aritmetica geometrica porcentaje porcentajes descuento promedio
  derivee derivees integrale integration primitive primitiva primitivas primitives perimetre perimetres circonference cylindre suite
  arithmetique geometrique pourcentage pourcentages moyenne moyennes hypothenuse systeme sistema systems systemes sistemas`.split(
    /\s+/u,
  ),
);

/** Corrects one typo in a noun: "inequalty", "ecuasion", « équatoin ». Ambiguous ones stay unchanged. */
export function withNounsSpelled(text: string): string {
  return text.replaceAll(/(?<![\p{L}\\_])\p{L}{7,}(?!\p{L})/gu, (word) => {
    const written = foldAccents(word);
    if (spelled.has(written) || chatter.has(written) || verbForms.has(written) || nouns.has(written))
      return word;
    const meant = [...spelled].filter(
      (noun) => noun.length > 6 && noun[0] === written[0] && isTypo(noun, written),
    );
    const close = meant.filter((noun) => noun.length >= written.length);
    const [only, ...others] = close.length > 0 ? close : meant;
    return only !== undefined && others.length === 0 ? only : word;
  });
}
