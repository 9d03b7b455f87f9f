/** The developer test pages of the specification. */
export const labs = [
  { name: 'mathLab', path: '/dev/math-lab' },
  { name: 'graph', path: '/dev/graph' },
  { name: 'graphTest', path: '/dev/graph-test' },
  { name: 'graphDebug', path: '/dev/graph-debug' },
  { name: 'simple', path: '/dev/graph-test-simple' },
  { name: 'mathAndGraph', path: '/dev/math-and-graph-test' },
  { name: 'mathOnly', path: '/dev/math-only-test' },
  { name: 'component', path: '/dev/graph-component-test' },
  { name: 'direct', path: '/dev/equation-graph-direct-test' },
  { name: 'live', path: '/dev/graph-debug-live' },
  { name: 'normalise', path: '/dev/graph-normalize-test' },
  { name: 'enhanced', path: '/dev/graph-enhanced-test' },
  { name: 'bulletproof', path: '/dev/bulletproof-graph-test' },
] as const;
export type LabName = (typeof labs)[number]['name'];
