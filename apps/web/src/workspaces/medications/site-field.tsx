/** Prestador: where the drug is delivered; the proposed site with its rule, another one with its reason. @fuente spec 2 §5 */
import { isOtherSite } from '@cauce/domain/medication/check-line'
import type { MedicationDraft } from '@cauce/domain/medication/draft'
import { MAX_REASON } from '@cauce/domain/ordering/routing-change'
import type { ProviderSite, RoutingProposal } from '@cauce/domain/ordering/routing'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { TextField } from '@cauce/ui/text-field/text-field'
import { pharmacySearch } from '../../actors/medication-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'

export interface SiteFieldProps {
  readonly consultaId: number
  readonly draft: MedicationDraft
  readonly routing: RoutingProposal | null
  readonly errors: Readonly<Record<string, FieldError>>
  readonly onChange: (change: Partial<MedicationDraft>) => void
  readonly onEnter: () => void
}

export const SiteField = ({ consultaId, draft, routing, errors, onChange, onEnter }: SiteFieldProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() =>
    pharmacySearch(dispatch, { consulta_id: consultaId, item_id: draft.articulo?.codesumi.id ?? null }),
  )
  const { rep } = draft
  if (routing?.automatico === true && rep !== null && rep.id === routing.rep?.id) {
    return (
      <TextField
        label="Prestador"
        value={rep.nombre}
        readOnly
        onChange={() => undefined}
        hint={routing.motivo}
        error={errors['rep']}
      />
    )
  }
  return (
    <>
      <SearchBox<ProviderSite>
        label="Prestador"
        placeholder={`Nombre de la sede, desde ${SEARCH_TRIGGERS.providerMedication.threshold} letras`}
        value={rep === null ? search.text : rep.nombre}
        onChange={(text) => {
          if (rep !== null) onChange({ rep: null, motivo_rep: '' })
          search.type(text)
        }}
        rows={search.rows}
        rowKey={({ id }) => id}
        rowTitle={({ nombre }) => nombre}
        rowSecond={({ municipio, prestadores }) => `${municipio.nombre} · NIT ${prestadores.nit}`}
        onPick={({ id, nombre }) => {
          search.type('')
          onChange({ rep: { id, nombre } })
        }}
        state={rep === null ? search.state : 'idle'}
        failure={search.error}
        onRetry={search.retry}
        truncated={search.truncated}
        hint={routing?.motivo}
        error={errors['rep']}
        onEnter={onEnter}
      />
      {isOtherSite(draft, routing) ? (
        <TextField
          label="Motivo de la sede"
          placeholder={`Por qué no ${routing?.rep?.nombre ?? 'la propuesta'}`}
          value={draft.motivo_rep}
          maxLength={MAX_REASON}
          onChange={(motivo_rep) => onChange({ motivo_rep })}
          error={errors['motivo_rep']}
          onEnter={onEnter}
        />
      ) : null}
    </>
  )
}
