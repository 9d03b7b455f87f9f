/**
 * A text, whether it can be plotted, and special points that must be found: x values of roots, extrema, poles, holes
 * and jumps. Further ones are allowed.
 */
export type GraphCase = readonly [text: string, expects?: GraphExpectation, locale?: 'es-CO' | 'fr-FR'];
export type GraphExpectation = Partial<
  Readonly<Record<'roots' | 'extrema' | 'poles' | 'holes' | 'jumps', readonly number[]>>
> & {
  /** True when absent. */
  readonly drawn?: boolean;
};

/** Graphs that people and models ask for, grouped by difficulty. */
export const graphs: Readonly<Record<'functions' | 'breaks' | 'implicit' | 'curves' | 'regions' | 'spellings', readonly GraphCase[]>> = {
  functions: [
    ['y = x²−3x+2', { roots: [1, 2], extrema: [1.5] }], ['2x', { roots: [0] }], ['x^2-4', { roots: [-2, 2], extrema: [0] }],
    ['x^3-3x', { roots: [-1.732, 0, 1.732], extrema: [-1, 1] }], ['f(x)=2x+1', { roots: [-0.5] }], ['y=5'], ['|x-1|', { roots: [1] }],
    ['√x'], ['√(x+1)-2', { roots: [3] }], ['∛x', { roots: [0] }], ['e^x'], ['ln x', { roots: [1] }], ['log_2 x', { roots: [1] }],
    ['sin x', { roots: [-3.142, 0, 3.142] }], ['cos(2x)'], ['x^4-5x^2+4', { roots: [-2, -1, 1, 2] }], ['2^x - 3'], ['x·e^(-x)', { extrema: [1] }],
    ['x^2 sin x'], ['arctan x', { roots: [0] }], ['y = 0.5x - 3', { roots: [6] }], ['-x^2+6x-5', { roots: [1, 5], extrema: [3] }],
    ['d/dx(x^3-3x)', { roots: [-1, 1] }], ['lim_{h→0} ((x+h)^2-x^2)/h', { roots: [0] }], ['max(x, 2-x)', { extrema: [1] }],
  ],
  breaks: [
    ['1/x', { poles: [0] }], ['f(x)=\\frac{1}{x}', { poles: [0] }], ['1/(x-2)^2', { poles: [2] }], ['tan x', { poles: [-1.571, 1.571] }],
    ['(x^2-1)/(x-1)', { holes: [1] }], ['sin(x)/x', { holes: [0] }], ['|x|/x', { jumps: [0] }], ['floor(x)', { jumps: [1, 2] }],
    ['1/(x^2-4)', { poles: [-2, 2] }], ['(x+1)/(x-3)', { poles: [3], roots: [-1] }], ['ln(x-1)', { roots: [2] }], ['1/sin x', { poles: [0] }],
    ['x^2/(x^2-1)', { poles: [-1, 1] }], ['√(4-x^2)'], ['(x-2)/(x^2-4)', { holes: [2], poles: [-2] }], ['1/x^2', { poles: [0] }],
  ],
  implicit: [
    ['x^2+y^2=9'], ['x^2/9+y^2/4=1'], ['y^2=x^3-x'], ['xy=1'], ['x^2-y^2=1'], ['(x^2+y^2-1)^3=x^2y^3'], ['|x|+|y|=3'], ['sin(x)=cos(y)'],
    ['x = 2'], ['x = y^2'], ['2x+3y=6'], ['x^3+y^3=3xy'],
  ],
  curves: [
    ['(cos t, sin t)'], ['(t, t^2)'], ['(3cos t, 2sin t)'], ['(t·cos t, t·sin t)'], ['(sin 3t, sin 2t)'], ['r = 1+cos θ'], ['r = θ'],
    ['r = 2'], ['r = sin(3θ)'], ['r = 2cos θ'],
  ],
  regions: [
    ['y>2x+1'], ['y ≤ x^2'], ['x^2+y^2<=4'], ['-1<x<=3'], ['|x| < 2'], ['(2,3)'], ['A(1,2)'], ['y < 1/x'], ['x > 2'],
  ],
  spellings: [
    ['f(x) = sen x', { roots: [0] }, 'es-CO'], ['y = 0,5x+1', { roots: [-2] }, 'es-CO'], ['tg x', { poles: [1.571] }, 'es-CO'],
    ['y = raíz(x)', {}, 'es-CO'], ['f(x) = 1,5x²', {}, 'fr-FR'], ['y = racine(x+4)', { roots: [-4] }, 'fr-FR'],
  ],
}; // oxfmt-ignore

/** Inputs that cannot be plotted; the graph shows a message. */
export const withoutPicture: readonly string[] = ['3 km', '2i + 1', 'x^2 +', 'hello there you', '∫ x^2 dx'];
