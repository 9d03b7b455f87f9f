/** Random trees and the grader of the problem corpus, for tests and benchmarks. */
export { judge } from './corpus/judge.ts';
export { arbitraryTree } from './expression/arbitrary.ts';
