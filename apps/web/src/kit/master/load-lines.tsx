import type { MasterLoadLine, MasterLoadResult } from '@cauce/contract/kit/master'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'

type What = MasterLoadLine['accion']
const ROWS = 20
const EVERY = ''

const STATES: Readonly<Record<What, { readonly tone: Tone; readonly todo: string; readonly done: string }>> = {
  crear: { tone: 'info', todo: 'Se crea', done: 'Creada' },
  editar: { tone: 'waiting', todo: 'Se cambia', done: 'Cambiada' },
  igual: { tone: 'off', todo: 'Igual', done: 'Igual' },
  rechazar: { tone: 'bad', todo: 'Rechazada', done: 'Rechazada' },
}

const shown = (text: string): string => (text === '' ? 'nada' : `«${text}»`)

const columnsOf = (applied: boolean): readonly Column<MasterLoadLine>[] => [
  { key: 'linea', title: 'Línea', align: 'right', width: '64px', card: 'top', cell: ({ linea }) => linea },
  { key: 'titulo', title: 'Registro', card: 'title', cell: ({ titulo }) => titulo || 'Sin nombre' },
  {
    key: 'estado',
    title: applied ? 'Qué pasó' : 'Qué pasa',
    card: 'state',
    cell: ({ accion }) => (
      <StatusChip
        tone={applied && accion !== 'rechazar' && accion !== 'igual' ? 'ok' : STATES[accion].tone}
        label={applied ? STATES[accion].done : STATES[accion].todo}
      />
    ),
  },
  {
    key: 'por_que',
    title: 'Qué corregir',
    cell: ({ errores }) => (
      <ul className="kit-why">
        {errores.map(({ campo, valor, mensaje }) => (
          <li key={`${campo} ${mensaje}`}>
            <strong>{campo}</strong> {shown(valor)}: {mensaje}
          </li>
        ))}
      </ul>
    ),
  },
]

/** The lines of a file, first those that are rejected. */
export const LoadLines = ({ result }: { readonly result: MasterLoadResult }) => {
  const [accion, setAccion] = useState<string>(result.rechazadas > 0 ? 'rechazar' : EVERY)
  const [page, setPage] = useState(1)
  const lines = result.lineas.filter((line) => accion === EVERY || line.accion === accion)
  const chips = [
    { value: 'rechazar', label: 'Rechazadas', count: result.rechazadas, tone: 'bad' as const },
    { value: 'crear', label: 'Nuevas', count: result.por_crear },
    { value: 'editar', label: 'Cambian', count: result.por_editar },
    { value: EVERY, label: 'Todas', count: result.total },
  ]
  const all = result.por_crear + result.por_editar + result.rechazadas
  return (
    <>
      <ChipsFilter
        label="Líneas por lo que pasa con ellas"
        value={accion}
        onChange={(value) => {
          setAccion(value)
          setPage(1)
        }}
        options={chips.filter(({ value, count }) => count > 0 || value === accion)}
      />
      <DataTable
        caption="Líneas del archivo"
        columns={columnsOf(result.aplicada)}
        rows={lines.slice((page - 1) * ROWS, page * ROWS)}
        rowKey={({ linea }) => linea}
        empty={<EmptyState title="Ninguna línea que mostrar" />}
        pager={{ page, size: ROWS, total: lines.length, onPage: setPage, label: 'Páginas del archivo' }}
      />
      {result.lineas.length < all ? (
        <p className="ca-second">
          Se ven las primeras {result.lineas.length}; las rechazadas están todas en el archivo para corregir.
        </p>
      ) : null}
    </>
  )
}
