/** The selected list: pure functions from a fact to what changes in the context. */
import { checkMedicationLine } from '@cauce/domain/medication/check-line'
import type { CheckKind, LedgerEntry } from '@cauce/domain/medication/check'
import { entryLacks, latestByCheck, pendingEntries } from '@cauce/domain/medication/ledger'
import { medicationSummary, type MedicationSummary, type SummaryLine } from '@cauce/domain/medication/order-summary'
import type { ChosenSite } from '../procedure-order/types.ts'
import { nextNotice } from '../notice.ts'
import { codesumiOf, isBlank, noticeOver } from './draft.ts'
import type { MedicationItem, MedicationOrderContext } from './types.ts'

type Context = MedicationOrderContext
type Change = Partial<Context>

const replaceItem = (
  items: readonly MedicationItem[],
  key: number,
  change: (item: MedicationItem) => Partial<MedicationItem>,
): readonly MedicationItem[] => items.map((item) => (item.key === key ? { ...item, ...change(item) } : item))

/** A line as the foot counts it. */
export const summaryLine = ({ draft, comprobaciones, errores }: MedicationItem): SummaryLine => ({
  sinHacer: pendingEntries(comprobaciones).length,
  completa: Object.keys(errores).length === 0,
  requiere_autorizacion: draft.articulo?.requiere_autorizacion ?? 0,
})

/** What the foot says of the list. */
export const summaryOf = (items: readonly MedicationItem[]): MedicationSummary =>
  medicationSummary(items.map(summaryLine))

/** The line leaves the list, and may be put back until the list changes. */
export const lineRemoved = ({ items }: Context, key: number): Change => {
  const index = items.findIndex((item) => item.key === key)
  const item = items[index]
  return item === undefined ? {} : { items: items.toSpliced(index, 1), removed: { item, index } }
}

/** The line comes back where it was: nothing was added since, so what was checked of it still holds. */
export const removalUndone = ({ items, removed }: Context): Change =>
  removed === null ? {} : { items: items.toSpliced(removed.index, 0, removed.item), removed: null }

/** The line goes back to the form, to be checked as if it were new; only into an empty form. */
export const lineEdited = (context: Context, key: number): Change => {
  const item = context.items.find((one) => one.key === key)
  if (item === undefined || !isBlank(context)) return {}
  return {
    ...noticeOver(context),
    ...lineRemoved(context, key),
    removed: null,
    draft: item.draft,
    draftErrors: item.errores,
    draftRouting: item.routing,
    routedFor: codesumiOf(item.draft),
  }
}

/** A site chosen by hand, with its reason. */
export const siteChosen = (context: Context, key: number, rep: ChosenSite, motivo: string): Change => ({
  items: replaceItem(context.items, key, ({ draft, routing }) => {
    const changed = { ...draft, rep: { id: rep.id, nombre: rep.nombre }, motivo_rep: motivo.trim() }
    return { draft: changed, errores: checkMedicationLine(changed, routing, context.hoy).errores }
  }),
})

const explained = (
  entries: readonly LedgerEntry[],
  comprobacion: CheckKind,
  motivo: string,
): readonly LedgerEntry[] => {
  const last = latestByCheck(entries).get(comprobacion)
  return entries.map((entry) =>
    entry === last && entry.respuesta !== 'limpia' && entryLacks({ ...entry, motivo }) === null
      ? { ...entry, motivo }
      : entry,
  )
}

/** Why the line goes on although the check could not be made, or found something. The check stays what it is. */
export const checkExplained = ({ items }: Context, key: number, comprobacion: CheckKind, motivo: string): Change => ({
  items: replaceItem(items, key, ({ comprobaciones }) => ({
    comprobaciones: explained(comprobaciones, comprobacion, motivo.trim()),
  })),
})

/** Each line against the rules of today: a date may have passed since it was added. */
export const linesReviewed = (context: Context, hoy: string): Change => ({
  ...noticeOver(context),
  hoy,
  items: context.items.map((item) => ({
    ...item,
    errores: checkMedicationLine(item.draft, item.routing, hoy).errores,
  })),
})

/** What stands in the way of ordering, in words; null: nothing does. */
export const obstacleOf = (context: Context, hoy: string): string | null => {
  const { impedimento, salida } = summaryOf(linesReviewed(context, hoy).items ?? [])
  return impedimento === null ? null : `${impedimento}. ${salida ?? ''}`
}

/** The order was asked for and something stands in its way. */
export const orderBlocked = (context: Context, hoy: string): Change => ({
  ...linesReviewed(context, hoy),
  notice: nextNotice(context.notice, 'error', obstacleOf(context, hoy) ?? ''),
})
