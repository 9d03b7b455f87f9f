/**
 * The keys of the maths keyboard. `puts` is the text inserted into a text field, with `▯` as the caret position; `draws` is inserted into
 * the formula editor (MathLive: `#0` the selection or a placeholder, `#@` what precedes the caret, `#?` another placeholder). A key
 * without a name is labelled by what it shows.
 */
export type InputKey = {
  readonly name?: KeyName;
  /** `▯` a placeholder, `^` and `_` superscript and subscript. */
  readonly shown: string;
  readonly puts: string;
  readonly draws: string;
  /** Operators and functions have a darker key than digits. */
  readonly quiet?: boolean;
};

export const pageNames = [
  'numbers',
  'powers',
  'letters',
  'functions',
  'relations',
  'sets',
  'calculus',
] as const;
export type PageName = (typeof pageNames)[number];

export const keyNames = [
  'divide', 'times', 'minus', 'plus', 'equals', 'decimal', 'separator', 'open', 'close', 'square', 'power', 'root', 'cubeRoot',
  'nthRoot', 'fraction', 'mixed', 'absolute', 'plusminus', 'percent', 'degree', 'factorial', 'inverse', 'index', 'pi', 'euler',
  'theta', 'alpha', 'beta', 'sine', 'cosine', 'tangent', 'arcsine', 'arccosine', 'arctangent', 'ln', 'log', 'logBase',
  'exponential', 'powerOfTen', 'notEqual', 'less', 'greater', 'atMost', 'atLeast', 'or', 'and', 'openSquare', 'closeSquare',
  'openBrace', 'closeBrace', 'infinity', 'union', 'emptySet', 'realNumbers', 'element', 'without', 'derivative', 'integral',
  'definiteIntegral', 'limit', 'sum', 'arrow', 'differential', 'imaginary',
] as const; // oxfmt-ignore
type KeyName = (typeof keyNames)[number];

type Language = 'en' | 'es' | 'fr';
/** Language-specific keys. */
const customs = {
  en: { decimal: '.', separator: ',', sine: 'sin', or: 'or', and: 'and' },
  es: { decimal: ',', separator: ';', sine: 'sen', or: 'o', and: 'y' },
  fr: { decimal: ',', separator: ';', sine: 'sin', or: 'ou', and: 'et' },
} as const;

const same = (text: string): InputKey => ({ shown: text, puts: text, draws: text });
const letter = (text: string): InputKey => ({ ...same(text), quiet: true });
const sign = (name: KeyName, shown: string, draws = shown, puts = shown): InputKey => ({
  name,
  shown,
  puts,
  draws,
  quiet: true,
});

const open = sign('open', '(');
const close = sign('close', ')');
const pi = sign('pi', 'π', '\\pi ');
const root = sign('root', '√▯', '\\sqrt{#0}', '√(▯)');
const square = sign('square', '▯^2', '#@^{2}', '^2');
const fraction = sign('fraction', '▯⁄▯', '\\frac{#@}{#?}', '/');
const plusminus = sign('plusminus', '±', '\\pm ');
const infinity = sign('infinity', '∞', '\\infty ');
const degree = sign('degree', '°', '\\degree ');

/** All pages of the keyboard in rows of six. */
export function keyboardPages(language: Language): Readonly<Record<PageName, readonly InputKey[]>> {
  const { decimal, separator, sine, or, and } = customs[language];
  const comma = sign('separator', separator);
  const point: InputKey = {
    name: 'decimal',
    shown: decimal,
    puts: decimal,
    draws: decimal === ',' ? '{,}' : '.',
  };
  return {
    numbers: [
      same('7'), same('8'), same('9'), sign('divide', '÷', '\\div '), letter('x'), letter('y'),
      same('4'), same('5'), same('6'), sign('times', '×', '\\cdot ', '·'), open, close,
      same('1'), same('2'), same('3'), sign('minus', '−', '-', '-'), square, fraction,
      same('0'), point, sign('equals', '='), sign('plus', '+'), root, plusminus,
    ],
    powers: [
      square, sign('power', '▯^n', '#@^{#?}', '^(▯)'), root, sign('cubeRoot', '^3√▯', '\\sqrt[3]{#0}', '∛(▯)'),
      sign('nthRoot', '^n√▯', '\\sqrt[#?]{#0}', '√[▯]()'), fraction,
      sign('mixed', '1▯⁄▯', '#?\\frac{#?}{#?}', ' ▯/'), sign('absolute', '|▯|', '\\left|#0\\right|', '|▯|'), plusminus,
      sign('percent', '%', '\\%'), degree, sign('factorial', '!'),
      sign('inverse', '▯^−1', '#@^{-1}', '^(-1)'), sign('index', '▯_1', '#@_{#?}', '_'), pi, sign('euler', 'e'), open, close,
    ],
    letters: [
      ...['x', 'y', 'z', 'a', 'b', 'c', 'd', 'f', 'g', 'h', 'k', 'm', 'n', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w'].map(letter),
      sign('theta', 'θ', '\\theta '), sign('alpha', 'α', '\\alpha '), sign('beta', 'β', '\\beta '),
    ],
    functions: [
      named('sine', sine), named('cosine', 'cos'), named('tangent', 'tan'),
      named('arcsine', `arc${sine}`), named('arccosine', 'arccos'), named('arctangent', 'arctan'),
      named('ln', 'ln'), named('log', 'log'), sign('logBase', 'log_a', '\\log_{#?}\\left(#0\\right)', 'log_(▯)()'),
      sign('exponential', 'e^n', 'e^{#0}', 'e^(▯)'), sign('powerOfTen', '10^n', '10^{#0}', '10^(▯)'), pi,
      degree, sign('theta', 'θ', '\\theta '), letter('x'), open, close, square,
    ],
    relations: [
      sign('equals', '='), sign('notEqual', '≠', '\\ne '), sign('less', '<'), sign('greater', '>'),
      sign('atMost', '≤', '\\le '), sign('atLeast', '≥', '\\ge '),
      sign('or', or, `\\text{ ${or} }`, ` ${or} `), sign('and', and, `\\text{ ${and} }`, ` ${and} `), plusminus, comma, open, close,
    ],
    sets: [
      open, close, sign('openSquare', '[', '\\lbrack '), sign('closeSquare', ']', '\\rbrack '),
      sign('openBrace', '{', '\\lbrace '), sign('closeBrace', '}', '\\rbrace '),
      comma, infinity, sign('union', '∪', '\\cup '), sign('emptySet', '∅', '\\varnothing '),
      sign('realNumbers', 'ℝ', '\\mathbb{R}'), sign('element', '∈', '\\in '),
      sign('without', '∖', '\\setminus '), sign('less', '<'), sign('greater', '>'), sign('atMost', '≤', '\\le '),
      sign('atLeast', '≥', '\\ge '), letter('x'),
    ],
    calculus: [
      sign('derivative', 'd/dx', '\\frac{d}{dx}\\left(#0\\right)', 'd/dx(▯)'),
      sign('integral', '∫', '\\int #0\\,dx', '∫(▯) dx'),
      sign('definiteIntegral', '∫_a^b', '\\int_{#?}^{#?}#0\\,dx', '∫_(▯)^()() dx'),
      sign('limit', 'lim', '\\lim_{x\\to #?}\\left(#0\\right)', 'lim_(x→▯)()'),
      sign('sum', 'Σ', '\\sum_{n=#?}^{#?}\\left(#0\\right)', 'Σ_(n=▯)^()()'), infinity,
      sign('differential', 'dx'), sign('arrow', '→', '\\to '), sign('factorial', '!'), sign('euler', 'e'), sign('imaginary', 'i'), letter('n'),
    ],
  }; // oxfmt-ignore
}

const commands = new Set(['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan', 'ln', 'log']);
function named(name: KeyName, spelling: string): InputKey {
  const command = commands.has(spelling) ? `\\${spelling}` : `\\operatorname{${spelling}}`;
  return sign(name, spelling, `${command}\\left(#0\\right)`, `${spelling}(▯)`);
}
