/** One draft typed in two tabs or on two devices: what can be joined is joined, and what cannot is told. */
import { recordFieldName } from './field-names.ts'
import { sameValue } from './same-value.ts'

/** Data of a component: values of JSON by field. */
export type DraftFields = Readonly<Record<string, unknown>>

export interface DraftVersion {
  /** Grows with every save on the server. */
  readonly version: number
  readonly datos: DraftFields
}

export interface DraftConflict {
  readonly campo: string
  readonly nombre: string
  /** How both found it. */
  readonly base: unknown
  readonly mio: unknown
  readonly otro: unknown
  readonly texto: string
}

export interface DraftMerge {
  /**
   * `taken`: nobody else wrote. `merged`: each wrote elsewhere, or the same. `conflict`: both wrote in a field; it stands as this device
   * has it and is not sent until somebody chooses.
   */
  readonly kind: 'taken' | 'merged' | 'conflict'
  readonly datos: DraftFields
  /** Version of the server that the next save starts from. */
  readonly version: number
  /** Fields that came from the other device: they are told, not slipped in. */
  readonly recibidos: readonly string[]
  readonly conflictos: readonly DraftConflict[]
}

const valueOf = (fields: DraftFields, campo: string): unknown =>
  Object.hasOwn(fields, campo) ? fields[campo] : undefined

const conflictText = (nombre: string): string =>
  `${nombre} se cambió también en otro dispositivo: elija cuál queda, nada se ha perdido`

/**
 * Joins what is here with what the server has, field by field from what both started from.
 * @regla Si dos dispositivos cambiaron el mismo campo se muestra el conflicto y nada se sobrescribe en silencio.
 */
export const mergeDraft = (base: DraftVersion, mine: DraftFields, theirs: DraftVersion): DraftMerge => {
  if (theirs.version === base.version)
    return { kind: 'taken', datos: mine, version: theirs.version, recibidos: [], conflictos: [] }
  const names = [...new Set([base.datos, mine, theirs.datos].flatMap((fields) => Object.keys(fields)))]
  const fields = names.map((campo) => {
    const [before, here, there] = [base.datos, mine, theirs.datos].map((each) => valueOf(each, campo))
    const [changedHere, changedThere] = [!sameValue(here, before), !sameValue(there, before)]
    const differs = !sameValue(here, there)
    return {
      campo,
      before,
      here,
      there,
      received: !changedHere && changedThere,
      clash: changedHere && changedThere && differs,
    }
  })
  const conflictos = fields
    .filter(({ clash }) => clash)
    .map(({ campo, before, here, there }) => {
      const nombre = recordFieldName(campo)
      return { campo, nombre, base: before, mio: here, otro: there, texto: conflictText(nombre) }
    })
  return {
    kind: conflictos.length > 0 ? 'conflict' : 'merged',
    datos: Object.fromEntries(
      fields
        .map(({ campo, received, here, there }) => [campo, received ? there : here] as const)
        .filter(([, value]) => value !== undefined),
    ),
    version: theirs.version,
    recibidos: fields.filter(({ received }) => received).map(({ campo }) => campo),
    conflictos,
  }
}
