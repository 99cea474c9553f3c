/** 'Seleccionados': what will be ordered, with how it is taken, where it is delivered and what was checked. @fuente spec 2 §2, §4 */
import { EditIcon, TrashIcon } from '@blueprintjs/icons'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { isOtherSite } from '@cauce/domain/medication/check-line'
import { draftPosology, draftQuantity, draftQuantityInWords } from '@cauce/domain/medication/draft'
import { draftInWords } from '@cauce/domain/medication/own-words'
import { posologyInWords } from '@cauce/domain/medication/monthly-quantity'
import { monthsInWords } from '@cauce/domain/medication/months'
import { unitWords } from '@cauce/domain/medication/unit-words'
import type { MedicationItem } from '@cauce/machines/medication-order/types'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { RoutingCell } from '@cauce/ui/routing-cell/routing-cell'
import { LineChecks } from './line-checks.tsx'
import { StarAction } from '../favourites/favourite-actions.tsx'
import { knowledgeNote } from './knowledge-note.ts'

export interface SelectedTableProps {
  readonly items: readonly MedicationItem[]
  readonly today: string
  /** Nothing of the list changes while the server works on it. */
  readonly locked: boolean
  readonly onEdit: (item: MedicationItem) => void
  readonly onKeep: (item: MedicationItem) => void
  readonly onRemove: (item: MedicationItem) => void
  readonly onSite: (item: MedicationItem) => void
  readonly onRecheck: (item: MedicationItem) => void
  readonly onExplain: (item: MedicationItem, entry: LedgerEntry) => void
  /** Shows everything that was checked of a line. */
  readonly onLedger: (item: MedicationItem) => void
}

interface CellProps {
  readonly item: MedicationItem
  readonly props: SelectedTableProps
}

const nameOf = ({ draft }: MedicationItem): string => draft.articulo?.codesumi.nombre ?? ''

const Drug = ({ item }: { readonly item: MedicationItem }) => {
  const { articulo, reemplaza } = item.draft
  return (
    <>
      <p className="med-name">{nameOf(item)}</p>
      <p className="ca-second">{articulo?.atc}</p>
      {articulo?.requiere_autorizacion === 1 ? (
        <p className="ca-second">Requiere autorización: quedará pendiente</p>
      ) : null}
      {reemplaza === null ? null : <p className="ca-second">Cambia una orden activa: «{reemplaza.motivo}»</p>}
      {[...new Set(Object.values(item.errores).flat())].map((message) => (
        <p key={message} className="ca-field-error">
          {message}
        </p>
      ))}
    </>
  )
}

const Taken = ({ item, today }: { readonly item: MedicationItem; readonly today: string }) => {
  const { draft } = item
  return (
    <>
      <p>{posologyInWords({ ...draftPosology(draft), meses: 1, via: '' })}</p>
      <p className="ca-second">
        {draft.meses === 1 ? '' : `${monthsInWords(draft.meses)} · `}
        {draft.via}
        {draft.fechaVigencia === today ? '' : ` · desde el ${formatDate(draft.fechaVigencia)}`}
      </p>
      {draft.observacion === draftInWords(draft) ? null : <p className="ca-second med-words">{draft.observacion}</p>}
    </>
  )
}

const Quantity = ({ item: { draft } }: { readonly item: MedicationItem }) => {
  const [amount, ...unit] = unitWords(draftQuantity(draft), draft.articulo?.codesumi.unidad_presentacion ?? '').split(
    ' ',
  )
  return (
    <span title={draftQuantityInWords(draft)}>
      <strong>{amount}</strong>
      <span className="ca-second med-unit">
        {unit.join(' ')}
        {draft.meses === 1 ? '' : ' al mes'}
      </span>
    </span>
  )
}

const Site = ({ item, props }: CellProps) => {
  const { draft, routing } = item
  const chosen = routing === null || isOtherSite(draft, routing)
  const automatic = !chosen && routing.automatico
  return (
    <RoutingCell
      site={draft.rep?.nombre ?? null}
      reason={chosen ? draft.motivo_rep || 'Elegida a mano' : routing.motivo}
      automatic={automatic}
      onChange={automatic || props.locked ? undefined : () => props.onSite(item)}
    />
  )
}

const Acts = ({ item, props }: CellProps) => (
  <span className="med-acts">
    <StarAction name={nameOf(item)} disabled={props.locked} onClick={() => props.onKeep(item)} />
    <Action
      kind="quiet"
      small
      icon={<EditIcon />}
      label={`Corregir ${nameOf(item)}`}
      disabled={props.locked}
      onClick={() => props.onEdit(item)}
    />
    <Action
      kind="quiet"
      small
      icon={<TrashIcon />}
      label={`Quitar ${nameOf(item)}`}
      disabled={props.locked}
      onClick={() => props.onRemove(item)}
    />
  </span>
)

const columnsOf = (props: SelectedTableProps): readonly Column<MedicationItem>[] => [
  { key: 'medicamento', title: 'Medicamento', width: '20%', card: 'title', cell: (item) => <Drug item={item} /> },
  {
    key: 'toma',
    title: 'Cómo se toma',
    width: '16%',
    cell: (item) => <Taken item={item} today={props.today} />,
  },
  {
    key: 'cantidad',
    title: 'Cantidad',
    width: '84px',
    align: 'right',
    card: 'labelled',
    cell: (item) => <Quantity item={item} />,
  },
  {
    key: 'diagnostico',
    title: 'Diagnóstico',
    width: '13%',
    card: 'labelled',
    cell: ({ draft: { diagnostico } }) => (
      <>
        <p>{diagnostico?.codigo}</p>
        <p className="ca-second">{diagnostico?.nombre}</p>
      </>
    ),
  },
  { key: 'sede', title: 'Se entrega en', width: '15%', cell: (item) => <Site item={item} props={props} /> },
  {
    key: 'comprobaciones',
    title: 'Comprobaciones',
    cell: (item) => (
      <LineChecks
        item={item}
        items={props.items}
        locked={props.locked}
        onRecheck={props.onRecheck}
        onExplain={props.onExplain}
        onLedger={props.onLedger}
      />
    ),
  },
  {
    key: 'acciones',
    title: '',
    label: 'Guardar en favoritos, corregir o quitar',
    width: '116px',
    card: 'action',
    cell: (item) => <Acts item={item} props={props} />,
  },
]

const noteOf = (count: number): string | undefined =>
  count === 0 ? undefined : count === 1 ? '1 línea' : `${count} líneas`

export const SelectedTable = (props: SelectedTableProps) => {
  const { items, locked } = props
  const knowledge = knowledgeNote(items.flatMap(({ comprobaciones }) => comprobaciones))
  return (
    <Card
      title="Seleccionados"
      note={noteOf(items.length)}
      flush
      actions={knowledge === '' ? undefined : <span className="ca-second">{knowledge}</span>}
    >
      <div className="med-selected">
        <DataTable
          caption="Medicamentos seleccionados"
          columns={columnsOf(props)}
          rows={items}
          rowKey={({ key }) => key}
          onOpen={locked ? undefined : props.onEdit}
          empty={
            <EmptyState
              title="La lista está vacía"
              text="Escriba una línea como «amoxi 500 c/8h 7d»: se completa con Enter y se añade con otro."
            />
          }
        />
      </div>
    </Card>
  )
}
