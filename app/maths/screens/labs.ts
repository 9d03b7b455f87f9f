/** The developer test pages, each with the pair of formulas it begins with. */
export const labs = [
  { path: '/dev/math-lab', first: '(x-2)(x-3)', second: 'x^2-5x+6' },
  { path: '/dev/graph', first: 'y = x^2-4', second: 'y = (x-2)(x+2)' },
  { path: '/dev/graph-test', first: 'f(x)=1/x', second: 'f(x)=x^(-1)' },
  { path: '/dev/graph-debug', first: 'x^2+y^2=9', second: 'y^2=9-x^2' },
  { path: '/dev/graph-test-simple', first: '2x', second: 'x+x' },
  { path: '/dev/math-and-graph-test', first: '2x^2-5x-3=0', second: '(2x+1)(x-3)=0' },
  { path: '/dev/math-only-test', first: '6/8', second: '3/4' },
  { path: '/dev/graph-component-test', first: 'y = |x-1|', second: 'y = |1-x|' },
  { path: '/dev/equation-graph-direct-test', first: '3(x-2)=9', second: 'x=5' },
  { path: '/dev/graph-debug-live', first: 'sin^2 x + cos^2 x', second: '1' },
  { path: '/dev/graph-normalize-test', first: 'y = x²−3x+2', second: 'y=x^2-3x+2' },
  { path: '/dev/graph-enhanced-test', first: 'y>2x+1', second: '2x+1<y' },
  { path: '/dev/bulletproof-graph-test', first: '((((x))))', second: 'x' },
] as const;

export const labOf = (path: string) => labs.find((lab) => lab.path === path.replace(/\/$/, '')) ?? labs[0];
