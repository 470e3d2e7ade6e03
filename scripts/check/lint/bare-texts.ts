import { join } from 'node:path';
import * as is from 'typescript/unstable/ast/is';
import type { Expression, JsxChild, Node } from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Finding, SourceFile } from '../../shared/source-file.ts';
import { root } from '../../shared/source-files.ts';

/**
 * Returns a finding for each text of JSX that is not the only child of an element. When a browser translates a page, it
 * replaces the text nodes. React then changes a text node that is no longer on the page, so the screen keeps the old
 * value, or fails when it removes or inserts beside it. The only text of an element is safe: React sets it through the
 * element.
 *
 * @param files components; a text that differs from the file on the disk is used instead of it
 */
export function bareTexts(files: readonly SourceFile[]): Finding[] {
  if (files.length === 0) return [];
  const texts = new Map(files.map(({ path, text }) => [join(root, path), text]));
  const api = new API({ cwd: root, fs: { readFile: (path) => texts.get(path) } });
  try {
    const [project] = api.updateSnapshot({ openProject: join(root, 'tsconfig.json') }).getProjects();
    if (!project) throw new Error('tsconfig.json is not a project');
    return files.flatMap(({ path, text }) => {
      const source = project.program.getSourceFile(join(root, path));
      if (!source) throw new Error(`${path} is not in the project`);
      const lineAt = (node: Node) => text.slice(0, node.getStart(source)).split('\n').length;
      return bareNodes(source, project.checker).map(({ node, message }) => ({
        path,
        line: lineAt(node),
        message,
      }));
    });
  } finally {
    api.close();
  }
}

interface Bare {
  readonly node: Node;
  readonly message: string;
}

const child = 'is a text beside other content: give it an element of its own, or type it as Elements';
const list = 'is a list of texts: give each one an element';
const component = 'returns a bare text: return an element around it';

function bareNodes(node: Node, checker: Checker): Bare[] {
  const below: Bare[] = [];
  node.forEachChild((inner) => void below.push(...bareNodes(inner, checker)));
  return [...bareIn(node, checker), ...below];
}

function bareIn(node: Node, checker: Checker): Bare[] {
  if (is.isJsxElement(node) || is.isJsxFragment(node)) {
    const children = node.children.filter((each) => !isBlank(each));
    const isAlone = is.isJsxElement(node) && children.length === 1;
    return children.flatMap((each) => {
      const type = is.isJsxExpression(each) && each.expression ? typeOf(each.expression, checker) : null;
      if (type !== null && isTextList(type, checker)) return [{ node: each, message: list }];
      return !isAlone && (is.isJsxText(each) || isText(type, checker))
        ? [{ node: each, message: child }]
        : [];
    });
  }
  if (isComponent(node)) {
    const signature = checker.getSignatureFromDeclaration(node);
    const returned = signature && checker.getReturnTypeOfSignature(signature);
    if (returned && isText(returned, checker)) return [{ node, message: component }];
  }
  return [];
}

/** Returns true for what draws nothing, or blanks, which a translation leaves alone. */
const isBlank = (node: JsxChild): boolean => {
  if (is.isJsxText(node)) return node.text.trim() === '';
  if (!is.isJsxExpression(node)) return false;
  const { expression } = node;
  return !expression || (is.isStringLiteral(expression) && expression.text.trim() === '');
};

/** Returns true for a function with a capital letter, which JSX uses as an element. */
function isComponent(node: Node): boolean {
  if (is.isFunctionDeclaration(node) || is.isFunctionExpression(node)) return isCapital(node.name?.text);
  if (!is.isArrowFunction(node) || !is.isVariableDeclaration(node.parent)) return false;
  const { name } = node.parent;
  return is.isIdentifier(name) && isCapital(name.text);
}

const isCapital = (name: string | undefined): boolean => /^[A-Z]/.test(name ?? '');

const typeOf = (expression: Expression, checker: Checker): Type => {
  const type = checker.getTypeAtLocation(expression);
  if (!type) throw new Error('An expression has no type');
  return type;
};

const textFlags =
  TypeFlags.AnyOrUnknown |
  TypeFlags.StringLike |
  TypeFlags.NumberLike |
  TypeFlags.BigInt |
  TypeFlags.BigIntLiteral;

/** Returns true for a type whose values React draws as text, among others, or as a list of texts. */
function isText(type: Type | null, checker: Checker): boolean {
  if (type === null) return false;
  if (type.isUnionType()) return type.getTypes().some((each) => isText(each, checker));
  if (type.isStringLiteralType() && type.value === '') return false;
  return (type.flags & textFlags) !== 0 || isTextList(type, checker);
}

function isTextList(type: Type, checker: Checker): boolean {
  if (type.isUnionType()) return type.getTypes().some((each) => isTextList(each, checker));
  if (!checker.isArrayType(type) || !type.isTypeReference()) return false;
  // Only the elements of the list itself: a list of lists of texts would not end for a recursive type.
  return checker.getTypeArguments(type).some((each) => isPlainText(each));
}

const isPlainText = (type: Type): boolean =>
  type.isUnionType() ? type.getTypes().some(isPlainText) : (type.flags & textFlags) !== 0;
