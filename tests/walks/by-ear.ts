import type { Page } from 'playwright-core';
import { violationsOn } from '../support/axe.ts';

/** Roles that need an accessible name. */
const named = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'image',
  'link',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

/** Screen reader problems: elements without an accessible name, and axe violations. */
export async function complaintsByEar(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  return [
    ...(await namelessOn(page)).map((role) => `said without a name: ${role}`),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.join(' ')}`),
  ];
}

async function namelessOn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(
      ({ ignored, role, name }) =>
        !ignored && named.has(String(role?.value)) && !String(name?.value ?? '').trim(),
    )
    .map(({ role, backendDOMNodeId }) => `${String(role?.value)} ${backendDOMNodeId ?? ''}`);
}
