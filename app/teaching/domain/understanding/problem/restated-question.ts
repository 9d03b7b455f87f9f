import { unknownsOf } from './unknowns.ts';

/** Redundant requests after an equation: "… = 0, find all the solutions", « … = 2 je trouve pas x ». Never how many, their sum or which one. */
const soughtAgain =
  /(?<=[=<>≤≥].*[\d\p{L})²³])[\s,;.:¿]+(?:and |y |et |but |pero |mais )?(?:(?:i |you |we |one )?(?:have to |need to |must |should |can['’]?t |cannot |can ?not |don['’]?t know how to |am unable to )?(?:find|get|determine|solve for|work out)|(?:(?:tengo que |debo |hay que |necesito |quiero |no (?:puedo |logro |consigo |s[eé] )?)*(?:hallar?|encontrar|encuentr[ao]|calcular?|determinar?|despejar|sacar|saco))|(?:(?:je |tu |on |il )?(?:dois |doit |faut |veux |n['’]?arrive pas [aà] |ne )?(?:trouver?z?|trouve pas|trouve|d[eé]terminer?|cherche|chercher)))(?: pas)? (?:(?:all |both )?(?:the |its |las |los |sus |les |ses )?(?:real )?(?:solutions?|roots?|solutions? set|soluciones|soluci[oó]n|ra[ií]ces|racines|zeros)|(?:all )?(?:the )?(?:possible )?(?:values? of |el valor de |los valores de |la valeur de |les valeurs de )?(?<letter>[a-z]))(?: please| por favor| s['’]il te pla[iî]t| stp)?[\s?!.]*$/iu;
const defines = /^\s*(?:y|[a-z] ?\([a-z]\)) ?=/iu;

/** Removes trailing words that ask for the solutions or the only unknown of an equation; other texts are returned unchanged. */
export function withoutRestatedQuestion(text: string): string {
  const found = soughtAgain.exec(text);
  if (found === null) return text;
  const equation = text.slice(0, found.index);
  const unknowns = unknownsOf(equation);
  const letter = found.groups?.letter;
  const clear =
    letter === undefined ? unknowns.size > 0 : unknowns.size === 1 && unknowns.has(letter.toLowerCase());
  return clear && !defines.test(equation) ? equation : text;
}
