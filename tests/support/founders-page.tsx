import { setMaxListeners } from 'node:events';
import { QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { bookingActsTexts } from '#app/founders/messages/booking-acts/index.ts';
import { figuresTexts } from '#app/founders/messages/figures/index.ts';
import { foundersAiTexts } from '#app/founders/messages/ai/index.ts';
import { foundersTexts } from '#app/founders/messages/index.ts';
import { userDetailTexts } from '#app/founders/messages/user-detail/index.ts';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import { tutorPagesTexts } from '#app/tutors/messages/pages/index.ts';
import { onBehalfTexts } from '#app/tutors/messages/on-behalf/index.ts';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { mounted, until } from './mounted.tsx';
import { openPage } from './page-document.ts';
import { stubCalls } from './stubbed-calls.ts';

const messages = {
  ...foundersTexts.en,
  ...bookingActsTexts.en,
  ...figuresTexts.en,
  ...foundersAiTexts.en,
  ...userDetailTexts.en,
  ...tutorPagesTexts.en,
  ...onBehalfTexts.en,
};

export type FoundersAnswers = Parameters<typeof stubCalls>[0];

/** The answer of a server that refuses an act. */
export const refusalOf = (message: string) => ({
  status: 409,
  body: { error: { code: 'changed', message } },
});
/** An answer that never comes. */
export const noAnswer = () => new Promise<never>(() => undefined);
export const unreachable = 'We can’t reach the server. Nothing was changed; please try again.';

/**
 * A part of the founders’ area, for a founder in London. Paths of answers and calls begin after `/functions/v1/founders`. `path` is the
 * address of the page.
 */
export async function openFounders(part: ReactNode, answers: FoundersAnswers = {}, path = '/founder-hub') {
  const page = openPage(`http://localhost:5173${path}`);
  // Each section of the hub listens to the width of the window.
  setMaxListeners(50, page.media);
  const prefix = '/functions/v1/founders';
  const respond = (route: string) => route.replace(' ', ` ${prefix}`);
  const full: FoundersAnswers = {};
  for (const [route, answer] of Object.entries(answers)) full[respond(route)] = answer;
  const everyCall = stubCalls(full);
  // The client looks whether the server can be reached.
  const calls = () => everyCall.filter(({ path: to }) => to !== '/healthz');
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity }, mutations: { retry: false } },
  });
  const view = await mounted(part, {
    messages,
    page,
    client,
    visitor: {
      state: { ...fallbackState, locale: 'en-GB', currency: 'GBP' },
      timeZone: 'Europe/London',
    },
  });
  onTestFinished(() => {
    for (const { id } of toastStore.read()) dismissToast(id);
  });
  await until(() => expect(view.all('div').filter((each) => hasClass(each, 'bone'))).toEqual([]));
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
  const elements = () => page.document.body.elements();
  const dialog = () => view.all('dialog')[0] ?? null;
  const inDialog = (label: string) => {
    const found = dialog()
      ?.elements()
      .find(({ localName, textContent }) => localName === 'button' && textContent === label);
    if (!found) throw new Error(`No window has the button ${label}`);
    return found;
  };
  return {
    ...view,
    /** What was called, in order. */
    calls,
    dialog,
    inDialog,
    /** All texts, with `|` between elements and plain spaces. */
    shown: () => plain(view.text()),
    /** The texts of the open window. */
    window: () => {
      const found = dialog();
      return found ? plain(linesOf(found)) : null;
    },
    /** The classes of the innermost elements with exactly this text. */
    classesOf: (text: string) =>
      elements()
        .filter((each) => plain(each.textContent) === text && each.childNodes.every(isText))
        .map((each) => each.getAttribute('class') ?? ''),
    links: () => view.all('a').map((each) => [plain(each.textContent), each.getAttribute('href')]),
    isDisabled: (label: string | RegExp) => view.find(label)?.hasAttribute('disabled'),
    /** Two presses of a button of the open window, the second before the page is drawn again. */
    pressTwice: (label: string) => {
      const { onClick } = handlersOf(inDialog(label));
      return act(async () => {
        onClick?.({});
        onClick?.({});
      });
    },
    confirm: (label: string) => view.fire(inDialog(label), 'onClick'),
    toasts: () => toastStore.read().map(({ title, kind }) => [plain(title), kind]),
    /** The bodies sent to a route, in order. */
    sent: (route: string) =>
      calls()
        .filter(({ method, path: to }) => `${method} ${to}` === respond(route))
        .map(({ body }) => body),
    /** The calls that change something, as `METHOD /path`. */
    acts: () =>
      calls()
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path: to }) => `${method} ${to.replace(prefix, '')}`),
    /** How often a route was called. */
    count: (route: string) =>
      calls().filter(({ method, path: to }) => `${method} ${to}` === respond(route)).length,
  };
}

type Element = ReturnType<Awaited<ReturnType<typeof mounted>>['all']>[number];
type Child = Element['childNodes'][number];
/** What React has attached to an element. */
const handlersOf = (element: Element): { onClick?: (event: object) => void } => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key ? (element as unknown as Record<string, object>)[key]! : {};
};
const isText = (child: Child) => child.nodeType === 3;
const hasClass = (element: Element, name: string) =>
  (element.getAttribute('class') ?? '').split(' ').includes(name);
const linesOf = (element: Element): string =>
  element.childNodes
    .map((child) =>
      'childNodes' in child && !isText(child) ? `|${linesOf(child as Element)}|` : child.textContent,
    )
    .join('')
    .replaceAll(/\|+/g, '|');
