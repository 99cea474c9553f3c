/** A JSON schema as rows that a person reads: field, what it is, whether it may be absent. */

export interface SchemaField {
  /** Dotted, with `[]` for the items of a list. */
  readonly path: string
  readonly kind: string
  readonly isRequired: boolean
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const KINDS: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'número entero',
  boolean: 'sí o no',
  null: 'nada',
  object: 'objeto',
  array: 'lista',
}
const MANY: Readonly<Record<string, string>> = {
  texto: 'textos',
  número: 'números',
  'número entero': 'números enteros',
  objeto: 'objetos',
  lista: 'listas',
}
/** Of a list one reads many. */
const many = (kind: string): string => MANY[kind] ?? kind
const MOST_DEPTH = 8
const MOST_CHOICES = 8

const join = (base: string, name: string): string => (base === '' ? name : `${base}.${name}`)

const parse = (text: string): Node => {
  const value: unknown = JSON.parse(text)
  return isNode(value) ? value : {}
}

/** Each place of a call carries definitions of its own. */
const definitionsOf = (node: Node): Node => (isNode(node['$defs']) ? node['$defs'] : {})

/** The fields of a schema, outer ones first. */
export const schemaFields = (text: string): readonly SchemaField[] => {
  if (text === '') return []
  const root = parse(text)

  const walk = (start: Node, path: string, isRequired: boolean, known: Node, depth: number): SchemaField[] => {
    const definitions = { ...known, ...definitionsOf(start) }
    const solve = (node: Node): Node => {
      const name = typeof node['$ref'] === 'string' ? (node['$ref'].split('/').at(-1) ?? '') : null
      const target = name === null ? null : definitions[name]
      return isNode(target) ? target : node
    }
    const kindOf = (given: Node): string => {
      const node = solve(given)
      if (Array.isArray(node['enum'])) {
        const values = node['enum'].map((value) => JSON.stringify(value))
        return values.length > MOST_CHOICES ? `${values.slice(0, MOST_CHOICES).join(' | ')} | …` : values.join(' | ')
      }
      if ('const' in node) return JSON.stringify(node['const'])
      const choices = [...nodes(node['anyOf']), ...nodes(node['oneOf'])]
      if (choices.length > 0) return [...new Set(choices.map(kindOf))].join(' o ')
      const type = typeof node['type'] === 'string' ? node['type'] : ''
      if (type === 'array' && isNode(node['items'])) return `lista de ${many(kindOf(node['items']))}`
      return KINDS[type] ?? (type || 'cualquiera')
    }
    const inner = (given: Node): readonly Node[] => {
      const node = solve(given)
      return [node, ...nodes(node['anyOf']).map(solve), ...nodes(node['allOf']).map(solve)]
    }
    const own = path === '' ? [] : [{ path, kind: kindOf(start), isRequired }]
    if (depth > MOST_DEPTH) return own
    const below = inner(start).flatMap((node): SchemaField[] => {
      const required: readonly unknown[] = Array.isArray(node['required']) ? node['required'] : []
      const properties = isNode(node['properties']) ? Object.entries(node['properties']) : []
      const ofItems = isNode(node['items'])
        ? walk(node['items'], `${path}[]`, true, definitions, depth + 1).filter((field) => field.path !== `${path}[]`)
        : []
      return [
        ...properties.flatMap(([name, value]) =>
          isNode(value) ? walk(value, join(path, name), required.includes(name), definitions, depth + 1) : [],
        ),
        ...ofItems,
      ]
    })
    return [...own, ...below]
  }
  return walk(root, '', true, {}, 0)
}

/** What a call takes, by where it travels: `ruta`, `consulta`, `cuerpo`. */
export const placesOf = (text: string): readonly (readonly [string, readonly SchemaField[]])[] =>
  text === '' ? [] : Object.entries(parse(text)).map(([place, schema]) => [place, schemaFields(JSON.stringify(schema))])
