import type { LoadLine } from '@cauce/contract/usuarios-cargas'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import type { Load } from '@cauce/machines/user-load'
import { failureText } from '../../../store/call.ts'
import { useLineasCargaUsuariosQuery } from '../../../store/usuarios-api.ts'

const ROWS = 20
const EVERY = ''
const NO_ROWS: readonly LoadLine[] = []

const STATES: Readonly<
  Record<LoadLine['accion'], { readonly tone: Tone; readonly todo: string; readonly done: string }>
> = {
  crear: { tone: 'info', todo: 'Se crea', done: 'Creado' },
  actualizar: { tone: 'waiting', todo: 'Se actualiza', done: 'Actualizado' },
  sin_cambios: { tone: 'unknown', todo: 'Sin cambios', done: 'Sin cambios' },
  rechazar: { tone: 'bad', todo: 'Rechazada', done: 'Rechazada' },
}

const shown = (text: string): string => (text === '' ? 'nada' : `«${text}»`)

const COLUMNS: readonly Column<LoadLine>[] = [
  { key: 'linea', title: 'Línea', align: 'right', width: '64px', card: 'top', cell: ({ linea }) => linea },
  {
    key: 'quien',
    title: 'Usuario',
    card: 'title',
    cell: ({ nombre, documento }) => (
      <>
        {nombre || 'Sin nombre'}
        <span className="usu-second ca-second">{documento || 'Sin documento'}</span>
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
    title: 'Por qué, o qué cambia',
    cell: ({ errores, cambios }) => (
      <ul className="usu-why">
        {errores.map(({ columna, valor, mensaje }) => (
          <li key={columna}>
            <strong>{columna}</strong> {shown(valor)}: {mensaje}
          </li>
        ))}
        {errores.length > 0
          ? null
          : cambios.map(({ columna, antes, despues }) => (
              <li key={columna}>
                <strong>{columna}</strong>: {shown(antes)} → {shown(despues)}
              </li>
            ))}
      </ul>
    ),
  },
]

/** The lines of a load, first those that are rejected. */
export const LoadLines = ({ load, isBusy }: { readonly load: Load; readonly isBusy: boolean }) => {
  const [accion, setAccion] = useState<LoadLine['accion'] | ''>(load.rechazadas > 0 ? 'rechazar' : EVERY)
  const [pagina, setPagina] = useState(1)
  const { data, error, isFetching, refetch } = useLineasCargaUsuariosQuery(
    {
      params: { id: load.id },
      query: { pagina, por_pagina: ROWS, ...(accion === EVERY ? {} : { accion }) },
    },
    { refetchOnMountOrArgChange: true, skip: isBusy },
  )
  const chips: readonly { readonly value: LoadLine['accion'] | ''; readonly label: string; readonly count: number }[] =
    [
      { value: 'rechazar', label: 'Rechazadas', count: load.rechazadas },
      { value: 'crear', label: 'Nuevos', count: load.por_crear + load.creadas },
      { value: 'actualizar', label: 'Actualizados', count: load.por_actualizar + load.actualizadas },
      { value: 'sin_cambios', label: 'Sin cambios', count: load.sin_cambios },
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
        empty={<EmptyState title="Ninguna línea" />}
        pager={{ page: pagina, size: ROWS, total: data?.total ?? 0, onPage: setPagina, label: 'Páginas del archivo' }}
      />
    </>
  )
}
