import { setEngineClient } from '@curvela/maths-react/engine-client';
import { act, type ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { Auth } from '#app/accounts/ui/session.ts';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { british } from '#tests/booking/booking-views.ts';
import { mounted, settle } from './mounted.tsx';
import { outlineOf } from './outline.ts';
import { openPage, type PageElement } from './page-document.ts';
import { type StubbedAnswers, stubCalls } from './stubbed-calls.ts';

export const carmen: Auth = {
  user: { id: 'carmen', email: 'carmen@example.org', role: 'user', isAdmin: false },
  loading: false,
};
export const visitor: Auth = { user: null, loading: false };
export const at = (path: string) => `/functions/v1${path}`;
export const refused = (code: string, message: string, status = 409, more: object = {}) => ({
  status,
  body: { error: { code, message }, ...more },
});
export const unreachable = new TypeError('fetch failed');
/** An answer that arrives when the test lets it. */
export function later(answer: object) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(() => answer), arrive: resolve };
}

export type PageSetting = {
  messages: object;
  /** Classes that show a state, beside those of every page. */
  classes?: readonly string[];
  answers?: StubbedAnswers;
  /** The address, `/` without it. */
  path?: string;
  auth?: Auth;
  /** Timers of the page stand still; `pass` lets time go by. */
  stopped?: boolean;
  narrow?: boolean;
};

/** What a reader of any page can perceive beside texts. */
const shown = {
  attributes: [
    'aria-disabled',
    'aria-keyshortcuts',
    'aria-live',
    'aria-busy',
    'maxlength',
    'placeholder',
    'to',
    'value',
  ],
  classes: [
    'sr',
    'off',
    'equal',
    'different',
    'unknown',
    'is-done',
    'now',
    't-card',
    'hint',
    'bubble-me',
    'msg',
    'bone',
    'btn-secondary',
    'btn-quiet',
    'tag-success',
    'ls-gap',
    't-choices',
  ],
};

/** A part of a page, read in British English on Sunday 22 November 2026, 10:00 UTC; `answers` may be changed while it is open. */
export async function openPagePart(
  part: ReactNode,
  {
    messages,
    classes = [],
    answers = {},
    path = '/',
    auth = visitor,
    stopped = false,
    narrow = false,
  }: PageSetting,
) {
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({
    now: new Date('2026-11-22T10:00:00Z'),
    toFake: ['Date', ...(stopped ? timers : [])],
  });
  onTestFinished(() => {
    vi.useRealTimers();
    for (const { id } of toastStore.read()) dismissToast(id);
  });
  const page = openPage(`http://localhost:5173${path}`);
  page.media.matches = narrow;
  const scrolls: ScrollToOptions[] = [];
  vi.stubGlobal('scrollBy', (options: ScrollToOptions) => scrolls.push(options));
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('KeyboardEvent', StubbedKeyboardEvent);
  const calls = stubCalls(answers);
  const keys = recordKeys();
  // How a field reads what is typed is tested with the field.
  const silence = () => new Promise<never>(() => undefined);
  setEngineClient({ readText: silence, checkAnswer: silence });
  const screen = await mounted(part, { messages, page, auth, visitor: british });
  /** Lets time go by, with what it brings. */
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  if (stopped) await pass(0);
  else await settle();
  // The page looks by itself whether the server can be reached.
  const called = () => calls.filter(({ method }) => method !== 'HEAD');
  const routeOf = ({ method, path: whole }: { method: string; path: string }) =>
    `${method} ${whole.replace('/functions/v1', '')}`;
  return {
    ...screen,
    scrolls,
    keys,
    pass,
    outline: (element: PageElement = page.document.body) =>
      outlineOf(element, { ...shown, classes: [...shown.classes, ...classes] }),
    text: () => screen.text().replaceAll(/[\u00a0\u202f]/g, ' '),
    /** Routes that were called, in order. */
    routes: () => called().map(routeOf),
    /** The queries of the calls of a route, in order. */
    queries: (route: string) => calls.filter((call) => routeOf(call) === route).map(({ query }) => query),
    /** The bodies of the calls of a route, `POST /teaching/sessions`. */
    sent: (route: string) => calls.filter((call) => routeOf(call) === route).map(({ body }) => body),
    toasts: () => toastStore.read().map(({ title, kind }) => `${kind}: ${title}`),
    query: (selector: string): PageElement => page.document.querySelector(selector)!,
    /** The text in a field; that which it began with until somebody typed. */
    valueOf: (label: string) => {
      const field = screen.find(label) as (PageElement & { defaultValue?: string }) | null;
      return field && (field.value || (field.defaultValue ?? ''));
    },
    /** What has the focus: its label, else its id, else its text. */
    focused: () => nameOf(page.document.activeElement),
    /** A key of the keyboard, pressed anywhere on the page; answers whether the browser’s own action was prevented. */
    pressKey: async (code: string, more: Partial<StubbedKeyboardEvent> = {}) => {
      const event = new StubbedKeyboardEvent('keydown', { code, ...more });
      await act(async () => void page.window.dispatchEvent(event));
      return event.defaultPrevented;
    },
  };
}

const nameOf = (element: PageElement): string => {
  const id = element.getAttribute('id');
  const labels = element.ownerDocument.body.querySelectorAll('label');
  const label = labels.find((one) => id !== null && one.getAttribute('for') === id)?.textContent;
  return element.getAttribute('aria-label') ?? label ?? id ?? element.textContent;
};

/** As much of a `KeyboardEvent` as the pages read. */
export class StubbedKeyboardEvent extends Event {
  code = '';
  key = '';
  altKey = false;
  shiftKey = false;
  ctrlKey = false;
  metaKey = false;
  constructor(type: string, keys: Partial<StubbedKeyboardEvent> = {}) {
    super(type, { cancelable: true });
    Object.assign(this, keys);
  }
}

/** Idempotency keys of the calls that had one, in order. */
function recordKeys(): string[] {
  const keys: string[] = [];
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    if (key !== null) keys.push(key);
    return stubbed(input, init);
  });
  return keys;
}
