export { HomeTrial } from './components/home-trial.tsx';
export { type FirstTrials, firstTrialsContext } from './trials/first-trials.ts';
export { trialTexts } from './messages/trial.ts';
