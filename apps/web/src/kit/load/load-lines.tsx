import type { LoadLine, LoadSummary } from '@cauce/contract/cargas'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { failureText } from '../../store/call.ts'
import { useLineasCargaQuery } from '../../store/cargas-api.ts'

type What = LoadLine['accion']
const ROWS = 20
const EVERY = ''
const NO_ROWS: readonly LoadLine[] = []

const STATES: Readonly<Record<What, { readonly tone: Tone; readonly todo: string; readonly done: string }>> = {
  crear: { tone: 'info', todo: 'Se crea', done: 'Creada' },
  editar: { tone: 'waiting', todo: 'Se cambia', done: 'Cambiada' },
  igual: { tone: 'off', todo: 'Igual', done: 'Igual' },
  rechazar: { tone: 'bad', todo: 'Rechazada', done: 'Rechazada' },
}

const shown = (text: string): string => (text === '' ? 'nada' : `«${text}»`)

const COLUMNS: readonly Column<LoadLine>[] = [
  { key: 'linea', title: 'Línea', align: 'right', width: '64px', card: 'top', cell: ({ linea }) => linea },
  {
    key: 'titulo',
    title: 'Registro',
    card: 'title',
    cell: ({ titulo, detalle }) => (
      <>
        {titulo || 'Sin nombre'}
        {detalle === '' ? null : <span className="kit-line-second ca-second">{detalle}</span>}
      </>
    ),
  },
  {
    key: 'estado',
    title: 'Qué pasa',
    card: 'state',
    cell: ({ accion, hecha }) => (
      <StatusChip tone={hecha ? 'ok' : STATES[accion].tone} label={hecha ? STATES[accion].done : STATES[accion].todo} />
    ),
  },
  {
    key: 'por_que',
    title: 'Qué corregir, o qué cambia',
    cell: ({ errores, cambios }) => (
      <ul className="kit-why">
        {errores.map(({ campo, valor, mensaje }) => (
          <li key={`${campo} ${mensaje}`}>
            <strong>{campo}</strong> {shown(valor)}: {mensaje}
          </li>
        ))}
        {errores.length > 0
          ? null
          : cambios.map(({ campo, antes, despues }) => (
              <li key={campo}>
                <strong>{campo}</strong>: {shown(antes)} → {shown(despues)}
              </li>
            ))}
      </ul>
    ),
  },
]

/** The lines of a load, first those that are rejected. */
export const LoadLines = ({ load }: { readonly load: LoadSummary }) => {
  const [accion, setAccion] = useState<What | ''>(load.rechazadas > 0 ? 'rechazar' : EVERY)
  const [pagina, setPagina] = useState(1)
  const { data, error, isFetching, refetch } = useLineasCargaQuery(
    { params: { id: load.id }, query: { pagina, por_pagina: ROWS, ...(accion === EVERY ? {} : { accion }) } },
    { refetchOnMountOrArgChange: true },
  )
  const chips: readonly {
    readonly value: What | ''
    readonly label: string
    readonly count: number
    readonly tone?: Tone
  }[] = [
    { value: 'rechazar', label: 'Rechazadas', count: load.rechazadas, tone: 'bad' },
    { value: 'crear', label: 'Nuevas', count: load.por_crear + load.creadas },
    { value: 'editar', label: 'Cambian', count: load.por_editar + load.editadas },
    { value: 'igual', label: 'Iguales', count: load.iguales },
    { value: EVERY, label: 'Todas', count: load.total },
  ]
  const failed = error !== undefined && data === undefined
  return (
    <>
      <ChipsFilter
        label="Líneas por lo que pasa con ellas"
        value={accion}
        onChange={(value) => {
          setAccion(value)
          setPagina(1)
        }}
        options={chips.filter(({ value, count }) => count > 0 || value === accion)}
      />
      <DataTable
        caption="Líneas del archivo"
        columns={COLUMNS}
        rows={data?.data ?? NO_ROWS}
        rowKey={({ linea }) => linea}
        state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
        failure={failed ? failureText(error) : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState title="Ninguna línea que mostrar" />}
        pager={{ page: pagina, size: ROWS, total: data?.total ?? 0, onPage: setPagina, label: 'Páginas del archivo' }}
      />
    </>
  )
}
