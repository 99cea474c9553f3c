/** Choosing a site: the alternatives that the contracts give, the nearest ones without typing, or any other by its name. @fuente spec 2 §5 */
import type { OrderType } from '@cauce/domain/ordering/order-type'
import { routingTexts } from '@cauce/domain/ordering/routing-change'
import type { ProviderSite, RoutingAlternative } from '@cauce/domain/ordering/routing'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { useId } from 'react'
import { siteSearch } from '../../actors/trigger-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'
import { siteOf, SiteOption, whereItIs } from './site-option.tsx'
import { useNearest } from './use-nearest.ts'
import './routing.css'

const optionOf = ({ rep_id, nombre, municipio }: RoutingAlternative): ChosenSite => ({ id: rep_id, nombre, municipio })

export interface SitePickerProps {
  readonly consultaId: number
  readonly tipo: OrderType
  /** What is ordered, of that kind. Null: a site for several lines. */
  readonly itemId: number | null
  readonly alternatives: readonly RoutingAlternative[]
  /** Site that it has by now: it is not offered. */
  readonly currentId?: number | null
  readonly value: ChosenSite | null
  readonly onPick: (site: ChosenSite | null) => void
  readonly error?: FieldError
}

export const SitePicker = (props: SitePickerProps) => {
  const { alternatives, value, onPick, consultaId, tipo, itemId, currentId = null } = props
  const dispatch = useAppDispatch()
  const name = useId()
  const search = useSearch(() =>
    siteSearch(dispatch, { tipo_orden_id: tipo, item_id: itemId, consulta_id: consultaId }),
  )
  const nearest = useNearest(consultaId, tipo, itemId)
  const listed = new Set(alternatives.map(({ rep_id }) => rep_id))
  const others = nearest.filter(({ id }) => !listed.has(id) && id !== currentId)
  const isListed = value !== null && (listed.has(value.id) || others.some(({ id }) => id === value.id))
  const pick = (site: ChosenSite): void => {
    search.type('')
    onPick(site)
  }
  return (
    <div className="rou-picker">
      {alternatives.length === 0 ? null : (
        <fieldset className="rou-options">
          <legend className="ca-field-label">Sedes con contrato vigente</legend>
          {alternatives.map((option) => (
            <SiteOption
              key={option.rep_id}
              name={name}
              title={`${option.nombre}, ${option.municipio}`}
              second={option.motivo}
              checked={option.rep_id === value?.id}
              onPick={() => pick(optionOf(option))}
            />
          ))}
        </fieldset>
      )}
      {others.length === 0 ? null : (
        <fieldset className="rou-options">
          <legend className="ca-field-label">
            {alternatives.length === 0
              ? 'Con contrato primero, luego las más cercanas'
              : 'Otras, las más cercanas primero'}
          </legend>
          {others.map((site) => (
            <SiteOption
              key={site.id}
              name={name}
              title={site.nombre}
              second={whereItIs(site)}
              checked={site.id === value?.id}
              onPick={() => pick(siteOf(site))}
            />
          ))}
        </fieldset>
      )}
      <SearchBox<ProviderSite>
        // What is known at once, not what has arrived: a field keeps its name while it is being filled.
        label={itemId === null ? 'Sede' : 'Otra sede'}
        placeholder={`Nombre de la sede, desde ${SEARCH_TRIGGERS.providerProcedure.threshold} letras`}
        value={value !== null && !isListed ? `${value.nombre}, ${value.municipio}` : search.text}
        onChange={(text) => {
          if (value !== null && !isListed) onPick(null)
          search.type(text)
        }}
        rows={search.rows}
        rowKey={({ id }) => id}
        rowTitle={({ nombre }) => nombre}
        rowSecond={(site) => `${whereItIs(site)} · NIT ${site.prestadores.nit}`}
        onPick={(site) => pick(siteOf(site))}
        state={value !== null && !isListed ? 'idle' : search.state}
        failure={routingTexts(tipo).falloSedes ?? search.error}
        onRetry={search.retry}
        truncated={search.truncated}
        error={props.error}
        focusFirst={alternatives.length === 0}
      />
    </div>
  )
}
