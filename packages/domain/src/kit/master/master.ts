/** A master: a table that people keep, declared once. Form, list, calls, checks, load and history follow from the value. */
import * as Schema from 'effect/Schema'
import type { Field } from './field.ts'

/**
 * What a form of a master holds: the text of each field by its name, as a person types it and a file brings it; empty for what is
 * not known. A flag is `si` or `no`, a reference the number of its row, a decimal has a point, a date is `AAAA-MM-DD`.
 */
export type MasterForm = Readonly<Record<string, string>>

/** Rows of another table that point here: with them nothing is deleted. */
export interface Use {
  readonly table: string
  readonly column: string
  /** What that column holds of a row of the master: its number, or the text of one of its fields. */
  readonly holds?: string
  readonly one: string
  readonly many: string
}

export interface Master {
  /** Page of the catalogue, `grupo/pagina`; its permission is the one that opens it. */
  readonly page: string
  readonly permission: string
  readonly table: string
  readonly one: string
  readonly many: string
  /** `f`: una empresa creada; `m`: un cargo creado. */
  readonly gender: 'f' | 'm'
  readonly fields: Readonly<Record<string, Field>>
  /** The field by which a row is called. */
  readonly title: string
  /** The unique field by which a file recognises a row that is here already. */
  readonly key: string
  /** In this order the list comes. */
  readonly order: string
  readonly uses: readonly Use[]
  /** What fields say together: problems by field of a form in which each field is good by itself. */
  readonly together?: (form: MasterForm) => Readonly<Record<string, string>>
}

interface Declaration extends Omit<Master, 'permission' | 'order' | 'uses'> {
  readonly order?: string
  readonly uses?: readonly Use[]
}

/** Declares a master. @throws Error when what it names is not one of its fields: a mistake of who declares, seen at start */
export const master = (declared: Declaration): Master => {
  const { fields, title, key, order = title, uses = [] } = declared
  for (const name of [title, key, order]) {
    if (!Object.hasOwn(fields, name)) throw new TypeError(`${declared.page}: ${name} is not one of its fields`)
  }
  if (fields[key]?.unique !== true) throw new TypeError(`${declared.page}: ${key} must be unique`)
  return { ...declared, permission: declared.page.replaceAll('/', '.'), order, uses }
}

/** Name and field, in the order of the form. */
export const fieldsOf = ({ fields }: Master): readonly (readonly [string, Field])[] => Object.entries(fields)

/** Names of the fields that answer `which`. */
export const fieldNames = (of: Master, which: (field: Field) => boolean = () => true): readonly string[] =>
  fieldsOf(of)
    .filter(([, field]) => which(field))
    .map(([name]) => name)

/** The closed ones: by these a list is narrowed. */
export const isFilter = ({ kind }: Field): boolean => kind === 'choice' || kind === 'flag'

/** A form in which nobody wrote anything. */
export const emptyForm = (of: Master): MasterForm =>
  Object.fromEntries(fieldsOf(of).map(([name, { kind }]) => [name, kind === 'flag' ? 'no' : '']))

/** Longest text that a field of any kind is given; each kind has its own limit within it. */
export const MAX_FIELD = 1_000

/** What happened to a row. */
export const MASTER_ACTS = ['crear', 'editar', 'activar', 'inactivar'] as const
export const MasterAct = Schema.Literals(MASTER_ACTS)
export type MasterAct = typeof MasterAct.Type
