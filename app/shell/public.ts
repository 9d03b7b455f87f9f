export { pageMissing } from './page-missing.ts';
export { type Progress, readProgress, resetProgress, setProgress } from './progress.ts';
export { setWayOut } from './way-out.ts';
