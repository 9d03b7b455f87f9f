export { CreditsPage } from './credits/components/lazy.tsx';
export { creditPagesTexts } from './credits/messages/pages/index.ts';
