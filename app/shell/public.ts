export { pageMissing } from './page-missing.ts';
export { resetProgress, setProgress } from './progress.ts';
export { setWayOut } from './way-out.ts';
