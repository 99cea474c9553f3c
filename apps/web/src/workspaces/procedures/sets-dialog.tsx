/** The sets of procedures: using one, and keeping what is in the list as one. */
import { TrashIcon } from '@blueprintjs/icons'
import type { ShownSet } from '@cauce/domain/procedure/procedure-set'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { Action } from '@cauce/ui/action/action'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { Modal } from '@cauce/ui/modal/modal'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState } from 'react'
import { namesOf } from './procedure-name.tsx'
import { SetForm } from './set-form.tsx'
import { useSets } from './use-sets.ts'

export interface SetsDialogProps {
  readonly isOpen: boolean
  readonly items: readonly OrderItem[]
  readonly onUse: (set: ShownSet) => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

const Named = ({ set }: { readonly set: ShownSet }) => (
  <>
    <p className="pro-name">{set.nombre}</p>
    <p className="ca-second">
      {set.lineas.length} de {set.lineas.length + set.retirados.length} ·{' '}
      {set.lineas.map(({ procedimiento }) => namesOf(procedimiento.nombre).called).join(', ')}
    </p>
    {set.propio && !set.compartido ? null : (
      <p className="ca-second">{set.propio ? 'Compartido por usted' : `Compartido por ${set.de}`}</p>
    )}
    {set.retirados.length === 0 ? null : (
      <StatusChip tone="waiting" label={`Ya no está en el catálogo: ${set.retirados.join(', ')}`} />
    )}
  </>
)

const said = ({ nombre, lineas }: ShownSet): string =>
  normalizeSearch([nombre, ...lineas.map(({ procedimiento }) => procedimiento.nombre)].join(' '))

const found = (sets: readonly ShownSet[], text: string): readonly ShownSet[] => {
  const words = normalizeSearch(text).split(' ').filter(Boolean)
  return sets.filter((set) => words.every((word) => said(set).includes(word)))
}

interface SetActs {
  readonly onUse: (set: ShownSet) => void
  readonly onRemove: (set: ShownSet) => void
}

const columnsOf = ({ onUse, onRemove }: SetActs): readonly Column<ShownSet>[] => [
  { key: 'conjunto', title: 'Conjunto', card: 'title', cell: (set) => <Named set={set} /> },
  {
    key: 'acciones',
    title: '',
    label: 'Usar o borrar',
    width: '140px',
    card: 'action',
    cell: (set) => (
      <span className="pro-acts">
        <Action small label={`Usar ${set.nombre}`} disabled={set.lineas.length === 0} onClick={() => onUse(set)}>
          Usar
        </Action>
        {set.propio ? (
          <Action
            kind="quiet"
            small
            icon={<TrashIcon />}
            label={`Borrar el conjunto ${set.nombre}`}
            onClick={() => onRemove(set)}
          />
        ) : null}
      </span>
    ),
  },
]

export const SetsDialog = ({ isOpen, items, onUse, onClose, onClosed }: SetsDialogProps) => {
  const sets = useSets()
  const [text, setText] = useState('')
  const shown = found(sets.all, text)
  const use = (set: ShownSet | undefined): void => {
    if (set === undefined || set.lineas.length === 0) return
    onUse(set)
    onClose()
  }
  const columns = columnsOf({ onUse: use, onRemove: (set) => void sets.remove(set) })
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      size={640}
      title="Conjuntos de procedimientos"
      note="Enter usa el primero"
    >
      <div className="pro-sets">
        <TextField
          label="Buscar un conjunto"
          placeholder="Nombre, o un procedimiento que tenga"
          focusFirst
          value={text}
          onChange={setText}
          onEnter={() => use(shown[0])}
        />
        <DataTable
          caption="Conjuntos"
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          onOpen={use}
          state={sets.state}
          {...(sets.failure === undefined ? {} : { failure: sets.failure })}
          onRetry={sets.retry}
          skeletonRows={2}
          empty={
            <EmptyState
              title={sets.all.length === 0 ? 'Aún no hay conjuntos' : 'Ninguno coincide'}
              text="Con varios procedimientos en la lista, guárdelos aquí con un nombre."
            />
          }
        />
        {items.length === 0 ? null : <SetForm items={items} sets={sets} />}
      </div>
    </Modal>
  )
}
