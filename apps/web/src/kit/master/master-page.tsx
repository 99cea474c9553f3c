/** The page of a master: its list, the row that is open beside it, and what is done with all of it. */
import { AddIcon, ImportIcon } from '@blueprintjs/icons'
import { MASTER_STATES, masterList, type MasterList } from '@cauce/contract/kit/master'
import { countWords } from '@cauce/domain/kit/list/counted'
import { fieldNames, type Master } from '@cauce/domain/kit/master/master'
import { capitalised } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { lazy, Suspense, useRef, useState } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { callsOf, maestrosApi, useBuscarMaestroQuery } from '../../store/maestros-api.ts'
import { answeredUntil } from '../../store/port.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useListFile } from '../list/export-bar.tsx'
import { useShortcuts } from '../form/use-shortcuts.ts'
import { ended, labelsOf } from '../form/field-words.ts'
import { ListPage } from '../list/list-page.tsx'
import { type ListState, useList } from '../list/use-list.ts'
import { masterColumns } from './master-columns.tsx'
import { RecordWaiting } from './record-waiting.tsx'
import { MasterFilters } from './master-filters.tsx'
import './master.css'

/** What is open, and what a file brings, comes when it is asked for. */
const NewRecordPanel = lazy(() =>
  loadPage(async () => ({ default: (await import('./record-panel.tsx')).NewRecordPanel })),
)
const RecordPanel = lazy(() => loadPage(async () => ({ default: (await import('./record-panel.tsx')).RecordPanel })))
const LoadDialog = lazy(() => loadPage(async () => ({ default: (await import('./load-dialog.tsx')).LoadDialog })))

/** What is asked of the server: the whole search, whatever page of it is seen. Closed fields travel together. */
const searchOf = ({ texto, estado, orden, ...filtros }: ListState<MasterList>['question']) => {
  const state = MASTER_STATES.find((one) => one === estado)
  return {
    ...(texto === undefined ? {} : { texto }),
    ...(state === undefined ? {} : { estado: state }),
    ...(Object.keys(filtros).length === 0 ? {} : { filtros }),
    orden,
  }
}

export const MasterPage = ({ of }: { readonly of: Master }) => {
  callsOf(of)
  const dispatch = useAppDispatch()
  const [declared] = useState(() => masterList(of))
  const list = useList(declared, of.permission)
  const { view, change } = list
  const frame = useRef<HTMLDivElement>(null)
  const search = searchOf(list.question)
  const query = useBuscarMaestroQuery(
    { page: of.page, body: { ...search, pagina: view.pagina, por_pagina: list.size } },
    { refetchOnMountOrArgChange: true },
  )
  const { data } = query
  const [isLoading, setLoading] = useState(false)
  const openNew = (): void => change({ abrir: 'nuevo', fila: null })
  const close = (): void => {
    change({ abrir: null })
    requestAnimationFrame(() => {
      const row = frame.current?.querySelector('tr[aria-current], tbody tr[tabindex="0"]')
      if (row instanceof HTMLElement) row.focus()
    })
  }
  useShortcuts(frame, { '+': view.abrir === 'nuevo' ? undefined : openNew })
  const file = useListFile({
    give: async ({ antes }, signal) => {
      const call = maestrosApi.endpoints.exportarMaestro.initiate(
        { page: of.page, body: { ...search, ...(antes === undefined ? {} : { antes }) } },
        { track: false },
      )
      return { ...(await answeredUntil(signal, dispatch(call))), corte: 0 }
    },
    name: of.page.replaceAll('/', '-'),
    total: data === undefined || data.hay_mas ? null : data.total,
    label: 'Exportar',
  })
  const panel = {
    of,
    onClose: close,
    onSaved: (id: number) => change({ fila: id, abrir: 'ver' }),
    onLookFor: (texto: string) => change({ filtros: { texto } }),
  }
  const detail =
    view.abrir === 'nuevo' ? (
      <NewRecordPanel key="nuevo" {...panel} />
    ) : view.abrir === 'ver' && view.fila !== null ? (
      <RecordPanel key={view.fila} {...panel} id={view.fila} />
    ) : null
  const counts = data?.cuentas
  const fresh = `${ended(of, 'Nuev')} ${of.one}`
  const load = (
    <Action icon={<ImportIcon />} onClick={() => setLoading(true)}>
      Cargar archivo
    </Action>
  )
  return (
    <>
      <ListPage
        list={list}
        frame={frame}
        title={capitalised(of.many)}
        note={
          counts === undefined
            ? null
            : `${countWords(counts.todos)} · ${countWords(counts.activos)} ${ended(of, 'activ')}${counts.activos === 1 ? '' : 's'}`
        }
        searches={labelsOf(
          of,
          fieldNames(of, ({ searched }) => searched !== false),
        )}
        chips={{
          filter: 'estado',
          label: `${capitalised(of.many)} por estado`,
          options: [
            { value: '', label: ended(of, 'Tod').concat('s'), count: counts && countWords(counts.todos) },
            {
              value: 'activos',
              label: `${ended(of, 'Activ')}s`,
              count: counts && countWords(counts.activos),
              tone: 'ok',
            },
            {
              value: 'inactivos',
              label: `${ended(of, 'Inactiv')}s`,
              count: counts && countWords(counts.inactivos),
              tone: 'off',
            },
          ],
        }}
        filters={<MasterFilters of={of} list={list} />}
        columns={masterColumns(of)}
        fixed={[of.title, 'activo']}
        query={query}
        actions={
          <>
            {file.action}
            {load}
            <Action kind={detail === null ? 'filled' : 'outlined'} icon={<AddIcon />} keys="+" onClick={openNew}>
              {fresh}
            </Action>
          </>
        }
        notice={file.notice}
        none={{
          title: `Aún no hay ${of.many}`,
          action: (
            <span className="kit-empty-acts">
              <Action onClick={openNew}>{fresh}</Action>
              {load}
            </span>
          ),
        }}
        noneFound={{ title: `${of.gender === 'f' ? 'Ninguna' : 'Ningún'} ${of.one} con estos filtros` }}
        onOpen={({ id }) => change({ fila: id, abrir: 'ver' })}
        detail={detail === null ? null : <Suspense fallback={<RecordWaiting of={of} />}>{detail}</Suspense>}
      />
      <Suspense>{isLoading ? <LoadDialog of={of} onClose={() => setLoading(false)} /> : null}</Suspense>
    </>
  )
}
