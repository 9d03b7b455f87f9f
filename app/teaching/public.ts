export { HomeTrial } from './components/home-trial.tsx';
export { type FirstTrials, firstTrialsContext } from './first-trials.ts';
export { trialTexts } from './messages/trial.ts';
export { teachingTexts } from './messages/index.ts';
export { isModelId, type ModelId, modelIds } from './models.ts';
export type { SummaryView } from './views.ts';
