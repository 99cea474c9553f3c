/** What the row types of the server (`apps/api/src/db/*tables.ts`) say of each column, read from their text. */
import { globSync } from 'node:fs'
import { part, parts, readSource, ROOT, type SyntaxNode, word } from '../../tools/manual/syntax.ts'

/** `string`, `number`, `Date`…, `null`, `undefined`; a list of anything is `array`. */
type Kinds = ReadonlySet<string>
export interface Column {
  readonly read: Kinds
  readonly insert: Kinds
}

const KEYWORDS: Readonly<Record<string, string>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSUndefinedKeyword: 'undefined',
  TSUnknownKeyword: 'unknown',
  TSNeverKeyword: 'never',
  TSObjectKeyword: 'object',
  TSLiteralType: 'string',
  TSArrayType: 'array',
}

const declared = (): ReadonlyMap<string, SyntaxNode> =>
  new Map(
    globSync('apps/api/src/db/{*-tables,tables,columns}.ts', { cwd: ROOT }).flatMap((file) =>
      parts(readSource(file).program, 'body').flatMap((statement) => {
        const node = part(statement, 'declaration') ?? statement
        const name = word(part(node, 'id'), 'name')
        return name !== null && node.type.startsWith('TS') ? [[name, node] as const] : []
      }),
    ),
  )

type Scope = ReadonlyMap<string, Column>
const plain = (kinds: Iterable<string>): Column => ({ read: new Set(kinds), insert: new Set(kinds) })
const joined = (columns: readonly Column[]): Column => ({
  read: new Set(columns.flatMap(({ read }) => [...read])),
  insert: new Set(columns.flatMap(({ insert }) => [...insert])),
})

const argumentsOf = (node: SyntaxNode): readonly SyntaxNode[] => {
  const given = part(node, 'typeArguments')
  return given === null ? [] : parts(given, 'params')
}
const nameOf = (node: SyntaxNode): string => word(part(node, 'typeName'), 'name') ?? ''

/** Reads the types of `DB`. A name that is declared elsewhere stands for itself: `Date`, `Buffer`, a union of texts of the domain. */
export const rowTypes = (): ReadonlyMap<string, ReadonlyMap<string, Column>> => {
  const types = declared()
  const columnOf = (node: SyntaxNode, scope: Scope): Column => {
    if (node.type === 'TSUnionType') return joined(parts(node, 'types').map((each) => columnOf(each, scope)))
    if (node.type !== 'TSTypeReference') return plain([KEYWORDS[node.type] ?? node.type])
    const name = nameOf(node)
    const given = argumentsOf(node).map((each) => columnOf(each, scope))
    const [first = plain([]), second = first] = given
    if (name === 'ColumnType') return { read: first.read, insert: second.read }
    if (name === 'Generated') return { read: first.read, insert: new Set([...first.insert, 'undefined']) }
    const alias = types.get(name)
    if (alias === undefined)
      return scope.get(name) ?? plain([/^[A-Z]/u.test(name) && !BASES.has(name) ? 'string' : name])
    const parameters = part(alias, 'typeParameters')
    const names = (parameters === null ? [] : parts(parameters, 'params')).map((each) =>
      word(part(each, 'name'), 'name'),
    )
    const inner = new Map(
      names.flatMap((each, place) => (each === null ? [] : [[each, given[place] ?? first] as const])),
    )
    const body = part(alias, 'typeAnnotation')
    return body === null ? plain([name]) : columnOf(body, inner)
  }

  const membersOf = (node: SyntaxNode): readonly (readonly [string, SyntaxNode])[] => {
    if (node.type === 'TSIntersectionType') return parts(node, 'types').flatMap(membersOf)
    if (node.type === 'TSTypeReference') {
      const named = types.get(nameOf(node))
      return named === undefined ? [] : membersOf(named)
    }
    if (node.type === 'TSTypeAliasDeclaration') {
      const body = part(node, 'typeAnnotation')
      return body === null ? [] : membersOf(body)
    }
    const parents = parts(node, 'extends').flatMap((each) => {
      const named = types.get(word(part(each, 'expression'), 'name') ?? '')
      return named === undefined ? [] : membersOf(named)
    })
    const body = part(node, 'body')
    const own = [...parts(node, 'members'), ...(body === null ? [] : parts(body, 'body'))].flatMap((member) => {
      const key = word(part(member, 'key'), 'name')
      const annotation = part(member, 'typeAnnotation')
      const type = annotation === null ? null : part(annotation, 'typeAnnotation')
      return key === null || type === null ? [] : [[key, type] as const]
    })
    return [...parents, ...own]
  }

  const root = types.get('DB')
  if (root === undefined) throw new Error('apps/api/src/db/tables.ts no longer declares DB')
  return new Map(
    membersOf(root).map(([table, type]) => [
      table,
      new Map(membersOf(type).map(([column, own]) => [column, columnOf(own, new Map())] as const)),
    ]),
  )
}

const BASES: ReadonlySet<string> = new Set(['Date', 'Buffer'])
