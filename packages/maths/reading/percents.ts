import type { Problem } from './problem.ts';
import type { Expression } from '../expression/tree.ts';
import type { PercentQuestion } from './measure-request.ts';
import { problemOfMeasure } from './measures.ts';
import { phrase } from './phrase.ts';
import type { PieceReader } from './reader.ts';

const sign = '(%| ?percent| ?per cent| por ciento| ?pour cent)';
const money = '[$€£]?';
const unit = '( ?[€$£]| ?dollars| ?euros| ?pesos| ?pounds)?';
const p = `(?<p>\\d+([.,]\\d+)?( ?/ ?\\d+)?) ?${sign}`;
const value = (name: string): string => `${money}(?<${name}>\\d[\\d.,  ]*(/\\d+)?)${unit}`;
const [u, v, w, a] = [value('u'), value('v'), value('w'), value('a')];
const up = '(increased|aumentado|augmenté|increases|rises|risen)';
const down = '(decreased|reduced|disminuido|reducido|diminué|réduit|decreases|falls)';

/** Fixed wordings only: a word problem about money is read only when every word is known. */
const questions: readonly (readonly [PercentQuestion, readonly string[]])[] = [
  [
    'percent_part',
    [
      `(<find> )?(the |el |le |les )?${p} (of|de|d'|del) ${w}`,
      `(<find> )?(what number is |qué número es el |quel nombre est )${p} (of|de) ${w}`,
      `(cuánto es|calcula|combien font|combien représentent) (el |les )?${p} (de|des) ${w}`,
    ],
  ],
  [
    'percent_rate',
    [
      `${a} is what (percent|percentage|%|per cent) of ${w}`,
      `what (percent|percentage|%|per cent) of ${w} is ${a}`,
      `(express|write) ${a} as a (percentage|percent) of ${w}`,
      `(qué|cuál) porcentaje de ${w} es ${a}`,
      `(qué|a qué) (porcentaje|tanto por ciento) (es|representa) ${a} (de|respecto de) ${w}`,
      `${a} (es|representa) qué porcentaje de ${w}`,
      `quel pourcentage de ${w} (représente|est|font|représentent) ${a}`,
      `quel pourcentage (représente|représentent) ${a} (sur|de|par rapport à) ${w}`,
    ],
  ],
  [
    'percent_whole',
    [
      `${a} is ${p} of (what number|what|which number|what amount)`,
      `${p} of (what number|what|which number) is ${a}`,
      `<find> (the |a )?number if ${p} of it is ${a}`,
      `${a} es el ${p} de (qué número|qué cantidad|cuánto)`,
      `(de qué número|de qué cantidad) es ${a} el ${p}`,
      `el ${p} de (qué número|qué cantidad) es ${a}`,
      `${a} (représente|est|représentent) (le |les )?${p} de (quel nombre|combien|quelle quantité)`,
      `${p} de quel nombre (font|est|donnent) ${a}`,
    ],
  ],
  [
    'percent_change',
    [
      `<find> <the>(percent|percentage) (change|increase|decrease) (from|when) ${u} to ${v}`,
      `<find> <the>(percent|percentage) (change|increase|decrease)( if| when)? (a price|a quantity|a number|the price|a value) (changes|goes|increases|decreases|rises|falls|drops) from ${u} to ${v}`,
      `<find> <the>(variación porcentual|cambio porcentual|aumento porcentual|disminución porcentual|porcentaje de (cambio|aumento|disminución|variación)) de ${u} a ${v}`,
      `<find> <the>(taux d'évolution|pourcentage d'(augmentation|évolution)|pourcentage de (diminution|variation|réduction)|variation en pourcentage) de ${u} à ${v}`,
    ],
  ],
  [
    'percent_more',
    [
      `(increase|${up}) ${u} by ${p}`,
      `(<find> )?${u} ((is |was )?increased by|plus) ${p}`,
      `(aumenta|aumentar|incrementa|incrementar) ${u} (en|en un|un) ${p}`,
      `(augmente|augmenter|augmentez) ${u} de ${p}`,
      `(aumenta|aumentar|incrementa) (en|en un|un) ${p} ${u}`,
      `(the price of )?(a|an|the|one) [\\p{L} ]{2,20} (costs?|is|was|of|sells for|is priced at) ${u}[.,]? (and |it |which |the price |its price |then |that )?(is |was |has been |then )?(increases?|increased|raised|marked up|rises|goes up) by ${p}[.,]? <find> (the|its) (new|final|selling|increased) (price|cost|amount|value)`,
      `(un|una|el) (precio|artículo|producto) de ${u} (aumenta|sube|se incrementa)( en)? (un |el )?${p}[.,]? <find> el (nuevo )?precio( final)?`,
      `(un|une) (prix|article|produit) de ${u} (augmente|est augmenté) de ${p}[.,]? (<find>) (le )?(nouveau )?prix( final)?`,
    ],
  ],
  [
    'percent_less',
    [
      `(decrease|reduce|${down}) ${u} by ${p}`,
      `(<find> )?${u} (is |was )?(decreased|reduced) by ${p}`,
      `(disminuye|disminuir|reduce|reducir|rebaja) ${u} (en|en un|un) ${p}`,
      `(diminue|diminuer|diminuez|réduis|réduire) ${u} de ${p}`,
      `(the price of )?(a|an|the|one) [\\p{L} ]{2,20} (costs?|is priced at|is|was|of|sells for|that costs|priced at|which costs|originally costs|regularly costs)( originally| regularly)? ${u}[.,]? (and |it |which |the price |its price |then |that )?(is |was |has been |is on sale |then )?(reduced|discounted|marked down|decreased|decreases|lowered|falls|drops|on sale)( by| at| for)? ${p}( off)?[.,]? <find> (the|its) (new|final|sale|reduced|discounted) (price|cost|amount|value)`,
      `(un|una|el) (precio|artículo|producto) de ${u} (disminuye|baja|se rebaja|se reduce|tiene un descuento)( en| de)?( un| del| el)? ?${p}[.,]? <find> el (nuevo )?precio( final| rebajado)?`,
      `(un|une) (prix|article|produit) de ${u} (baisse|diminue|est réduit) de ${p}[.,]? (<find>) (le )?(nouveau )?prix( final| soldé)?`,
      `(un|una) [\\p{L} ]{2,20} cuesta ${u}[.,]? (y )?(tiene un descuento del|se rebaja un|se rebaja en un|con un descuento del) ${p}[.,]? (cuál es el precio (final|rebajado|con descuento)|cuánto cuesta ahora|halla el precio final|calcula el precio final)`,
      `(un|une) [\\p{L} ]{2,20} coûte ${u}[.,]? (et |son prix )?(baisse de|est réduit de|est soldée? à -|bénéficie d'une réduction de) ${p}[.,]? (quel est (le|son) (nouveau )?prix( final)?|calculer (le|son) (nouveau )?prix( final)?)`,
    ],
  ],
];
const compiled = questions.map(([what, templates]) => [what, templates.map(phrase)] as const);

/** Percentages, asked in words. */
export function readPercent(text: string, pieces: PieceReader): Problem | null {
  if (!/%|percent|per cent|por ?c(?:iento|entaj)|pourcent|pour cent|taux d|porcentual/iu.test(text))
    return null;
  for (const [what, phrases] of compiled) {
    for (const each of phrases) {
      const found = each.exec(text)?.groups;
      const given = found === undefined ? null : valuesOf(found, pieces);
      if (given !== null) return problemOfMeasure({ what, given });
    }
  }
  return null;
}

function valuesOf(
  found: Readonly<Record<string, string | undefined>>,
  pieces: PieceReader,
): Record<string, Expression> | null {
  const given: Record<string, Expression> = {};
  for (const name of ['p', 'u', 'v', 'w', 'a']) {
    const text = found[name];
    if (text === undefined) continue;
    const value = pieces.numeric(text.trim().replace(/[.,]$/, ''));
    if (value === null) return null;
    given[name] = name === 'p' ? { kind: 'percent', of: value } : value;
  }
  return given;
}
