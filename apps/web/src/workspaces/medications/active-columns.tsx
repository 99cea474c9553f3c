/** Columns of the active orders of medications. */
import { EditIcon, StopIcon } from '@blueprintjs/icons'
import { ledgerSummary } from '@cauce/domain/medication/ledger-summary'
import type { ActiveMedicationLine } from '@cauce/domain/medication/order-line'
import { isInCourse } from '@cauce/domain/medication/represcription'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { ActiveSite, ActiveState } from '../orders/active-cells.tsx'
import { useReadOnly } from '../ordering/read-only.tsx'
import { LineDocuments } from '../orders/line-documents.tsx'
import { TakenText } from './taken-text.tsx'

export interface ActiveActs {
  readonly today: string
  readonly onState: (line: ActiveMedicationLine) => void
  readonly onSite: (line: ActiveMedicationLine) => void
  readonly onChecks: (line: ActiveMedicationLine) => void
  readonly onDownload: (line: ActiveMedicationLine) => void
  readonly onEmail: (line: ActiveMedicationLine) => void
  readonly onChange: (line: ActiveMedicationLine) => void
  readonly onStop: (line: ActiveMedicationLine) => void
}

interface CellProps {
  readonly line: ActiveMedicationLine
  readonly acts: ActiveActs
}

const Acts = ({ line, acts }: CellProps) => {
  const { nombre } = line.codesumi
  const readOnly = useReadOnly() !== null
  return (
    <>
      <LineDocuments
        line={line}
        name={nombre}
        onDownload={() => acts.onDownload(line)}
        onEmail={() => acts.onEmail(line)}
      />
      {!readOnly && isInCourse(line, acts.today) ? (
        <>
          <Action
            kind="quiet"
            small
            icon={<EditIcon />}
            label={`Cambiar la orden ${line.orden_id}, ${nombre}`}
            onClick={() => acts.onChange(line)}
          />
          <Action
            kind="quiet"
            small
            icon={<StopIcon />}
            label={`Suspender la orden ${line.orden_id}, ${nombre}`}
            hasPopup="dialog"
            onClick={() => acts.onStop(line)}
          />
        </>
      ) : null}
    </>
  )
}

const Checks = ({ line, acts }: CellProps) => {
  const { tone, label } = ledgerSummary(line.comprobaciones)
  return <StatusChip tone={tone} label={label} describe="Ver las comprobaciones" onClick={() => acts.onChecks(line)} />
}

export const activeColumns = (acts: ActiveActs): readonly Column<ActiveMedicationLine>[] => [
  {
    key: 'medicamento',
    title: 'Medicamento',
    width: '19%',
    card: 'title',
    cell: ({ codesumi, orden_id, diagnostico }) => (
      <>
        <span className="rx-name">{codesumi.nombre}</span>
        <span className="ca-second rx-second">
          Orden {groupThousands(orden_id)} · {diagnostico.codigo} {diagnostico.nombre}
        </span>
      </>
    ),
  },
  {
    key: 'toma',
    title: 'Cómo se toma',
    width: '16%',
    cell: (line) => <TakenText line={line} until={line.fin_tratamiento} />,
  },
  {
    key: 'cantidad',
    title: 'Cantidad',
    width: '15%',
    cell: ({ cantidad_medico, codesumi, meses, formula }) => (
      <>
        {unitWords(cantidad_medico, codesumi.unidad_presentacion)}
        {meses === 1 ? '' : ' al mes'}
        <span className="ca-second rx-second">{formula}</span>
      </>
    ),
  },
  {
    key: 'sede',
    title: 'Se entrega en',
    width: '15%',
    cell: (line) => (
      <ActiveSite line={line} direccionar={lineActions(line).direccionar} onSite={() => acts.onSite(line)} />
    ),
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '130px',
    card: 'state',
    cell: (line) => <ActiveState line={line} onState={() => acts.onState(line)} />,
  },
  {
    key: 'comprobaciones',
    title: 'Comprobaciones',
    width: '17%',
    card: 'top',
    cell: (line) => <Checks line={line} acts={acts} />,
  },
  {
    key: 'acciones',
    title: '',
    label: 'Documentos y cambios',
    width: '132px',
    card: 'action',
    cell: (line) => <Acts line={line} acts={acts} />,
  },
]
