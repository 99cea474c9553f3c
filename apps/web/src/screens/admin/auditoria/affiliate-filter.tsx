/** The affiliate by whom the audit is filtered: by the whole document, which never goes in the address. */
import type { auditoria } from '@cauce/contract/auditoria'
import type { Answer } from '@cauce/contract/entry'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { useState } from 'react'
import { useAfiliadosAuditoriaMutation } from '../../../store/auditoria-api.ts'
import { failureText } from '../../../store/call.ts'

type Affiliate = Answer<typeof auditoria.afiliados>[number]

const MAX_DOCUMENT = 20
const NO_ROWS: readonly Affiliate[] = []

interface AffiliateFilterProps {
  readonly id: number | null
  readonly affiliate: Affiliate | null
  readonly onPick: (affiliate: Affiliate | null) => void
}

export const AffiliateFilter = ({ id, affiliate, onPick }: AffiliateFilterProps) => {
  const [typed, setTyped] = useState('')
  const [find, { data, error, isLoading, reset }] = useAfiliadosAuditoriaMutation()
  const chosen =
    id === null ? null : affiliate?.id === id ? `${affiliate.nombre} · ${affiliate.documento}` : `Afiliado ${id}`
  const pick = (found: Affiliate): void => {
    setTyped('')
    reset()
    onPick(found)
  }
  const look = async (): Promise<void> => {
    if (id !== null || typed.trim() === '' || isLoading) return
    const { data: found } = await find({ body: { documento: typed.trim() } })
    const [only, ...others] = found ?? []
    if (only !== undefined && others.length === 0) pick(only)
  }
  const asked = isLoading ? 'loading' : error !== undefined ? 'failed' : data === undefined ? 'idle' : 'results'
  return (
    <SearchBox<Affiliate>
      label="Documento del afiliado"
      placeholder="Número completo y Enter"
      value={chosen ?? typed}
      onChange={(text) => {
        if (id !== null) onPick(null)
        reset()
        setTyped(id === null ? text.slice(0, MAX_DOCUMENT) : '')
      }}
      rows={data ?? NO_ROWS}
      rowKey={(row) => row.id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ documento }) => documento}
      onPick={pick}
      state={id === null ? asked : 'idle'}
      failure={error === undefined ? null : failureText(error)}
      onRetry={() => void look()}
      emptyText="Ningún afiliado tiene ese documento."
      onEnter={() => void look()}
    />
  )
}
