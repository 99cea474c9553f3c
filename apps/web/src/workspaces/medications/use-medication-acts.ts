/** What a person does with the entry, the form and the list. After each act the cursor is back at the entry. */
import { today } from '../../app/today.ts'
import type { Article } from '@cauce/domain/medication/article'
import type { CheckKind } from '@cauce/domain/medication/check'
import type { CompletedLine } from '@cauce/domain/medication/line-entry'
import type { ActiveMedicationLine, MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import type { Replacement } from '@cauce/domain/medication/represcription'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import type { MedicationItem } from '@cauce/machines/medication-order/types'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState, type RefObject } from 'react'
import { waitFor } from 'xstate'
import { articleOf } from '../../actors/article-of.ts'
import { useAppDispatch } from '../../store/store.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { draftOfActive, draftOfEntry, draftOfLine } from './draft-of-line.ts'
import { type MedicationOrder } from './use-medication-order.ts'

const EDIT_FIRST = 'Añada o limpie lo que está escribiendo antes de corregir otra línea.'

export interface WorkspaceParts {
  readonly entryRef: RefObject<HTMLInputElement | null>
  readonly drugRef: RefObject<HTMLInputElement | null>
  readonly formRef: RefObject<HTMLElement | null>
}

const isEmpty = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === ''

/**
 * The first field that still needs the person; the drug where none does.
 * @param siteComes the site is being proposed: nobody has to choose one
 */
const focusFirstEmpty = ({ formRef, drugRef }: WorkspaceParts, siteComes: () => boolean): void => {
  requestAnimationFrame(() => {
    const fields = [...(formRef.current?.querySelectorAll('input:not([readonly]), select') ?? [])]
    const skipsSite = siteComes()
    const empty = fields.find((field) => isEmpty(field) && !(skipsSite && field.closest('.med-sites') !== null))
    const target = empty ?? drugRef.current
    if (target instanceof HTMLElement) target.focus()
  })
}

export const useMedicationActs = (order: MedicationOrder, parts: WorkspaceParts) => {
  const { actor, send } = order
  const dispatch = useAppDispatch()
  const { consultaId } = order.snapshot.context
  /** The text that was completed; another text has to be completed again. */
  const [completed, setCompleted] = useState<string | null>(null)
  const [formAsked, setFormAsked] = useState(false)
  const toEntry = (): void => parts.entryRef.current?.focus()

  /** Waits until the list takes lines again: one that is being checked is not pushed aside. False: the screen went away. */
  const isFree = async (): Promise<boolean> => {
    try {
      await waitFor(actor, (snapshot) => snapshot.matches('collecting'), { timeout: Number.POSITIVE_INFINITY })
      return true
    } catch {
      return false
    }
  }

  const openForm = (): void => {
    setFormAsked(true)
    focusFirstEmpty(parts, () => actor.getSnapshot().matches({ collecting: 'proposing' }))
  }

  const complete = (line: CompletedLine): void => {
    send({ type: 'draft.changed', draft: draftOfEntry(line) })
    setCompleted(actor.getSnapshot().context.entry)
  }

  /** Another drug is chosen for the line that was completed: it is read back, and completed again. */
  const reconsider = (): void => setCompleted(null)

  const add = (): void => {
    if (!actor.getSnapshot().matches('collecting')) return
    const before = actor.getSnapshot().context.nextKey
    send({ type: 'line.add', hoy: today() })
    if (actor.getSnapshot().context.nextKey === before) {
      setFormAsked(true)
      requestAnimationFrame(() => focusFirstWrong(parts.formRef.current))
      return
    }
    setCompleted(null)
    setFormAsked(false)
    toEntry()
  }

  const clear = (): void => {
    send({ type: 'draft.cleared', hoy: today() })
    setCompleted(null)
    setFormAsked(false)
    toEntry()
  }

  /** Tab: the form has what is known; what is typed goes on in it. */
  const toForm = (line: CompletedLine | null): void => {
    if (line !== null && completed !== actor.getSnapshot().context.entry)
      send({ type: 'draft.changed', draft: draftOfEntry(line) })
    setCompleted(null)
    openForm()
  }

  const edit = (item: MedicationItem): void => {
    const { draft, entry } = actor.getSnapshot().context
    if (draft.articulo !== null || entry.trim() !== '') {
      void showToast({ message: EDIT_FIRST, tone: 'information' })
      return
    }
    send({ type: 'line.edit', key: item.key })
    setFormAsked(true)
    requestAnimationFrame(() => parts.drugRef.current?.focus())
  }

  const remove = (item: MedicationItem): void => {
    send({ type: 'line.remove', key: item.key })
    toEntry()
    void showToast({
      message: `Se quitó ${item.draft.articulo?.codesumi.nombre ?? 'la línea'}`,
      tone: 'information',
      action: { label: 'Deshacer', onClick: () => send({ type: 'removal.undone' }) },
    })
  }

  /** Lines of the history, checked and added as if they were new. */
  const prescribe = async (
    rows: readonly MedicationHistoryRow[],
    replace: ReadonlyMap<number, Replacement>,
  ): Promise<void> => {
    const hoy = today()
    const drafts = await Promise.all(
      rows.map(async (row) => ({
        ...draftOfLine(row, await articleOf(dispatch, consultaId, row.codesumi), hoy),
        reemplaza: replace.get(row.id) ?? null,
      })),
    )
    if (await isFree()) send({ type: 'lines.prescribe', drafts, hoy })
  }

  /** An active line goes to the form, to be changed. */
  const change = async (line: ActiveMedicationLine): Promise<void> => {
    const hoy = today()
    const article = await articleOf(dispatch, consultaId, line.codesumi)
    if (!(await isFree())) return
    const reemplaza = { orden_articulos_id: line.id, motivo: '' }
    send({ type: 'line.replaces', draft: { ...draftOfLine(line, article, hoy), reemplaza }, hoy })
    setCompleted(null)
    openForm()
  }

  const editActive = (article: Article): void => {
    send({ type: 'line.replaces', draft: draftOfActive(article), hoy: today() })
    setCompleted(null)
    openForm()
  }

  return {
    completed,
    formAsked,
    complete,
    reconsider,
    add,
    clear,
    toForm,
    closeForm: () => setFormAsked(false),
    edit,
    remove,
    prescribe,
    change,
    editActive,
    toEntry,
    recheck: (key: number) => send({ type: 'line.recheck', key }),
    explain: (key: number, comprobacion: CheckKind, motivo: string) =>
      send({ type: 'check.explained', key, comprobacion, motivo }),
    site: (key: number, rep: ChosenSite, motivo: string) => send({ type: 'line.site', key, rep, motivo }),
    placeOrder: () => send({ type: 'order.requested', hoy: today() }),
  }
}

export type MedicationActs = ReturnType<typeof useMedicationActs>
