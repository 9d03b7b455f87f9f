/** Public API of `teaching` in the browser. */
export { trialTexts } from './messages/trial.ts';
export { HomeTrial } from './ui/home-trial.tsx';
export { type FirstTrials, firstTrialsContext } from './model/first-trials.ts';
export type { ConversationsPage } from './model/views.ts';
