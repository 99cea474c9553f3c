/** 'Medicamentos del ciclo': five a page, each figure edited in its place. @fuente spec 2 §2, §9 */
import { PlusIcon } from '@blueprintjs/icons'
import { surfaceLine } from '@cauce/domain/oncology/surface-words'
import { rowProposals } from '@cauce/machines/scheme/surface'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { useState } from 'react'
import { CreatinineLine } from './creatinine-line.tsx'
import { drugColumns, type DrugTable } from './drug-columns.tsx'

/** Rows a page. @fuente spec 2 §9 */
const PAGE_SIZE = 5

export interface DrugsCardProps extends DrugTable {
  readonly onAdd: () => void
  /** Reads again what is known of the patient. */
  readonly onAgain: () => void
  /** Takes the whole scheme away. */
  readonly onClear: () => void
}

const HeadActions = ({ context, locked, send, onAdd, onClear }: DrugsCardProps) => {
  const renewed = context.rows.some((row) => rowProposals(row, context).some(({ tipo }) => tipo === 'isc'))
  return (
    <>
      {renewed ? (
        <Action disabled={locked} onClick={() => send({ type: 'surface.taken' })}>
          Usar todas las dosis nuevas
        </Action>
      ) : null}
      <Action kind="quiet" icon={<PlusIcon />} disabled={locked} hasPopup="dialog" onClick={onAdd}>
        Añadir medicamento
      </Action>
      <Action kind="quiet" disabled={locked} hasPopup="dialog" onClick={onClear}>
        Quitar el esquema
      </Action>
    </>
  )
}

export const DrugsCard = (props: DrugsCardProps) => {
  const { rows, surface, creatinina } = props.context
  const byCurve = rows.some(({ line }) => line.indice_dosis === 'AUC')
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const at = Math.min(page, pages)
  return (
    <Card title="Medicamentos del ciclo" note={surfaceLine(surface)} flush actions={<HeadActions {...props} />}>
      <div className="onc-drugs">
        {byCurve && creatinina !== null ? (
          <CreatinineLine creatinina={creatinina} locked={props.locked} onAgain={props.onAgain} />
        ) : null}
        <DataTable
          caption="Medicamentos del ciclo"
          columns={drugColumns(props)}
          rows={rows.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE)}
          rowKey={({ key }) => key}
          pager={pages === 1 ? undefined : { page: at, size: PAGE_SIZE, total: rows.length, onPage: setPage }}
        />
      </div>
    </Card>
  )
}
