/** The record of what was checked of a line: the same that is printed and audited. */
import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import { inCheckOrder } from '@cauce/domain/medication/ledger'
import { groupThousands } from '@cauce/domain/text/format'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { LedgerList } from '@cauce/ui/ledger-list/ledger-list'
import { Modal } from '@cauce/ui/modal/modal'
import { useLast } from '../../kit/dialog/use-last.ts'

export interface LedgerDialogProps {
  /** Null: closed. */
  readonly line: ActiveMedicationLine | null
  readonly onClose: () => void
}

export const LedgerDialog = ({ line, onClose }: LedgerDialogProps) => {
  const shown = useLast(line)
  return (
    <Modal
      isOpen={line !== null}
      onClose={onClose}
      size={700}
      title={`Comprobaciones de ${shown?.codesumi.nombre ?? ''}`}
      note={shown === null ? undefined : `Orden ${groupThousands(shown.orden_id)} · lo mismo que se imprime`}
    >
      {shown === null || shown.comprobaciones.length === 0 ? (
        <EmptyState title="Sin comprobaciones registradas" />
      ) : (
        <LedgerList entries={inCheckOrder(shown.comprobaciones)} label={`Comprobaciones de ${shown.codesumi.nombre}`} />
      )}
    </Modal>
  )
}
