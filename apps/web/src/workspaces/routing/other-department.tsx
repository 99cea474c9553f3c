import { acceptanceOf, isAccepted, withAcceptance } from '@cauce/domain/ordering/other-department'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

interface OtherDepartmentProps {
  readonly site: ChosenSite | null
  readonly motivo: string
  readonly disabled?: boolean
  readonly onReason: (motivo: string) => void
}

/** A site in another department is accepted with words, which go to the reason and stay with the order. */
export const OtherDepartment = ({ site, motivo, disabled = false, onReason }: OtherDepartmentProps) => {
  const place = site?.lejos ?? null
  if (place === null) return null
  return (
    <fieldset className="rou-far" aria-label="Otro departamento">
      <StatusChip tone="waiting" label={`Está en otro departamento: ${place.municipio}, ${place.departamento}`} />
      <label className="rou-option">
        <input
          type="checkbox"
          checked={isAccepted(motivo, place)}
          disabled={disabled}
          onChange={(event) => onReason(withAcceptance(motivo, place, event.currentTarget.checked))}
        />
        <span className="rou-option-name">Acepto que el paciente vaya hasta allá</span>
        <span className="ca-second">Escribe en el motivo «{acceptanceOf(place)}»</span>
      </label>
    </fieldset>
  )
}
