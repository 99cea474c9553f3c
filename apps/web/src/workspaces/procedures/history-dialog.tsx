/** 'Historia': the earlier orders of one of the procedures that are on the screen. @fuente spec 2 §2 */
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { Modal } from '@cauce/ui/modal/modal'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { failureText } from '../../store/call.ts'
import { HistoryTable } from './history-table.tsx'
import { useHistory } from './use-history.ts'

export type NamedProcedure = Pick<Procedure, 'id' | 'codigo' | 'nombre'>

export interface HistoryDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly consultaId: number
  /** Without repeats; the first is shown. */
  readonly procedures: readonly NamedProcedure[]
}

const Shown = ({ consultaId, procedures }: Pick<HistoryDialogProps, 'consultaId' | 'procedures'>) => {
  const [chosen, setChosen] = useState<number | null>(null)
  const id = chosen ?? procedures[0]?.id ?? null
  const history = useHistory(consultaId, id)
  if (id === null) return <p>Escoja un procedimiento, o espere a que haya órdenes activas, para ver su historia.</p>
  return (
    <div className="pro-history">
      <SelectField
        label="Procedimiento"
        options={procedures.map(({ id: value, codigo, nombre }) => ({
          value: String(value),
          label: `${codigo} · ${nombre}`,
        }))}
        value={String(id)}
        onChange={(value) => setChosen(Number(value))}
      />
      <HistoryTable
        key={id}
        rows={history.rows}
        loading={history.loading}
        failure={history.error === undefined ? undefined : failureText(history.error)}
        onRetry={history.retry}
      />
    </div>
  )
}

export const HistoryDialog = ({ isOpen, onClose, consultaId, procedures }: HistoryDialogProps) => (
  <Modal isOpen={isOpen} onClose={onClose} size={700} title="Historia de órdenes">
    <Shown consultaId={consultaId} procedures={procedures} />
  </Modal>
)
