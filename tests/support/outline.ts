import { PageElement } from './page-document.ts';

/** What a reader, a screen reader or a link of an element needs, beside its text. */
const attributes = [
  'href',
  'id',
  'lang',
  'role',
  'name',
  'type',
  'open',
  'disabled',
  'required',
  'maxLength',
  'rows',
  'placeholder',
  'aria-label',
  'aria-current',
  'aria-pressed',
  'aria-expanded',
  'aria-invalid',
];
/** Classes that show a state. */
const states = new Set(['fits', 'own', 'free', 'error', 'sent', 'is-on', 'is-full', 'btn-primary']);

type More = { attributes?: readonly string[]; classes?: readonly string[] };

const notesOf = (element: PageElement, more: More): string[] => [
  ...[...attributes, ...(more.attributes ?? [])]
    .filter((name) => element.hasAttribute(name))
    .map((name) => {
      const value = element.getAttribute(name);
      return value === '' || value === 'true' ? name : `${name}=${value}`;
    }),
  ...(element.getAttribute('class') ?? '')
    .split(' ')
    .filter((name) => states.has(name) || more.classes?.includes(name))
    .map((name) => `.${name}`),
  ...(element.checked ? ['checked'] : []),
  ...(element.selected ? ['selected'] : []),
  ...(element.value !== '' && element.localName !== 'option' ? [`value=${element.value}`] : []),
];

const linesOf = (element: PageElement, more: More): string =>
  element.childNodes
    .map((child) => {
      if (!(child instanceof PageElement)) return child.nodeType === 8 ? '' : child.textContent;
      const notes = notesOf(child, more).join(' ');
      return notes === ''
        ? `\n${linesOf(child, more)}\n`
        : `\n[${child.localName} ${notes}] ${linesOf(child, more)}\n`;
    })
    .join('');

/** A part of a page, each element with a text or a state in a line of its own. Ids that React made are left out. */
export const outlineOf = (element: PageElement, more: More = {}): string =>
  linesOf(element, more)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/ (?:id|name)=(?:_r_|«)[^\s\]]*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
