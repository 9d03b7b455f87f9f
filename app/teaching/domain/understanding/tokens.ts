/** A normalized word: lower case, no accents. `#` stands for a piece of mathematics, `/` for the end of a clause. */
export type TextToken = string;
export const formulaToken = '#';
export const clauseEnd = '/';

/** Chat abbreviations, expanded to the words used in phrases. Only those without another meaning in the other languages. */
const short: Readonly<Record<string, string>> = {
  idk: 'i dont know', dunno: 'i dont know', idek: 'i dont know', idgi: 'i dont get it', ikd: 'i dont know', pls: 'please', plz: 'please', plss: 'please',
  u: 'you', ur: 'your', r: 'are', thx: 'thanks', tnx: 'thanks', ty: 'thanks', tysm: 'thanks', cuz: 'because', wdym: 'what do you mean',
  gimme: 'give me', lemme: 'let me', wanna: 'want to', gonna: 'going to', gotta: 'have to', ion: 'i dont', rn: 'now', ngl: 'honestly', omg: 'oh',
  xq: 'por que', porq: 'por que', porque: 'por que', q: 'que', xfa: 'por favor', porfa: 'por favor', porfis: 'por favor', porfavor: 'por favor', ntp: 'no entiendo', ntnd: 'no entiendo',
  grax: 'gracias', graciass: 'gracias', nc: 'no se', nidea: 'ni idea', tngo: 'tengo', aki: 'aqui',
  jsp: 'je sais pas', jcp: 'je comprends pas', jpp: 'j en peux plus', jsuis: 'je suis', chui: 'je suis', chuis: 'je suis', jcomprends: 'je comprends', jcomprend: 'je comprends', jarrive: 'j arrive', jsais: 'je sais', jpige: 'je pige', jcapte: 'je capte',
  stp: 's il te plait', svp: 's il te plait', pk: 'pourquoi', pkoi: 'pourquoi', pourkoi: 'pourquoi', pq: 'pourquoi', mrc: 'merci', mrci: 'merci', dsl: 'desole', bcp: 'beaucoup', koi: 'quoi', qqch: 'quelque chose', tjrs: 'toujours',
}; // oxfmt-ignore

/** Word pairs that are also written as one word. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|could|would|should|was|is|are|have|has) not\b/g, '$1nt'],
  [/\bcan ?not\b|\bcouldnt\b/g, 'cant'],
  [/\bi am\b/g, 'im'],
  [/\b(what|that|it|how|where|who|there|here) is\b/g, '$1s'],
  [/\blet us\b/g, 'lets'],
  [/\bil y a\b/g, 'ya'],
  [/\bkeske\b|\bqu est ce que\b|\bqu est ce qu\b|\bc est quoi que\b/g, 'que'],
  [/\best ce que\b|\best ce qu\b/g, ' '],
  [/(?<![a-z])ne (?=[a-z]+(?: [a-z]+)? (?:pas|plus|rien|jamais|aucun|aucune)\b)/g, ' '],
  [/(?<![a-z])(?:ne|n)(?= )/g, ' '],
];

const elided = /(?<![a-z])(j|l|d|c|n|s|m|t|qu|jusqu|lorsqu|puisqu|quelqu)'(?=[a-z])/g;
const mathematical = /[\d=<>≤≥≠^√∫∑π·×÷²³⁴+*\\]|(?<=\S)\/(?=\S)/u;
/** Excludes names that are also words: « sin ayuda », « no tan rápido », l’aire, y, o. */
const names = /^(?:x|z|cos|tg|ln|sqrt|[-−–])$/;

/** The words of a message, with markers for mathematics and ends of clauses. */
export function tokensOf(text: string): TextToken[] {
  return plainOf(text)
    .split(/\s+/)
    .flatMap((piece) => tokensIn(piece))
    .filter((token, at, all) => token !== '' && !(token === formulaToken && all[at - 1] === formulaToken));
}

/** Lower case without accents, apostrophes normalized; mathematical signs stay. */
export const bareOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

export function plainOf(text: string): string {
  const bare = bareOf(text)
    .replaceAll(elided, '$1 ')
    .replaceAll(/(?<=[a-z])'(?=[a-z])/g, '')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .replaceAll(/(?<=[a-z]{2})-(?=[a-z]{2})/g, ' ');
  const spelled = bare.replaceAll(/[a-z]+/g, (word) => short[word] ?? word);
  return joined.reduce((plain, [from, to]) => plain.replaceAll(from, to), spelled);
}

function tokensIn(piece: string): TextToken[] {
  const inner = piece.replace(/^[("'«“¿¡[]+/u, '').replace(/[)"'»”\]]+$/u, '');
  const ends = /[.,;:!?…]+$/u.exec(inner);
  const body = ends ? inner.slice(0, ends.index) : inner;
  const after = ends ? [clauseEnd] : [];
  if (body === '') return after;
  if (mathematical.test(body) || names.test(body)) return [formulaToken, ...after];
  return [...body.split(/[^a-z]+/).filter((word) => word !== ''), ...after];
}
