/** `/firmas/segundas`: what waits for the hand of another professional, and what went on as a vital urgency. */
import type { SignatureRow } from '@cauce/contract/firmas'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { Action } from '@cauce/ui/action/action'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { useSegundasFirmasQuery } from '../../store/firmas-api.ts'
import { MAX_TEXT, oneOf } from '../../workspaces/access/address.ts'
import { LaterField } from '../../kit/list/later-field.tsx'
import { hasFailed, PagedList } from '../../kit/list/paged-list.tsx'
import { useListKeys } from '../../kit/list/use-list-keys.ts'
import { signatureColumns } from './segundas/signature-columns.tsx'
import { SignatureDialog } from './segundas/signature-dialog.tsx'
import {
  changedView,
  type Group,
  GROUPS,
  PAGE_SIZES,
  signaturesAddress,
  signaturesBody,
  signaturesView,
  type SignaturesView,
} from './segundas/signatures-view.ts'
import '../../workspaces/access/access.css'

const TITLE = 'Segundas firmas'
/** Names the list in the preferences. */
const TABLE = 'firmas.segundas'
const FIXED = ['afiliado', 'medicamento', 'ver']
const NO_ROWS: readonly SignatureRow[] = []
/** What somebody else may have moved is asked for again, in milliseconds. */
const REFRESH = 30_000

const EMPTY: Readonly<Record<Group, string>> = {
  por_hacer: 'Nada espera una segunda firma',
  urgencias: 'Ninguna urgencia vital por revisar',
  cerradas: 'Todavía no se ha cerrado ninguna',
}

const SegundasFirmas = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const view = signaturesView(search)
  const change = (next: Partial<SignaturesView>): void =>
    setSearch(signaturesAddress(changedView(view, next)), { replace: true })
  const rowsAPage = useTableSize(TABLE, PAGE_SIZES)
  const query = useSegundasFirmasQuery(
    { body: signaturesBody(view, rowsAPage) },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH, skipPollingIfUnfocused: true },
  )
  const { data } = query
  const frame = useRef<HTMLDivElement>(null)
  const rows = data?.data ?? NO_ROWS
  const [chosen, setChosen] = useState<number | null>(null)
  const selected = rows.find(({ id }) => id === chosen) ?? rows[0] ?? null
  const open = ({ id }: SignatureRow): void => change({ firma: id })
  useListKeys({ frame, onOpen: () => selected !== null && open(selected) })
  const table = useTableChoice(TABLE, signatureColumns(open), { sizes: PAGE_SIZES, fixed: FIXED })
  const isWhole = view.texto.trim() === ''
  return (
    <div className="acc-page" ref={frame}>
      <header className="acc-head">
        <h1>{TITLE}</h1>
        {table.chooser}
      </header>
      <search className="acc-filters">
        <LaterField
          label="Buscar"
          placeholder="Paciente, documento o medicamento"
          value={view.texto}
          onSettle={(texto) => change({ texto })}
          maxLength={MAX_TEXT}
        />
      </search>
      {hasFailed(query) ? null : (
        <ChipsFilter
          label="Firmas que se ven"
          value={view.cuales}
          onChange={(value) => change({ cuales: oneOf(GROUPS, value) ?? 'por_hacer' })}
          options={[
            { value: 'por_hacer', label: 'Por firmar', count: data?.cuentas.por_hacer },
            { value: 'urgencias', label: 'Urgencias vitales', count: data?.cuentas.urgencias },
            { value: 'cerradas', label: 'Cerradas', count: data?.cuentas.cerradas },
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
        onPage={(pagina) => change({ pagina, firma: null })}
        onResized={() => change({ pagina: 1 })}
        empty={
          <EmptyState
            title={isWhole ? EMPTY[view.cuales] : 'Ninguna con esas palabras'}
            action={isWhole ? undefined : <Action onClick={() => change({ texto: '' })}>Quitar la búsqueda</Action>}
          />
        }
        selectedKey={selected?.id ?? null}
        onSelect={({ id }) => setChosen(id)}
        onOpen={open}
      />
      <SignatureDialog id={view.firma} onClose={() => change({ firma: null })} />
    </div>
  )
}

export default SegundasFirmas
