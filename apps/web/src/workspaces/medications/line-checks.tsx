/** What was checked of a line: a chip for each check, what was answered, and what is still to be done. */
import { ALWAYS_SHOWN_CHECKS, type LedgerEntry } from '@cauce/domain/medication/check'
import { entryLacks } from '@cauce/domain/medication/ledger'
import { shownChecks, type CheckedLine } from '@cauce/domain/medication/shared-findings'
import type { MedicationItem } from '@cauce/machines/medication-order/types'
import { CheckChip } from '@cauce/ui/check-chip/check-chip'

const checkedLine = ({ draft, comprobaciones }: MedicationItem): CheckedLine => ({
  codesumi_id: draft.articulo?.codesumi.id ?? 0,
  comprobaciones,
})

/** Checks that inform are shown only when they have something to say. */
const isShown = ({ comprobacion, respuesta }: LedgerEntry): boolean =>
  respuesta !== 'limpia' || ALWAYS_SHOWN_CHECKS.some((check) => check === comprobacion)

const isPending = (entry: LedgerEntry): boolean => entryLacks(entry) !== null

export interface LineChecksProps {
  readonly item: MedicationItem
  readonly items: readonly MedicationItem[]
  readonly locked: boolean
  readonly onRecheck: (item: MedicationItem) => void
  /** Shows everything that was checked of the line. */
  readonly onLedger: (item: MedicationItem) => void
  readonly onExplain: (item: MedicationItem, entry: LedgerEntry) => void
}

const Pending = ({ entries, props }: { readonly entries: readonly LedgerEntry[]; readonly props: LineChecksProps }) => {
  const { item, locked, onRecheck, onExplain } = props
  const [first] = entries
  if (first === undefined) return null
  return (
    <p className="med-undone">
      {first.por_que ?? (first.respuesta === 'encontrada' ? 'Falta el motivo' : 'No se pudo comprobar')}.{' '}
      <button type="button" className="ca-link" disabled={locked} onClick={() => onRecheck(item)}>
        Comprobar de nuevo
      </button>{' '}
      o{' '}
      <button type="button" className="ca-link" disabled={locked} onClick={() => onExplain(item, first)}>
        explicar por qué sigue
      </button>
    </p>
  )
}

/** What only informs was not asked: it is read here, with what is usually done. */
const Informs = ({ entries }: { readonly entries: readonly LedgerEntry[] }) => {
  const found = entries.flatMap(({ hallazgos }) => hallazgos).filter(({ severidad }) => severidad === 'informativa')
  if (found.length === 0) return null
  return (
    <ul className="med-informs" aria-label="Para tener en cuenta">
      {found.map(({ clave, titulo, conducta }) => (
        <li key={clave}>
          <strong>{titulo}</strong>
          {conducta === null ? null : ` ${conducta}`}
        </li>
      ))}
    </ul>
  )
}

export const LineChecks = (props: LineChecksProps) => {
  const { item, items } = props
  const others = items.filter(({ key }) => key !== item.key).map(checkedLine)
  const shown = shownChecks(checkedLine(item), others).filter(isShown)
  const reasons = new Set(shown.flatMap(({ motivo }) => (motivo === null || motivo === '' ? [] : [motivo])))
  return (
    <div className="med-checks">
      <div className="med-check-chips">
        {shown.map((entry) => (
          <CheckChip key={entry.comprobacion} entry={entry} onClick={() => props.onLedger(item)} />
        ))}
      </div>
      <Informs entries={shown} />
      {[...reasons].map((reason) => (
        <p key={reason} className="ca-second">
          «{reason}»
        </p>
      ))}
      <Pending entries={shown.filter(isPending)} props={props} />
      {item.sinResponder.length === 0 ? null : (
        <p className="med-undone med-undone-bad">
          Sin responder: {item.sinResponder.join('; ')}.{' '}
          <button type="button" className="ca-link" disabled={props.locked} onClick={() => props.onRecheck(item)}>
            Comprobar de nuevo
          </button>
        </p>
      )}
    </div>
  )
}
