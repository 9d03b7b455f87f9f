/*
 * The ways in which vectors are written: arrows, bold letters, columns, angle brackets, unit vectors. All become a letter and coordinates in
 * brackets: u = (3; -2).
 */

const decorated =
  /\\(?:vec|overrightarrow|overline|mathbf|boldsymbol|bm|underline|mathrm|hat)\s*(?:\{\s*([A-Za-z]{1,2})\s*\}|([A-Za-z])(?![A-Za-z]))/g;
const columns = /\\begin\s*\{[pb]?(?:small)?matrix\}([^{}&]{1,80})\\end\s*\{[pb]?(?:small)?matrix\}/g;
const column = /\\binom\s*\{([^{}]{1,12})\}\s*\{([^{}]{1,12})\}/g;
const angles = /(?:\\langle|⟨|〈|(?<=[\s=])<)([^<>⟨⟩\\\n]{3,40})(?:\\rangle|⟩|〉|>)/gu;

/** Signs that only a text about vectors has. */
const signs =
  /\\(?:vec|overrightarrow|mathbf|boldsymbol|langle|binom)(?![a-z])|⟨|\u20d7|−→|-→|→\s?[a-z](?![a-z])|‖/u;
export const hasVectorSigns = (text: string): boolean => signs.test(text);

export const withPlainVectors = (text: string): string =>
  text
    .replaceAll(
      columns,
      (_all, rows: string) =>
        `(${rows
          .split(/\\\\/)
          .map((row) => row.trim())
          .filter((row) => row !== '')
          .join('; ')})`,
    )
    .replaceAll(column, '($1; $2)')
    .replaceAll(
      angles,
      (_all, inner: string) => `(${inner.includes(';') ? inner : inner.split(',').join(';')})`,
    )
    .replaceAll(decorated, (_all, braced?: string, single?: string) => ` ${braced ?? single!} `)
    .replaceAll(/\u20d7|\u20d1|(?:−|-|–)+→\s?|→\s?(?=[a-z](?![a-z]))/gu, '')
    .replaceAll(/\\(?:left|right|,|;|!|quad)(?![a-z])|\$/g, ' ')
    .replaceAll(/\\cdot(?![a-z])|[⋅∙•]/gu, '·')
    .replaceAll(/\\\(|\\\)|\\\[|\\\]/g, ' ')
    .replaceAll(/−/g, '-')
    .replaceAll(/\\[lr]?Vert(?![a-z])|\\\||\|\|/g, '‖');
