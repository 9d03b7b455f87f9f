import { appearance, ownProperties } from '../domain/appearance.ts';
import type { Comfort } from '../domain/comfort.ts';

/** Puts the settings onto the document, as the server would have written them into it. */
export function paint(comfort: Comfort): void {
  const root = document.documentElement;
  const { style, className } = appearance(comfort);
  for (const name of ownProperties) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
  root.className = className;
}
