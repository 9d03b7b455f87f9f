import type { LocalizedText } from '../../skill.ts';

export const squareOut: LocalizedText = {
  en: 'A root of a product is the product of the roots, so a square factor comes out as its own root.',
  es: 'La raíz de un producto es el producto de las raíces, así que un factor cuadrado sale como su raíz.',
  fr: 'La racine d’un produit est le produit des racines : un facteur carré sort donc sous la forme de sa racine.',
};

export const joined: LocalizedText = {
  en: 'Both roots are of the same kind, so it is enough to count them.',
  es: 'Las dos raíces son de la misma clase, así que basta con contarlas.',
  fr: 'Les deux racines sont de la même sorte : il suffit de les compter.',
};
