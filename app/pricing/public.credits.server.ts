export { creditsApi } from './credits/api.server.ts';
export { buyPack } from './credits/buy-pack.server.ts';
export { registerCreditJobs } from './credits/jobs.server.ts';
export { paidPacks } from './credits/paid-packs.server.ts';
export { invoicesApi } from './invoices/api.server.ts';
