/** The one-line entry of a service of the own-code catalogue. @fuente spec 2 §2, §5 */
import type { OwnCodeDraft } from '@cauce/domain/own-code/draft'
import { MAX_OWN_CODE_OBSERVATION, MAX_OWN_CODE_QUANTITY, type OwnCode } from '@cauce/domain/own-code/service-line'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { serviceSearch } from '../../actors/own-code.ts'
import { useAppDispatch } from '../../store/store.ts'
import { ItemEntry, type EntryFormProps } from '../orders/item-entry.tsx'
import { useSearch } from '../procedures/use-search.ts'

const notesOf = ({ codigo, requiere_auditoria }: OwnCode): string =>
  requiere_auditoria === 1 ? `${codigo} · requiere auditoría` : codigo

const OBSERVATION = {
  label: 'Observación (opcional)',
  placeholder: 'Para quien lo presta',
  max: MAX_OWN_CODE_OBSERVATION,
}

export const ServiceForm = (props: EntryFormProps<OwnCodeDraft>) => {
  const { draft, errors, onChange } = props
  const dispatch = useAppDispatch()
  const search = useSearch(() => serviceSearch(dispatch))
  return (
    <ItemEntry
      {...props}
      label="Añadir un servicio"
      item={{
        label: 'Servicio',
        threshold: SEARCH_TRIGGERS.ownCode.threshold,
        search,
        picked: draft.codigoPropio?.CodigoNombre ?? null,
        error: errors['codigoPropio'],
        notes: notesOf,
        onPick: (codigoPropio) => onChange({ codigoPropio }),
      }}
      maxQuantity={MAX_OWN_CODE_QUANTITY}
      observation={OBSERVATION}
      then="cantidad"
      favourites="Favoritos de servicios"
    />
  )
}
