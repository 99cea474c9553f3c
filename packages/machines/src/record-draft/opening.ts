/** How the record stands on the server and on this computer, joined with what is typed. Pure. */
import type { DraftFields } from '@cauce/domain/clinical-record/draft-merge'
import { recordFieldName } from '@cauce/domain/clinical-record/field-names'
import {
  fromComponents,
  RECORD_COMPONENTS,
  toComponents,
  type RecordComponent,
} from '@cauce/domain/clinical-record/record-components'
import { sameValue } from '@cauce/domain/clinical-record/same-value'
import { componentsOf } from './components.ts'
import { eachPart, versionOf, type Changes } from './flow.ts'
import * as one from './parts.ts'
import type { DraftPart, KeptPart, LeftField, OpenedRecord, Received, RecordDraftContext as Context } from './types.ts'

const addReceived = (now: Received | null, campos: readonly string[], equipo: string | null): Received | null =>
  campos.length === 0
    ? now
    : {
        campos: [...new Set([...(now?.campos ?? []), ...campos.map(recordFieldName)])],
        equipo: equipo ?? now?.equipo ?? null,
      }

/** What was typed and is not in the finalised record. */
const leftIn = (
  view: OpenedRecord,
  parts: readonly (readonly [RecordComponent, DraftPart])[],
): readonly LeftField[] => {
  if (view.historia === null) return []
  const final: Readonly<Record<RecordComponent, DraftFields>> = toComponents(view.historia)
  return parts.flatMap(([name, { base, datos }]) =>
    Object.entries(datos)
      .filter(([campo, valor]) => !sameValue(valor, base.datos[campo]) && !sameValue(valor, final[name][campo]))
      .map(([campo, valor]) => ({ campo, valor })),
  )
}

const locked = (context: Context, view: OpenedRecord): Changes => {
  const typed = RECORD_COMPONENTS.map((name) => [name, context.parts[name]] as const)
  const kept = context.orphans.map((part) => [part.componente, part] as const)
  const left = [...context.leftOver, ...leftIn(view, [...typed, ...kept])]
  return {
    view,
    leftOver: left.filter(
      (field, index) =>
        left.findIndex((other) => other.campo === field.campo && sameValue(other.valor, field.valor)) === index,
    ),
  }
}

/** The server told how the record stands: what is here is joined with it, and what came is told. */
export const opened = (context: Context, view: OpenedRecord): Changes => {
  const told = { announced: {}, mustAsk: false, error: null }
  if (view.estado === 'finalizada') return { ...told, ...locked(context, view) }
  if (context.view === null) {
    return { ...told, view, parts: eachPart((name) => one.partOf(versionOf(view, name))) }
  }
  let { received } = context
  const parts = eachPart((name) => {
    const { part, recibidos } = one.joined(context.parts[name], versionOf(view, name))
    const equipo = view.borradores.find(({ componente }) => componente === name)?.equipo ?? null
    received = addReceived(received, recibidos, equipo)
    return part
  })
  return { ...told, view, parts, received }
}

/** What tabs that are gone left on this computer. */
export const recalled = (context: Context, kept: readonly KeptPart[]): Changes => {
  const orphans = kept.toSorted((before, after) => before.at - after.at)
  return context.view?.estado === 'finalizada'
    ? { orphans, ...locked({ ...context, orphans }, context.view) }
    : { orphans }
}

const adoptable = ({ orphans, parts }: Context): KeptPart | undefined =>
  orphans.find(({ componente }) => !one.isUnsent(parts[componente]))

export const hasAdoptable = (context: Context): boolean => adoptable(context) !== undefined

/** The next one that was kept is joined, as soon as its component has nothing else on its way. */
export const orphanAdopted = (context: Context): Changes => {
  const kept = adoptable(context)
  if (kept === undefined) return {}
  const { componente, clave, base, datos, conflictos, enviados } = kept
  const { part, recibidos } = one.adopted(context.parts[componente], { base, datos, conflictos, enviados })
  return {
    parts: { ...context.parts, [componente]: part },
    orphans: context.orphans.filter((each) => each.clave !== clave),
    adopted: [...context.adopted, clave],
    received: addReceived(context.received, recibidos, null),
  }
}

/** It was locked from here: what is on the screen is the record, until the server tells it with what it worked out. */
export const finalised = (
  context: Context,
  { finalizada_at, huella }: { readonly finalizada_at: string; readonly huella: string },
): Changes => ({
  ...clean(context),
  view:
    context.view === null
      ? null
      : {
          ...context.view,
          estado: 'finalizada',
          historia: fromComponents(componentsOf(context.parts)),
          finalizada: { at: finalizada_at, por: context.autor, huella },
        },
  finaliseErrors: {},
  finaliseError: null,
})

const clean = ({ parts, orphans, adopted }: Context): Changes => ({
  parts: eachPart((name) => one.partOf({ version: parts[name].base.version, datos: parts[name].datos })),
  orphans: [],
  adopted: [...adopted, ...orphans.map(({ clave }) => clave)],
  leftOver: [],
})

/** The person has seen what did not get into the record. */
export const leftDismissed = clean
