import type { Language } from '#app/platform/texts.ts';
import { bare } from './disguises.ts';
import { GuardFailure } from '../../../model/model-text/guard-context.ts';

/* Checks per sentence: claims about the answer, a second question, another language, unsafe words. */

/** Words that claim something is the answer, or state the distance of a number from it. */
const claims = new Set(
  (
    'answer solution result sum add difference twice double half more less after before next between successor follows plus minus times ' +
    'respuesta solucion resultado suma diferencia doble mitad mas menos despues antes siguiente entre sigue ' +
    'reponse resultat somme double moitie plus moins apres avant suivant entre fois suit'
  ).split(' '),
);

/** Whether two numbers, or a number and a word such as "twice", combine to a value of the answer in a sentence that makes a claim. */
export function makesKey(
  words: readonly string[],
  numbers: readonly number[],
  key: readonly number[],
): boolean {
  if (key.length === 0 || numbers.length === 0) return false;
  if (!words.some((word) => claims.has(bare(word)))) return false;
  const sums = numbers.flatMap((a, at) => [
    a + 1,
    a - 1,
    2 * a,
    a / 2,
    ...numbers
      .slice(at + 1)
      .flatMap((b) => [
        a + b,
        a - b,
        b - a,
        a * b,
        a / b,
        b / a,
        (a + b) / 2,
        Number(`${a}${b}`),
        Number(`${b}${a}`),
      ]),
  ]);
  return sums.some((sum) => key.includes(Math.abs(sum)));
}

const saysRight =
  /\b(?:(?:is|are|was|’s|'s|’re|'re|you got it|all|that|yes)\s+(?:all\s+|exactly\s+|quite\s+|indeed\s+)?(?:correct|right)(?!\s+(?:side|hand|-))|exactly right|well done|good job|es(?:tá)?\s+(?:correct[oa]|bien)|muy bien|exacto|acertad[oa]|c’est\s+(?:juste|exact|bon|correct)|est\s+(?:juste|exacte?|correcte?)|bravo|bien joué|très bien)\b/iu;
const saysWrong =
  /\b(?:(?:is|are|was|’s|'s)\s+(?:all\s+)?(?:wrong|incorrect|not right|not correct)|no es correct[oa]|es incorrect[oa]|está mal|est\s+(?:faux|fausse|incorrecte?)|n’est pas (?:juste|exacte?|correcte?))\b/iu;

/** The verdict comes from the engine: the text must not contradict it. */
export function requireVerdict(sentence: string, verdict: 'equal' | 'different' | 'unknown' | null): void {
  const text = sentence.replaceAll("'", '’');
  const negated =
    /\b(?:not|n’t|isn’t|no|ni|pas)\b[^.]*\b(?:right|correct|correcta?o?|bien|juste|exacte?)\b/iu.test(text);
  if (verdict !== 'equal' && saysRight.test(text) && !negated) {
    throw new GuardFailure('formula', 'It called something right that was not found right.');
  }
  if (verdict !== 'different' && (saysWrong.test(text) || (verdict === 'equal' && negated))) {
    throw new GuardFailure('formula', 'It called something wrong that was not found wrong.');
  }
}

const stopWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the and of to in is that it you your what with this are do does for on at have has from which look line why how step there let not can'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de que y en un una es tu se lo con por para del al como más este esta qué cuál mira línea pero si no hay paso antes'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les de des et un une est tu que qui dans en du ce cette pour avec sur pas quel quelle ton ta tes regarde ligne où au aux il'.split(
      ' ',
    ),
  ),
};

/** Cheap, and reliable for whole sentences: text in another language contains more of that language's function words. */
export function speaksOther(words: readonly string[], language: Language): boolean {
  const count = (of: Language) => words.filter((word) => stopWords[of].has(word.toLowerCase())).length;
  const own = count(language);
  const others = (['en', 'es', 'fr'] as const).filter((other) => other !== language).map(count);
  const most = Math.max(...others);
  if (most >= 3 && most > own * 1.5) return true;
  return words.length >= 14 && own === 0;
}

const unsafe = [
  // Claims to be human, and mentions of instructions.
  /\b(?:i am|i’m) (?:a )?(?:human|person|real)|soy (?:un |una )?(?:human[oa]|persona)|je suis (?:un |une )?(?:humain|personne)/iu,
  /\b(?:system prompt|my instructions|mis instrucciones|mes instructions|(?:developer|system) message|ignore (?:all|the|previous)|as an ai)\b/iu,
  // A child's personal data, and meeting in person.
  /\b(?:your (?:full name|address|phone|school|password|photo|email|e-mail)|how old are you|where do you live|meet me|tu (?:dirección|teléfono|contraseña|foto|colegio|correo)|dónde vives|cuántos años tienes|ton (?:adresse|téléphone|école|mot de passe|e-mail)|ta photo|où habites-tu|quel âge as-tu)\b/iu,
  /\b(?:don’t tell|no (?:le|se lo) (?:digas|cuentes)|ne (?:le )?dis (?:pas|rien))\b/iu,
  // Harm and insults.
  /\b(?:kill|suicide|die|hurt yourself|cut yourself|stupid|idiot|dumb|lazy|hate you|shut up|suicid\w*|mátate|muérete|tont[oa]|estúpid[oa]|imbécil|vag[oa] eres|cállate|tue-toi|stupide|idiote?|imbécile|paresseux|tais-toi|sex\w*|porn\w*|drugs?|drogas?|drogues?|weapons?|armas?)\b/iu,
];

export function requireSafe(text: string): void {
  const plain = text.replaceAll("'", '’');
  if (unsafe.some((pattern) => pattern.test(plain))) {
    throw new GuardFailure('safety', 'It said something that a tutor of children does not say.');
  }
}

const link =
  /(?:\b(?:https?|ftp|data|javascript|mailto|file|tel)\s*:|\/\/\w|www\.|\]\(|!\[|\]\[|\b[\w-]{2,}\.(?:com|org|net|io|co|ai|app|dev|uk|edu|gov|info|ru|cn|xyz|me|tv|ly|gg|example|test)\b|\w@\w|<\/?(?:a|b|i|p|br|img|image|script|iframe|div|span|style|svg|em|strong|h\d|ul|ol|li|object|embed|video|audio|link|meta|form|input|html|body|table|td|tr|base)(?:[\s/>]|$)|&(?:#\w+|\w+);|url\()/iu;

export function requireNoLink(text: string): void {
  if (link.test(text)) throw new GuardFailure('link', 'It held a link, a picture or HTML.');
}
