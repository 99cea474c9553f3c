/** The services that a hospital stay asks for: code, quantity and description. */
import { CrossIcon, PlusIcon } from '@blueprintjs/icons'
import { MAX_ANNEX_SERVICES } from '@cauce/domain/referral/annex-data'
import { NEW_SERVICE, type WrittenService } from '@cauce/domain/referral/registration'
import { Action } from '@cauce/ui/action/action'
import { errorText, type FieldError } from '@cauce/ui/field/field'
import { TextField } from '@cauce/ui/text-field/text-field'

const MAX_CODE = 20
const MAX_QUANTITY = 6
const MAX_DESCRIPTION = 500

interface ServicesFieldProps {
  readonly label: string
  readonly value: readonly WrittenService[]
  readonly onChange: (services: readonly WrittenService[]) => void
  readonly error?: FieldError
}

export const ServicesField = ({ label, value, onChange, error }: ServicesFieldProps) => {
  const rows = value.length === 0 ? [NEW_SERVICE] : value
  const write = (at: number, change: Partial<WrittenService>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  const message = errorText(error)
  return (
    <fieldset className="rem-services rem-wide" aria-label={label}>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place: its texts may be the same as another's
        <div key={at} className="rem-service">
          <TextField
            label="Código CUPS"
            value={row.codigo}
            maxLength={MAX_CODE}
            onChange={(codigo) => write(at, { codigo })}
          />
          <TextField
            label="Cantidad"
            inputMode="numeric"
            value={row.cantidad}
            maxLength={MAX_QUANTITY}
            onChange={(cantidad) => write(at, { cantidad })}
          />
          <TextField
            label="Descripción del servicio"
            value={row.descripcion}
            maxLength={MAX_DESCRIPTION}
            onChange={(descripcion) => write(at, { descripcion })}
          />
          <Action
            kind="quiet"
            icon={<CrossIcon />}
            label={`Quitar el servicio ${at + 1}`}
            disabled={value.length === 0}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {message === null ? null : <p className="ca-field-error">{message}</p>}
      <span>
        <Action
          icon={<PlusIcon />}
          disabled={rows.length >= MAX_ANNEX_SERVICES}
          onClick={() => onChange([...rows, NEW_SERVICE])}
        >
          Agregar servicio
        </Action>
      </span>
    </fieldset>
  )
}
