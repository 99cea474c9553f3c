/** `/desarrollo/permiso`: every permission, what it opens, where it comes from and who has it. @fuente spec 1 §2, §6 */
import { DownloadIcon } from '@blueprintjs/icons'
import { roles } from '@cauce/contract/roles'
import { Action } from '@cauce/ui/action/action'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { saveFile } from '../../actors/save-file.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { failureText, fetchBinary } from '../../store/call.ts'
import { usePermisosQuery } from '../../store/roles-api.ts'
import { MAX_TEXT, oneOf } from '../../workspaces/access/address.ts'
import { LaterField } from '../../kit/list/later-field.tsx'
import { hasFailed, PagedList } from '../../kit/list/paged-list.tsx'
import { useListKeys } from '../../kit/list/use-list-keys.ts'
import { permissionColumns, type PermissionRow } from './permiso/permission-columns.tsx'
import { PermissionDialog } from './permiso/permission-dialog.tsx'
import {
  changedView,
  isWhole,
  nextSort,
  PAGE_SIZES,
  permissionsAddress,
  permissionsFilter,
  permissionsView,
  WHICH,
  WHOLE,
  type PermissionsView,
} from './permiso/permissions-view.ts'
import '../../workspaces/access/access.css'

const TITLE = 'Permisos'
/** Names the list in the preferences. */
const TABLE = 'desarrollo.permiso'
const FIXED = ['titulo']
const EVERY = ''
const FILE = 'permisos.csv'
const NO_ROWS: readonly PermissionRow[] = []
const SORTABLE = ['titulo', 'grupo', 'personas'] as const

/** The list as a file, with the filters that are on. */
const useFile = (view: PermissionsView) => {
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null })
  const fetchFile = async (): Promise<void> => {
    setState({ busy: true, error: null })
    try {
      saveFile(await fetchBinary(roles.exportarPermisos, { query: permissionsFilter(view) }), FILE)
      setState({ busy: false, error: null })
    } catch (failure) {
      setState({ busy: false, error: failureText(failure) })
    }
  }
  return { ...state, fetchFile }
}

const Permiso = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const view = permissionsView(search)
  const change = (next: Partial<PermissionsView>): void =>
    setSearch(permissionsAddress(changedView(view, next)), { replace: true })
  const rowsAPage = useTableSize(TABLE, PAGE_SIZES)
  const query = usePermisosQuery(
    { query: { ...permissionsFilter(view), pagina: view.pagina, por_pagina: rowsAPage } },
    { refetchOnMountOrArgChange: true },
  )
  const { data } = query
  const file = useFile(view)
  const frame = useRef<HTMLDivElement>(null)
  const rows = data?.data ?? NO_ROWS
  const selected = rows.find(({ id }) => id === view.permiso) ?? rows[0] ?? null
  const open = ({ id }: PermissionRow): void => change({ permiso: id, ver: true })
  useListKeys({ frame, onOpen: () => selected !== null && open(selected) })
  const table = useTableChoice(TABLE, permissionColumns(open), { sizes: PAGE_SIZES, fixed: FIXED })
  const groups = [
    { value: EVERY, label: 'Todos los grupos' },
    ...(data?.grupos ?? []).map(({ id, titulo }) => ({ value: id, label: titulo })),
  ]
  return (
    <div className="acc-page" ref={frame}>
      <header className="acc-head">
        <h1>{TITLE}</h1>
        {table.chooser}
        <Action icon={<DownloadIcon />} busy={file.busy} onClick={() => void file.fetchFile()}>
          Descargar CSV
        </Action>
      </header>
      {file.error === null ? null : (
        <p className="acc-banner acc-banner-bad" role="alert">
          {file.error}
        </p>
      )}
      <search className="acc-filters">
        <LaterField
          label="Buscar"
          placeholder="Pantalla, acción, dirección o clave"
          value={view.texto}
          onSettle={(texto) => change({ texto })}
          maxLength={MAX_TEXT}
        />
        <SelectField
          label="Grupo"
          value={view.grupo ?? EVERY}
          onChange={(grupo) => change({ grupo: grupo === EVERY ? null : grupo })}
          options={groups}
        />
      </search>
      {hasFailed(query) ? null : (
        <ChipsFilter
          label="Permisos que se ven"
          value={view.cuales ?? EVERY}
          onChange={(value) => change({ cuales: oneOf(WHICH, value) })}
          options={[
            { value: EVERY, label: 'Todos', count: data?.cuentas.todos },
            { value: 'sin_rol', label: 'Sin ningún rol', count: data?.cuentas.sin_rol },
            { value: 'anterior', label: 'De una versión anterior', count: data?.cuentas.anterior },
          ]}
        />
      )}
      <PagedList
        title={TITLE}
        rows={rows}
        query={query}
        table={table}
        sizes={PAGE_SIZES}
        page={view.pagina}
        total={data?.total ?? 0}
        onPage={(pagina) => change({ pagina, permiso: null, ver: false })}
        onResized={() => change({ pagina: 1 })}
        empty={
          <EmptyState
            title={
              view.cuales === 'anterior' && view.texto === ''
                ? 'Ninguno quedó de una versión anterior'
                : 'Ningún permiso con estos filtros'
            }
            action={isWhole(view) ? undefined : <Action onClick={() => change(WHOLE)}>Quitar los filtros</Action>}
          />
        }
        selectedKey={selected?.id ?? null}
        onSelect={({ id }) => {
          if (id !== view.permiso) change({ permiso: id, ver: false })
        }}
        onOpen={open}
        sort={{
          orden: view.orden,
          columns: SORTABLE,
          onSort: (column) => change({ orden: nextSort(view.orden, column) }),
        }}
      />
      <PermissionDialog id={view.ver ? view.permiso : null} onClose={() => change({ ver: false })} />
    </div>
  )
}

export default Permiso
