/** A source file read as a syntax tree: its declarations, what stands written above each, what each names and what it says to a person. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

export const ROOT = path.join(import.meta.dirname, '../..')

export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

export interface Declaration {
  readonly name: string
  readonly exported: boolean
  /** The docstring right above it, without its stars; empty where there is none. */
  readonly doc: string
  /** Answers a text and nothing else: a message with figures in it. */
  readonly message: boolean
  readonly names: ReadonlySet<string>
  readonly sentences: readonly string[]
}

interface ImportedName {
  /** Path from the root, or the name of a package. */
  readonly from: string
  readonly name: string
}

export interface SourceFile {
  readonly path: string
  /** The comment on its first line; empty where there is none. */
  readonly header: string
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, ImportedName>
  readonly program: SyntaxNode
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  typeof value.start === 'number'

/** What a node has under a key; null where it is not a node. */
export const part = (node: SyntaxNode, key: string): SyntaxNode | null => {
  const value: unknown = Object.entries(node).find(([name]) => name === key)?.[1]
  return isNode(value) ? value : null
}

/** The nodes that a node has in a list. */
export const parts = (node: SyntaxNode, key: string): readonly SyntaxNode[] => {
  const value: unknown = Object.entries(node).find(([name]) => name === key)?.[1]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The text that a node has under a key; null where it is not one. */
export const word = (node: SyntaxNode | null, key: string): string | null => {
  const value: unknown = node === null ? null : Object.entries(node).find(([name]) => name === key)?.[1]
  return typeof value === 'string' ? value : null
}

const holds = (node: SyntaxNode, key: string): boolean =>
  Object.entries(node).some(([name, value]) => name === key && value === true)

const inside = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))
    .toSorted((one, other) => one.start - other.start)

const onlyTypes = (type: string): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)

/** The nodes that run, in the order of the text. A child that only names a member of something is left out. */
const children = (node: SyntaxNode): readonly SyntaxNode[] => {
  const isKey = (child: SyntaxNode) =>
    !holds(node, 'computed') &&
    !holds(node, 'shorthand') &&
    (child === part(node, 'key') || child === part(node, 'property'))
  return inside(node).filter((child) => !onlyTypes(child.type) && !isKey(child))
}

/** Every node under one, itself included. */
export const nodesOf = (node: SyntaxNode): readonly SyntaxNode[] => [node, ...children(node).flatMap(nodesOf)]

export const namesOf = (node: SyntaxNode): ReadonlySet<string> =>
  new Set(nodesOf(node).flatMap((each) => (each.type === 'Identifier' ? (word(each, 'name') ?? []) : [])))

/** The text of a literal or a template, `…` where a figure goes; null for anything else. */
export const literalText = (node: SyntaxNode | null): string | null => {
  if (node?.type === 'Literal') return word(node, 'value')
  if (node?.type !== 'TemplateLiteral') return null
  return parts(node, 'quasis')
    .map((quasi) => {
      const value: unknown = Object.entries(quasi).find(([name]) => name === 'value')?.[1]
      return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
    })
    .join('…')
}

/** Words with a beginning: what a person reads, and not a key, a pattern or a piece of a sentence. */
const isSentence = (text: string): boolean => /^[¡¿]?\s?\p{Lu}\p{L}*[\p{Ll},;:]?\s.*\p{Ll}/u.test(text)

/** Which norm a figure comes from, in the tables of the law. */
const isSource = (node: SyntaxNode): boolean => word(part(node, 'key'), 'name') === 'fuente'

/** Sentences under a node. What is thrown is read by programmers; a list of bare texts is a table and not a message. */
const sentencesOf = (node: SyntaxNode): readonly string[] => {
  if (node.type === 'ThrowStatement' || isSource(node)) return []
  const text = literalText(node)
  if (text !== null) return [...(isSentence(text) ? [text] : []), ...children(node).flatMap(sentencesOf)]
  if (node.type === 'ArrayExpression' && parts(node, 'elements').length > 1) {
    return parts(node, 'elements').flatMap((element) => (element.type === 'Literal' ? [] : sentencesOf(element)))
  }
  return children(node).flatMap(sentencesOf)
}

const answersText = (node: SyntaxNode | null): boolean => {
  if (node === null) return false
  if (node.type === 'ConditionalExpression') {
    return answersText(part(node, 'consequent')) && answersText(part(node, 'alternate'))
  }
  return literalText(node) !== null
}

const isFunction = (node: SyntaxNode | null): boolean =>
  node !== null && ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type)

const withoutStars = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/u, '').trim())
    .join(' ')
    .trim()

const declared = (statement: SyntaxNode): readonly { readonly name: string; readonly node: SyntaxNode }[] => {
  const declarators = parts(statement, 'declarations')
  const named = declarators.length > 0 ? declarators : part(statement, 'id') === null ? [] : [statement]
  return named.flatMap((node) => {
    const name = word(part(node, 'id'), 'name')
    return name === null || onlyTypes(node.type) ? [] : [{ name, node }]
  })
}

const WORKSPACE = /^@cauce\/(?<room>domain|machines|contract)\/(?<rest>.+)$/u

/** Where an import leads, from the root. */
const resolved = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  const { room, rest } = WORKSPACE.exec(specifier)?.groups ?? {}
  return room === undefined || rest === undefined ? specifier : `packages/${room}/src/${rest}.ts`
}

const importedBy = (statement: SyntaxNode, from: string): readonly (readonly [string, ImportedName])[] =>
  parts(statement, 'specifiers').flatMap((specifier) => {
    const local = word(part(specifier, 'local'), 'name')
    const name = word(part(specifier, 'imported'), 'name')
    const source = word(part(statement, 'source'), 'value')
    return local === null || name === null || source === null
      ? []
      : [[local, { from: resolved(from, source), name }] as const]
  })

/** @param file path from the root */
export const readSource = (file: string): SourceFile => {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const { program, comments } = parseSync(file, text)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const docBefore = (start: number): string => {
    const above = docs.findLast(({ end }) => end <= start)
    return above !== undefined && text.slice(above.end, start).trim() === '' ? withoutStars(above.value.slice(1)) : ''
  }
  const declarations = program.body.flatMap((statement: SyntaxNode) => {
    const inner = part(statement, 'declaration')
    return declared(inner ?? statement).map(({ name, node }) => {
      const value = part(node, 'init')
      const body = isFunction(value) && value !== null ? part(value, 'body') : value
      return {
        name,
        exported: inner !== null,
        doc: docBefore(statement.start),
        message: answersText(body),
        names: namesOf(node),
        sentences: sentencesOf(node),
      }
    })
  })
  const first = docs[0]
  return {
    path: file,
    header: first?.start === 0 ? withoutStars(first.value.slice(1)) : '',
    declarations: new Map(declarations.map((declaration) => [declaration.name, declaration])),
    imports: new Map(
      program.body.flatMap((statement: SyntaxNode) =>
        statement.type === 'ImportDeclaration' ? importedBy(statement, file) : [],
      ),
    ),
    program,
  }
}
