import { inBrackets } from '../../../items/write-formula.ts';
import type { LocalizedText, ItemTemplate } from '../../skill.ts';
import { bringIntoOrder, findWrongLine, workOut } from '../prompts.ts';

const productFirst: LocalizedText = {
  en: 'The product comes first. Look at its signs.',
  es: 'Primero el producto. Fíjate en sus signos.',
  fr: 'Le produit d’abord. Regarde ses signes.',
};
const twoNegatives: LocalizedText = {
  en: 'Two negative factors give a positive product.',
  es: 'Dos factores negativos dan un producto positivo.',
  fr: 'Deux facteurs négatifs donnent un produit positif.',
};
const oppositeAdded: LocalizedText = {
  en: 'Subtracting a negative number is adding its opposite.',
  es: 'Restar un número negativo es sumar su opuesto.',
  fr: 'Soustraire un nombre négatif, c’est ajouter son opposé.',
};
const walked: LocalizedText = {
  en: 'Walk along the number line, one term after the other.',
  es: 'Recorre la recta numérica, término a término.',
  fr: 'On se déplace sur la droite graduée, terme après terme.',
};

/** `-6 - (-9) + (-4)`: adjacent signs. */
export const sums: ItemTemplate = {
  id: 'integers.sums',
  skills: ['integers'],
  level: 1,
  kind: 'formula',
  prompt: workOut,
  hint: {
    en: 'Where two signs meet, first turn them into one. What does taking away a debt do?',
    es: 'Donde se juntan dos signos, deja primero uno solo. ¿Qué pasa cuando se quita una deuda?',
    fr: 'Là où deux signes se suivent, remplace-les d’abord par un seul. Que se passe-t-il quand on supprime une dette ?',
  },
  make: (draw) => {
    const [a, b, c] = [draw.nonZero(-12, 12), draw.int(2, 12), draw.int(2, 9)];
    const third = draw.chance(0.5);
    const task = `${a} - (${-b})${third ? ` + (${-c})` : ''}`;
    const value = a + b - (third ? c : 0);
    const slip = a - b - (third ? c : 0);
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: String(value),
        form: 'simplified',
        slips: [{ answer: String(slip), mistake: 'subtracts_negative' }],
      },
      proof: { by: 'solve', problem: task },
      worked: [
        { line: `${a} + ${b}${third ? ` - ${c}` : ''}`, why: oppositeAdded },
        { line: String(value), why: walked },
      ],
    };
  },
};

/** The sum of two products. */
export const products: ItemTemplate = {
  id: 'integers.products',
  skills: ['integers'],
  level: 2,
  kind: 'formula',
  prompt: workOut,
  hint: {
    en: 'Find the sign of each product before its size. Like signs, or different ones?',
    es: 'Averigua el signo de cada producto antes que su valor. ¿Signos iguales o distintos?',
    fr: 'Trouve le signe de chaque produit avant sa valeur. Signes identiques ou différents ?',
  },
  make: (draw) => {
    const [a, b] = [-draw.int(2, 9), -draw.int(2, 9)];
    const [c, d] = draw.chance(0.5)
      ? ([draw.int(2, 8), -draw.int(2, 8)] as const)
      : ([-draw.int(2, 8), draw.int(2, 8)] as const);
    const task = `${inBrackets(a)}*${inBrackets(b)} + ${inBrackets(c)}*${inBrackets(d)}`;
    const value = a * b + c * d;
    return {
      slots: { task },
      answer: {
        kind: 'formula',
        expected: String(value),
        form: 'simplified',
        slips: [
          { answer: String(-a * b + c * d), mistake: 'sign_of_product' as const },
          { answer: String(a * b - c * d), mistake: 'sign_of_product' as const },
        ],
      },
      proof: { by: 'solve', problem: task },
      worked: [
        { line: `${a * b} + (${c * d})`, why: productFirst },
        {
          line: String(value),
          why: {
            en: 'Adding a negative number goes to the left.',
            es: 'Sumar un número negativo es ir hacia la izquierda.',
            fr: 'Ajouter un nombre négatif, c’est aller vers la gauche.',
          },
        },
      ],
    };
  },
};

/** A product of negatives that is subtracted. */
export const order: ItemTemplate = {
  id: 'integers.order',
  skills: ['integers'],
  level: 3,
  kind: 'order',
  prompt: bringIntoOrder,
  hint: {
    en: 'The brackets become one number first, then the product, and the signs that meet come after that.',
    es: 'Primero el paréntesis se convierte en un número, luego el producto, y al final los signos que se juntan.',
    fr: 'Les parenthèses deviennent d’abord un nombre, puis vient le produit, et enfin les signes qui se suivent.',
  },
  make: (draw) => {
    const [a, b, c] = [draw.nonZero(-15, 15, [-1, 1]), draw.int(2, 7), draw.int(2, 6)];
    const inside = -draw.int(2, 6);
    const product = b * inside;
    const lines = [
      `${a} - ${b}*(${c} - ${c - inside})`,
      `${a} - ${b}*(${inside})`,
      `${a} - (${product})`,
      `${a} + ${-product}`,
      `${a - product}`,
    ];
    return {
      slots: {},
      answer: { kind: 'order', lines },
      proof: { by: 'follows' },
      worked: [
        {
          line: lines[1] ?? '',
          why: {
            en: 'Inside the brackets, more is taken away than is there.',
            es: 'Dentro del paréntesis se quita más de lo que había.',
            fr: 'Dans les parenthèses, on retire plus qu’il n’y avait.',
          },
        },
        { line: lines[2] ?? '', why: productFirst },
        { line: lines[3] ?? '', why: oppositeAdded },
        { line: lines[4] ?? '', why: walked },
      ],
    };
  },
};

/** A sign error in a product, or where two signs meet. */
export const wrongLine: ItemTemplate = {
  id: 'integers.wrong_line',
  skills: ['integers'],
  level: 2,
  kind: 'wrong_line',
  prompt: findWrongLine,
  hint: {
    en: 'Look at the signs only. At which line does one of them change without a reason?',
    es: 'Mira solo los signos. ¿En qué línea cambia alguno sin motivo?',
    fr: 'Ne regarde que les signes. À quelle ligne l’un d’eux change-t-il sans raison ?',
  },
  make: (draw) => {
    const [a, b, c] = [draw.int(2, 20), draw.int(2, 9), draw.int(2, 9)];
    const inProduct = draw.chance(0.5);
    const lines = inProduct
      ? [`${a} + (${-b})*(${-c})`, `${a} - ${b * c}`, `${a - b * c}`]
      : [`${a} - (${-b})*${c}`, `${a} - (${-b * c})`, `${a} - ${b * c}`, `${a - b * c}`];
    return {
      slots: {},
      answer: {
        kind: 'wrong_line',
        lines,
        wrong: inProduct ? 1 : 2,
        mistake: inProduct ? 'sign_of_product' : 'subtracts_negative',
      },
      proof: { by: 'follows' },
      worked: [
        inProduct
          ? { line: `${a} + ${b * c}`, why: twoNegatives }
          : { line: `${a} - (${-b * c})`, why: productFirst },
        ...(inProduct ? [] : [{ line: `${a} + ${b * c}`, why: oppositeAdded }]),
        { line: `${a + b * c}`, why: walked },
      ],
    };
  },
};
