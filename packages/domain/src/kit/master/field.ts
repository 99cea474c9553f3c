/** The fields of a master as values: what kind each is, its words and its limits. */

/** What is said of any field. */
export interface FieldWords {
  readonly label: string
  readonly help?: string
  readonly required: boolean
  /** No two rows have it, whatever the capitals and the accents. */
  readonly unique: boolean
  /** Part of what a search looks at; `apart`: without being in the text that other modules search too. */
  readonly searched: boolean | 'apart'
  /** A column of the list. */
  readonly listed: boolean
}

/** A closed list: what is stored and the word that is read. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** Where a reference points to. The names are of the database; a request never chooses them. */
export interface Target {
  readonly table: string
  readonly code: string
  readonly title: string
  /** What tells two of the same name apart: the department of a municipality. */
  readonly within?: { readonly table: string; readonly key: string; readonly title: string }
  /** Only what is active can be chosen anew. */
  readonly activeOnly?: true
  /** Of a table that points to itself in two levels: the column, empty in the first level, which alone can be chosen. */
  readonly top?: string
}

export type TextKind = 'code' | 'text' | 'nit' | 'phone' | 'email' | 'address' | 'note'

export type Field = FieldWords &
  (
    | { readonly kind: TextKind; readonly max: number }
    | { readonly kind: 'choice'; readonly options: readonly Option[] }
    | { readonly kind: 'reference'; readonly to: Target }
    | { readonly kind: 'integer'; readonly min: number; readonly max: number }
    | { readonly kind: 'decimal'; readonly min: number; readonly max: number; readonly places: number }
    | { readonly kind: 'flag' }
    | { readonly kind: 'date' }
  )
export type FieldKind = Field['kind']
/** One that names no other row. */
export type PlainField = Exclude<Field, { readonly kind: 'reference' }>

export interface FieldOptions {
  readonly help?: string
  /** May be left empty. */
  readonly optional?: true
  readonly unique?: true
  readonly searched?: true | 'apart'
  /** Not a column of the list. */
  readonly hidden?: true
}
type TextOptions = FieldOptions & { readonly max?: number }

const words = (label: string, { help, optional, unique, searched, hidden }: FieldOptions): FieldWords => ({
  label,
  ...(help === undefined ? {} : { help }),
  required: optional !== true,
  unique: unique === true,
  searched: searched ?? false,
  listed: hidden !== true,
})

const textField =
  (kind: TextKind, usualMax: number, ceiling: number) =>
  (label: string, options: TextOptions = {}): PlainField => ({
    ...words(label, options),
    kind,
    max: Math.min(options.max ?? usualMax, ceiling),
  })

/** Letters, digits, dot, hyphen and slash, without blanks; kept in capitals. */
export const code = textField('code', 20, 60)
export const text = textField('text', 120, 1_000)
/** Identification of an organisation: nine digits, and the one that proves them. Kept as `901448216-6`. */
export const nit = textField('nit', 20, 20)
/** Seven or ten digits and an extension. */
export const phone = textField('phone', 30, 30)
export const email = textField('email', 254, 254)
export const address = textField('address', 200, 300)
/** Several lines, kept as they were written. */
export const note = textField('note', 500, 1_000)

export const choice = (label: string, options: readonly Option[], more: FieldOptions = {}): PlainField => ({
  ...words(label, more),
  kind: 'choice',
  options,
})

/** Options whose word is what is stored. */
export const plainOptions = (...values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }))

export const reference = (label: string, to: Target, more: FieldOptions = {}): Field => ({
  ...words(label, more),
  kind: 'reference',
  to,
})

const LARGEST_INTEGER = 2_147_483_647

export const integer = (
  label: string,
  { min = 0, max = LARGEST_INTEGER, ...more }: FieldOptions & { readonly min?: number; readonly max?: number } = {},
): PlainField => ({ ...words(label, more), kind: 'integer', min, max })

export const decimal = (
  label: string,
  limits: { readonly min: number; readonly max: number; readonly places: number },
  more: FieldOptions = {},
): PlainField => ({ ...words(label, more), kind: 'decimal', ...limits })

/** Yes or no; what nobody answered is no. */
export const flag = (label: string, more: FieldOptions = {}): PlainField => ({
  ...words(label, { ...more, optional: true }),
  kind: 'flag',
})

export const date = (label: string, more: FieldOptions = {}): PlainField => ({ ...words(label, more), kind: 'date' })

export const MUNICIPALITY: Target = {
  table: 'municipios',
  code: 'codigo',
  title: 'nombre',
  within: { table: 'departamentos', key: 'departamento_id', title: 'nombre' },
}
