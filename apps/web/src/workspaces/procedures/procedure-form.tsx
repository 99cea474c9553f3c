/** The one-line entry of a procedure. @fuente spec 2 §2, §5 */
import { checkDraft, type ProcedureDraft } from '@cauce/domain/procedure/draft'
import { MAX_OBSERVATION } from '@cauce/domain/procedure/pre-order-item'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { procedureSearch } from '../../actors/trigger-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { ItemEntry, type EntryFormProps } from '../orders/item-entry.tsx'
import { namesOf } from './procedure-name.tsx'
import { useSearch } from './use-search.ts'

const notesOf = ({ requiere_auditoria, requiere_consentimiento, cantidad_maxima }: Procedure): string =>
  [
    requiere_auditoria === 1 ? 'requiere auditoría' : '',
    requiere_consentimiento === 1 ? 'pide consentimiento' : '',
    `máximo ${cantidad_maxima}`,
  ]
    .filter(Boolean)
    .join(' · ')

const OBSERVATION = { label: 'Observación', max: MAX_OBSERVATION }

export interface ProcedureFormProps extends EntryFormProps<ProcedureDraft> {
  readonly affiliateId: number
  /** Observation of the last line of the list, which the next one takes where nothing else is written. */
  readonly lastObservation: string | null
}

export const ProcedureForm = ({ affiliateId, lastObservation, ...props }: ProcedureFormProps) => {
  const { draft, errors, today, onChange } = props
  const dispatch = useAppDispatch()
  const search = useSearch(() => procedureSearch(dispatch, affiliateId))
  const picked = draft.procedimiento
  const { mensaje } = checkDraft(draft, today)
  const wrong = Object.keys(errors).length > 0
  return (
    <ItemEntry
      {...props}
      label="Añadir un procedimiento"
      item={{
        label: 'Procedimiento',
        threshold: SEARCH_TRIGGERS.procedure.threshold,
        search,
        picked: picked === null ? null : `${picked.codigo} ${picked.nombre}`,
        error: errors['procedimiento'],
        lead: ({ codigo }) => codigo,
        title: ({ nombre }) => namesOf(nombre).called,
        more: ({ nombre }) => namesOf(nombre).parts,
        notes: notesOf,
        onPick: (procedimiento) => onChange({ procedimiento }),
      }}
      maxQuantity={picked?.cantidad_maxima}
      observation={{
        ...OBSERVATION,
        placeholder: lastObservation === null ? 'Para quien lo realiza' : `La misma: ${lastObservation}`,
      }}
      then="observacion"
      favourites="Favoritos de procedimientos"
    >
      {wrong && mensaje !== null ? (
        <p className="ca-field-error" role="alert">
          {mensaje}
        </p>
      ) : null}
    </ItemEntry>
  )
}
