/*
 * What a page or a screen puts around a problem: headers, footers, marks, buttons, bullets, hints.
 */

/** Lines of a page or a screen around a problem. */
const furniture =
  /^\s*(?:(?:page|página|pagina)\s+\d{1,3}(?:\s*(?:of|de|sur|\/)\s*\d{1,3})?(?:\s{2,}.{0,30})?|\(?(?:total|totale?)\s[^=+<>]{0,40}\d{1,3}\s*(?:marks?|points?|pts|puntos?)\)?\.?|(?:hint|pista|indice|aide)\s*\d{0,2}|(?:show|hide|see|ver|mostrar|voir|afficher|cacher|ocultar)\s+(?:(?:the|la|le|las|les)\s+)?(?:answers?|solutions?|hints?|steps?|respuestas?|solución|pistas?|pasos|réponses?|indices?|étapes|corrigé)|(?:please )?(?:turn over|tournez la page|tourner la page|tsvp|pasa la página|blank page)[\s.▶►→>]*)\s*$/iu;
/** The place to write a value at: "x = ........". */
const answerPlace = /(?<![\p{L}\d])[a-z]\s?=\s?(?:\.{4,}|_{3,}|…{2,})/giu;
/** The line to write the answer on, with its marks: "……… (2)". */
const answerLine = /(?:\.{5,}|_{5,}|…{2,})\s*(?:[([]\s*\d{1,2}\s*[)\]])?\s*$/u;
/** "in terms of π": the form that an exact answer has anyway. */
const exactForm =
  /,?\s*(?:\b(?:give|leave|write|express)\s+(?:your|the)\s+answers?\s+)?(?:as a multiple of|in terms of|en función de|en términos de|en fonction de)\s*\$?\s*(?:π|\\pi(?![a-z])|pi(?![a-z]))\s*\$?/giu;
/** The marks for a question: "[2]", "[3 marks]" behind its full stop or apart from it. */
const marksBehind = /(?:(?<=[.?!:])\s+|\s{2,})\[\s*\d{1,2}\s*(?:marks?|points?|pts|puntos?)?\s*\]\s*$/iu;

/** Where a problem was taken from, or who holds its rights: a line without a sign of a formula. */
const source =
  /^\s*(?:[^=<>≤≥+*^√∫]*(?:©|\bcopyright\b)|(?:source|fuente|(?:tomad[oa]s?|extra[ií]d[oa]s?|adaptad[oa]s?|extraits?|tiré) (?:del?|du|des?)|(?:taken|adapted|reprinted) from|d['’]après)(?![\p{L}])[^=<>≤≥+*^√∫]*$)/iu;
/** A heading with a number of its own: "Exercise 3.2", "Ejercicio 7 (2 puntos)" alone on its line. */
const numberedHeading =
  /^\s*(?:exercises?|exercices?|ejercicios?|problems?|problemas?|problèmes?|examples?|ejemplos?|exemples?|sections?|secci[oó]n|chapters?|cap[ií]tulos?|chapitres?|actividad(?:es)?|activit[éey]s?|practice|worksheet|unit|unidad)\s+(?:sets?\s+)?(?:n[º°o.]\s*)?[A-Z]?\d{1,3}(?:[.\-–]\d{1,3}){0,2}\s*[:.]?\s*(?:\([^()]{0,30}\))?\s*$/iu;
/** "Page 63. Solve …", "p. 12 · …": the page before the problem. */
const pageBefore = /^\s*(?:page|página|pagina|pág\.?|pag\.?|p\.)\s*\d{1,3}\s*[.:,;|·–-]\s+(?=\S)/iu;

/** Signs at the beginning of a line, and clocks of a quiz. */
const bullets =
  /(?<=^\s*(?:\d{1,3}[a-z]?\s+)?)[→▸▪•●■►▶✎★☞➤➢◆▫⇒]+\s*(?=\S)|\s*[⏱⏰⌛]\ufe0f?\s*\d{1,2}:\d{2}/gu;
/** "Question flash n° 8 :" before a problem. */
const numberedLabel =
  /^\s*(?:\p{L}+\.?\s+){0,3}(?:n\s?[º°]|#|№)\s*\d{1,4}(?:[.\-–]\d{1,3})?\s*[:.)–-]\s*(?=\S)/iu;
/** "A.2. [2,5 puntos] Calcule …", "B1) Halla …": the code of a question before its first word. */
const questionCode =
  /^\s*(?:[A-HP]\.?\s?\d{1,2}(?:\.?[a-z])?\s?[.):]\s+(?=[[(]|\p{L}{3})|[A-H]\.\d{1,2}\s+(?=\p{Lu}\p{Ll}{2})|\d{1,2}\/\s+(?=\p{Lu}\p{Ll}*\s))/u;
/** "*P48147A0324*": the code of a page. */
const pageCode = /^\s*\*?\p{Lu}\d{4,}\p{Lu}?\d*\*?\s*$/u;
/** "16   f(x) = …": the number of a question a wide gap before a function. */
const numberBeforeFunction = /^\s*\d{1,2}(?:[ \u00a0]{2,}|\t)\s*(?=\p{L}\s?\(\s?\p{L}\s?\)\s?=)/u;
const pageName = String.raw`(?:pages?|p[áa]ginas?|p[áa]gs?|pp?)\.?\s?`;
const exerciseName = String.raw`(?:exercises?|exercices?|exos?|ex|ejercicios?|ejer|ej|questions?|q|problems?|problemas?|n[°ºo]|num|#)\.?\s?`;
const placeNumber = String.raw`\d{1,3}[a-f]?(?![\d\p{L}.,]\d|\p{L})[\s,.:;)–-]{0,3}`;
/** "ex 12 p 45", "pag 34 ej 5:", "p. 45 n° 3": where the problem stands in a book, before or behind it. */
const bookPlace = new RegExp(
  String.raw`^\s*(?:${pageName}${placeNumber}(?:${exerciseName}${placeNumber})?|(?:${exerciseName}${placeNumber}){1,2}${pageName}${placeNumber})(?=$|\p{L}{3})|(?:(?<=[\s(])|^)(?:${exerciseName}${placeNumber}${pageName}${placeNumber}|${pageName}${placeNumber}${exerciseName}${placeNumber})\)?\s*$`,
  'giu',
);
/** A hint beside or below a problem. */
const hint =
  /(?:^\s*|\s{2,}|[([]\s*)(?:hint|tip|pista|indicaci[oó]n|sugerencia|ayuda|indice|indication|aide|astuce)\s?:.*$/iu;

/** The marks for a question: "(3 marks)", "[0,75 p]", "(1,5 puntos c/u)". A letter alone counts only in square brackets: (2 m) is a length. */
const marks =
  /\(\s*\d{1,2}(?:[.,]\d{1,2}|½)?\s*(?:marks?|points?|pts?|puntos?|ptos?|pto|pt|p\.)\.?\s*(?:c\/u|cada un[oa]|each|chacune?)?\s*\)|\[\s*\d{1,2}(?:[.,]\d{1,2}|½)?\s*(?:marks?|points?|pts?|puntos?|ptos?|p|m)\.?\s*(?:c\/u|each)?\s*\]/giu;
/** The marks a wide gap behind a question: "   (0,5 p)", "      /1,5". */
const marksApart =
  /(?:[ \u00a0\t]{2,}\(\s*\d{1,2}(?:[.,]\d{1,2})?\s*p\.?\s*\)|[ \u00a0\t]{4,}\/\s*\d{1,2}(?:[.,]\d{1,2})?)\s*$/iu;
/** The marks at the end of a heading: "Exercice 1. Inéquation 4 points". */
const headingMarks =
  /(?<=^\s*(?:exercises?|exercices?|ejercicios?|problems?|problemas?|problèmes?|questions?|preguntas?|part[ei]?)\s.{0,60})\s[–—-]?\s*\d{1,2}(?:[.,]\d{1,2})?\s*(?:marks?|points?|pts|puntos?)\.?\s*$/iu;

/** Words of the header of a sheet or a test, at the beginning of a piece of the line. */
const headerWords =
  /^(?:name|nombres?|apellidos?|nom|prénom|date|fecha|class(?:e|roll)?|clase|curso|grupo|group|period|hour|teacher|profesora?|professeur|score|grade|nota|note|calificación|student|alumn[oa]|élève|ies|ceip|colegio|lycée|collège|university|universidad|school|brevet|bac|baccalauréat|dnb|devoir|contrôle|examen|exam|test|quiz|control|prueba|evaluación|évaluation|interro(?:gation)?|worksheet|homework|hw|fiche|feuille|ficha|guía|taller|durée|duración|duration|time allowed|calculators?|calculatrice|semestre|semester|trimestre|année|año|curso|coeff?)(?![\p{L}-])/iu;
/** What a page of a quiz says about the state of its question. */
const quizState =
  /^\s*(?:question text|enunciado de la pregunta|texte de la question|not yet answered|sin responder aún|pas encore répondu|(?:marked|points?) out of .{1,12}|puntúa (?:como|sobre) .{1,12}|noté sur .{1,12}|flag question|marcar pregunta|marquer la question|tries remaining.{0,6}|attempts? (?:left|remaining).{0,6}|(?:\d{1,3} )?points? possible.{0,12}|required|obligatorio|obligatoire|check answer|submit(?: answer)?|skip|next question|report a problem)\s*\.?\s*$/iu;

const blanks = /\s{2,}|\t|[|·•]|_{2,}|\.{4,}|…{2,}/u;

/**
 * "Name: ______   Date: ____   Factoring": a line of pieces apart by spaces or blanks, none of which holds a formula, without those that belong to
 * a header; null for another line.
 */
function withoutHeader(line: string): string | null {
  if (/[=<>≤≥+^√∫{}\\$?]/u.test(line)) return null;
  const pieces = line.split(blanks).flatMap((each) => each.trim() || []);
  // A row of a table holds numbers alone.
  const isPiece = (piece: string): boolean =>
    piece.split(/\s+/).length <= 6 && !/[.;]\s|^[\d.,\s]+$/.test(piece);
  const others = pieces.filter((piece) => !headerWords.test(piece));
  const blank = /_{3,}|\.{6,}|…{2,}/u.test(line);
  const isHeader = others.length < pieces.length && (pieces.length > 1 || blank) && pieces.every(isPiece);
  // A word without a number may name the task of what is below.
  return isHeader ? others.filter((piece) => !/[\d:]/.test(piece)).join('   ') : null;
}

const isBesideProblem = (line: string): boolean =>
  [furniture, source, numberedHeading, quizState, pageCode].some((each) => each.test(line));

/** "For the following exercises, …": the group of problems that one belongs to. */
const groupOfProblems =
  /(?<![\p{L}])(?:(?:for|in) (?:each of )?the (?:following|next) (?:exercises?|problems?|questions?)|(?:en|para) (?:cada uno de )?(?:los siguientes (?:ejercicios|problemas)|los (?:ejercicios|problemas) siguientes|el siguiente ejercicio)|(?:dans|pour) (?:chacun des|les|l['’]) ?(?:exercices?|problèmes) (?:suivants?|ci-dessous))\s*,\s*/giu;

/** The text without what a page or a screen puts around a problem. */
export const withoutFurniture = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      isBesideProblem(line)
        ? ''
        : (withoutHeader(line) ?? line)
            .replaceAll(bullets, '')
            .replace(numberedLabel, '')
            .replaceAll(bookPlace, '')
            .replace(questionCode, '')
            .replace(numberBeforeFunction, '')
            .replace(pageBefore, '')
            .replace(hint, '')
            .replaceAll(groupOfProblems, '')
            .replaceAll(exactForm, ' ')
            .replaceAll(answerPlace, ' ')
            .replace(answerLine, '')
            .replaceAll(marks, ' ')
            .replace(headingMarks, '')
            .replace(marksApart, '')
            .replace(marksBehind, ''),
    )
    .join('\n');
