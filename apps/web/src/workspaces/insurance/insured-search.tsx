/** Choosing an affiliate by name or by any document that they ever had; neither goes in the address. */
import type { FoundInsured } from '@cauce/contract/afiliados'
import { ageLabel, documentLabel } from '@cauce/domain/affiliate/display-name'
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { affiliateStateWords } from '@cauce/domain/insurance/affiliate-state'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import type { ReactNode } from 'react'
import { insuredSearch, type InsuredPage } from '../../actors/insured-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/open.ts'

const second = (row: FoundInsured): string =>
  [
    documentLabel(row.tipo_documento_codigo, row.numero_documento),
    ageLabel(row.edad_cumplida),
    row.tipo_afiliado.nombre,
    row.por_que ?? '',
  ]
    .filter(Boolean)
    .join(' · ')

const stateChip = ({ estado_afiliado_id }: FoundInsured): ReactNode => {
  const { palabra, tono } = affiliateStateWords(estado_afiliado_id)
  return <StatusChip tone={tono} label={palabra} />
}

interface InsuredSearchProps {
  readonly page: InsuredPage
  readonly onPick: (id: number) => void
  readonly focusFirst: boolean
}

export const InsuredSearch = ({ page, onPick, focusFirst }: InsuredSearchProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => insuredSearch(dispatch, page))
  return (
    <SearchBox<FoundInsured>
      label="Afiliado"
      placeholder={`Documento de hoy o de antes, o nombre; desde ${SEARCH_TRIGGERS.affiliate.threshold} caracteres`}
      slash
      focusFirst={focusFirst}
      value={search.text}
      onChange={(text) => search.type(text.slice(0, MAX_HISTORY_TEXT))}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre_completo }) => nombre_completo}
      rowSecond={second}
      rowAside={stateChip}
      onPick={({ id }) => {
        search.type('')
        onPick(id)
      }}
      state={search.state}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      emptyText="No encontramos ese documento. Revise el tipo o busque por nombre."
    />
  )
}
