import { childAt, childrenAt, nameOf, type SyntaxNode } from '../syntax.ts';
import { type FaultContext, type Operator, parentOf, replaceNode, textOf } from './operator.ts';

const boundaries: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const signs: Record<string, string> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };
const equalities: Record<string, string> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };
const roundings: Record<string, string> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
  'Math.round': 'Math.floor',
};

/** Replaces the operator between two operands. */
function replaceOperator(
  kind: 'boundary' | 'sign' | 'negated',
  node: SyntaxNode,
  operator: string,
  context: FaultContext,
) {
  const left = childAt(node, 'left')!;
  const right = childAt(node, 'right')!;
  const start = context.source.indexOf(String(node.operator), left.end);
  if (start < 0 || start >= right.start) return [];
  return [{ kind, start, end: start + String(node.operator).length, text: operator }];
}

function isText(node: SyntaxNode | null): boolean {
  if (!node) return false;
  if (node.type === 'BinaryExpression')
    return isText(childAt(node, 'left')) || isText(childAt(node, 'right'));
  return node.type === 'TemplateLiteral' || typeof node.value === 'string';
}

/** `<` for `<=`, `>` for `>=`, and back. */
export const moveBoundary: Operator = (node, context) => {
  const other = node.type === 'BinaryExpression' ? boundaries[String(node.operator)] : undefined;
  return other ? replaceOperator('boundary', node, other, context) : [];
};

/** Plus for minus between numbers; a minus sign left out; the smaller for the greater; up for down. */
export const changeSign: Operator = (node, context) => {
  if (node.type === 'BinaryExpression' || node.type === 'AssignmentExpression') {
    const other = signs[String(node.operator)];
    if (!other || isText(childAt(node, 'left')) || isText(childAt(node, 'right'))) return [];
    return replaceOperator('sign', node, other, context);
  }
  if (node.type === 'UnaryExpression' && node.operator === '-')
    return [replaceNode('sign', node, ` ${textOf(childAt(node, 'argument')!, context)}`)];
  if (node.type === 'CallExpression') {
    const callee = childAt(node, 'callee')!;
    const other = roundings[textOf(callee, context)];
    return other ? [replaceNode('sign', callee, other)] : [];
  }
  return [];
};

/** One operand of `&&` or `||` left out. */
export const dropOperand: Operator = (node, context) => {
  if (node.type !== 'LogicalExpression' || node.operator === '??') return [];
  const left = childAt(node, 'left')!;
  const right = childAt(node, 'right')!;
  const dropped = [replaceNode('dropped check', node, textOf(right, context))];
  // An element behind its condition: without the element there is no branch to look at.
  if (!right.type.startsWith('JSX') && !/^\(\s*</.test(textOf(right, context)))
    dropped.push(replaceNode('dropped check', node, textOf(left, context)));
  return dropped;
};

/** `===` for `!==`; a condition negated or its negation left out; true for false. */
export const negate: Operator = (node, context) => {
  if (node.type === 'BinaryExpression') {
    const other = equalities[String(node.operator)];
    return other ? replaceOperator('negated', node, other, context) : [];
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const argument = childAt(node, 'argument')!;
    return [replaceNode('negated', node, `Boolean(${textOf(argument, context)})`)];
  }
  if (node.type === 'Literal' && typeof node.value === 'boolean')
    return [replaceNode('negated', node, String(!node.value))];
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return [];
  const test = childAt(node, 'test')!;
  // A comparison or a negation is negated by itself.
  const own = test.type === 'BinaryExpression' && equalities[String(test.operator)];
  if (own || test.type === 'UnaryExpression' || node.type === 'ConditionalExpression') return [];
  return [replaceNode('negated', test, `!(${textOf(test, context)})`)];
};

export const dropAwait: Operator = (node, context) =>
  node.type === 'AwaitExpression'
    ? [replaceNode('dropped await', node, `(${textOf(childAt(node, 'argument')!, context)})`)]
    : [];

/** Functions to which the order of their arguments is the same. */
const unordered = /^(?:Math\.(?:min|max|hypot)|textsLoader|fragment)$/;

/** What kind of thing an argument looks like; null is not swapped. */
function shapeOf(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node.value;
  if (node.type === 'Identifier' || node.type === 'MemberExpression') return 'reference';
  return null;
}

/** Two neighbouring arguments of the same kind, the branches of a ternary, or the operands of `??` in the other order. */
export const swapNeighbours: Operator = (node, context) => {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    if (unordered.test(textOf(childAt(node, 'callee')!, context))) return [];
    const given = childrenAt(node, 'arguments');
    return given.slice(1).flatMap((second, index) => {
      const first = given[index]!;
      const shape = shapeOf(first);
      if (!shape || shape !== shapeOf(second)) return [];
      return swapTexts(first, second, context);
    });
  }
  if (node.type === 'ConditionalExpression')
    return swapTexts(childAt(node, 'consequent')!, childAt(node, 'alternate')!, context);
  if (node.type === 'LogicalExpression' && node.operator === '??') {
    const left = childAt(node, 'left')!;
    // In `a ?? b ?? c` the neighbours of the outer operator are b and c.
    const first =
      left.type === 'LogicalExpression' && left.operator === '??' ? childAt(left, 'right')! : left;
    return swapTexts(first, childAt(node, 'right')!, context);
  }
  return [];
};

function swapTexts(first: SyntaxNode, second: SyntaxNode, context: FaultContext) {
  const between = context.source.slice(first.end, second.start);
  const [before, after] = [textOf(first, context), textOf(second, context)];
  if (before === after) return [];
  return [
    {
      kind: 'swapped' as const,
      start: first.start,
      end: second.end,
      text: `${wrapped(second, after)}${between}${wrapped(first, before)}`,
    },
  ];
}

/** In parentheses where the text could bind otherwise in another place. */
function wrapped(node: SyntaxNode, text: string): string {
  const simple =
    /^(Literal|Identifier|MemberExpression|CallExpression|JSX|ParenthesizedExpression|TemplateLiteral|ArrayExpression)/;
  return simple.test(node.type) ? text : `(${text})`;
}

/** A number one greater or one smaller. */
export const moveConstant: Operator = (node, context) => {
  if (node.type !== 'Literal' || typeof node.value !== 'number' || !Number.isInteger(node.value)) return [];
  const parent = parentOf(context);
  if (parent?.type === 'Property' && parent.key === node) return [];
  const negative = parent?.type === 'UnaryExpression' && parent.operator === '-';
  const smaller = node.value === 0 && negative ? [] : [node.value - 1];
  return [node.value + 1, ...smaller].map((value) =>
    replaceNode('constant', node, value < 0 ? `(${value})` : String(value)),
  );
};

const nextLocale: Record<string, string> = { en: 'es', es: 'fr', fr: 'en' };

/** 'es' for 'en', 'fr' for 'es', 'en' for 'fr'. */
export const changeLocale: Operator = (node) => {
  const next = node.type === 'Literal' ? nextLocale[String(node.value)] : undefined;
  return next ? [replaceNode('wrong locale', node, `'${next}'`)] : [];
};

/** Another message of the same file, with the same number of arguments. */
export const swapMessage: Operator = (node, context) => {
  const key = messageKeyOf(node);
  if (!key) return [];
  const mine = context.messageKeys.get(key.text);
  const others = [...context.messageKeys].filter(([other, count]) => other !== key.text && count === mine);
  if (others.length === 0) return [];
  const after = others.find(([other]) => other > key.text) ?? others[0]!;
  return [replaceNode('swapped message', key.node, `'${after[0]}'`)];
};

/** The literal key of a call of a translator: `t('a')`, `texts.t('a')`, `t.rich('a')`. */
export function messageKeyOf(node: SyntaxNode): { node: SyntaxNode; text: string; count: number } | null {
  if (node.type !== 'CallExpression') return null;
  const callee = childAt(node, 'callee');
  const translator =
    nameOf(callee) === 't' ||
    (callee?.type === 'MemberExpression' && nameOf(childAt(callee, 'object')) === 't');
  const [first] = childrenAt(node, 'arguments');
  if (!translator || first?.type !== 'Literal' || typeof first.value !== 'string') return null;
  return { node: first, text: first.value, count: childrenAt(node, 'arguments').length };
}

/** A regular expression without one member of a class, or without an anchor. */
export const loosenPattern: Operator = (node, context) => {
  if (node.type !== 'Literal' || !node.regex) return [];
  const text = textOf(node, context);
  const edits: { at: number; length: number }[] = [];
  for (const match of text.matchAll(/\[\^?((?:\\.|[^\]\\])+)\]/g)) {
    const members = [...match[1]!.matchAll(/(?:\\.|[^\\])(?:-(?:\\.|[^\\]))?/g)];
    const last = members.at(-1);
    if (members.length < 2 || !last) continue;
    const start = match.index + match[0].length - 1 - last[0].length;
    edits.push({ at: start, length: last[0].length });
  }
  if (text.startsWith('/^')) edits.push({ at: 1, length: 1 });
  const end = text.lastIndexOf('/');
  if (text[end - 1] === '$' && text[end - 2] !== '\\') edits.push({ at: end - 1, length: 1 });
  return edits.map(({ at, length }) =>
    replaceNode('pattern', node, text.slice(0, at) + text.slice(at + length)),
  );
};
