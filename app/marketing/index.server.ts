/** API of `marketing` for other features on the server. */
export { marketingApi } from './api/routes.server.ts';
export { countInbox, loadMessages, lockMessage, setAnswered } from './db/inbox.server.ts';
export { answerMessage } from './use-cases/answer-message.server.ts';
export { listFaqQuestions } from './use-cases/list-faq-questions.server.ts';
