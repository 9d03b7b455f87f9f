/** Solving with steps, and answering a request of the contract. Server only. */
export { answer, cannot } from './answers.ts';
export { requestText } from './request-text.ts';
export { solutionOf } from './solution.ts';
