/** Choosing the affiliate whose history is read: by name or document, which never go in the address. */
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { deceasedMark } from '@cauce/domain/affiliate/affiliate-type'
import { ageLabel, documentLabel } from '@cauce/domain/affiliate/display-name'
import type { FoundAffiliate } from '@cauce/domain/history/rows'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { affiliateSearch } from '../../actors/affiliate-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'

const second = (row: FoundAffiliate): string =>
  [
    documentLabel(row.tipo_documento_codigo, row.numero_documento),
    ageLabel(row.edad_cumplida),
    row.sexo,
    row.entidad.nombre,
    deceasedMark(row.tipo_afiliado.id),
  ]
    .filter(Boolean)
    .join(' · ')

interface AffiliateSearchProps {
  readonly onPick: (affiliate: FoundAffiliate) => void
  /** Nobody is chosen yet: the search is what the screen opens for. */
  readonly focusFirst: boolean
}

export const AffiliateSearch = ({ onPick, focusFirst }: AffiliateSearchProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => affiliateSearch(dispatch))
  return (
    <SearchBox<FoundAffiliate>
      label="Afiliado"
      placeholder={`Nombre o documento, desde ${SEARCH_TRIGGERS.affiliate.threshold} caracteres`}
      slash
      focusFirst={focusFirst}
      value={search.text}
      onChange={(text) => search.type(text.slice(0, MAX_HISTORY_TEXT))}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre_completo }) => nombre_completo}
      rowSecond={second}
      onPick={(row) => {
        search.type('')
        onPick(row)
      }}
      state={search.state}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      emptyText="Ningún afiliado tiene ese nombre o ese documento."
    />
  )
}
