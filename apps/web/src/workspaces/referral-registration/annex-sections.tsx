/** What the annex of the chosen type asks for. Nothing of it is compulsory: what is blank is printed as an empty box. */
import type { AnnexData } from '@cauce/domain/referral/annex-data'
import { ANNEX_FORM, type AnnexField, type AnnexTextField } from '@cauce/domain/referral/annex-form'
import type { AnnexTypeId } from '@cauce/domain/referral/annex'
import type { WrittenService } from '@cauce/domain/referral/registration'
import { annexName } from '@cauce/domain/referral/technical-annex'
import type { FieldErrors } from '@cauce/machines/failure'
import { Card } from '@cauce/ui/card/card'
import { DateField } from '@cauce/ui/date-field/date-field'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { today } from '../../app/today.ts'
import { ServicesField } from './services-field.tsx'

const MAX_SHORT = 200
const MAX_LONG = 4_000
const MAX_TIME = 5
const YES_NO = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const
const BLANK_NOTE = 'Lo que quede vacío se imprime como casilla vacía'
const NOT_SAID = { value: '', label: 'Sin diligenciar' }

interface AnnexSectionsProps {
  readonly tipo: AnnexTypeId
  readonly datos: AnnexData
  readonly servicios: readonly WrittenService[]
  readonly errors: FieldErrors
  readonly onData: (datos: AnnexData) => void
  readonly onServices: (servicios: readonly WrittenService[]) => void
}

interface TextProps {
  readonly field: AnnexTextField
  readonly value: string
  readonly error: readonly string[] | undefined
  readonly onChange: (value: string) => void
}

const TextOf = ({ field: { kind, label, options = [] }, value, error, onChange }: TextProps) => {
  const common = { label, value, error, onChange }
  switch (kind) {
    case 'long':
      return (
        <div className="rem-wide">
          <TextAreaField {...common} maxLength={MAX_LONG} />
        </div>
      )
    case 'date':
      return <DateField {...common} max={today()} keepsUnread />
    case 'time':
      return <TextField {...common} placeholder="hh:mm" inputMode="numeric" maxLength={MAX_TIME} />
    case 'choice':
      return <SelectField {...common} options={[NOT_SAID, ...options.map((name) => ({ value: name, label: name }))]} />
    default:
      return <TextField {...common} maxLength={MAX_SHORT} />
  }
}

const FieldOf = ({ field, ...props }: AnnexSectionsProps & { readonly field: AnnexField }) => {
  const { datos, errors, servicios, onData, onServices } = props
  const error = errors[`datos.${field.key}`]
  if (field.kind === 'services') {
    return (
      <ServicesField label={field.label} value={servicios} onChange={onServices} error={errors['servicios'] ?? error} />
    )
  }
  if (field.kind === 'yes-no') {
    const { paciente_remitido: came } = datos
    return (
      <Segmented
        layout="stacked"
        label={field.label}
        options={YES_NO}
        value={came === undefined || came === null ? null : came ? 'si' : 'no'}
        onChange={(value) => onData({ ...datos, paciente_remitido: value === 'si' })}
        error={error}
      />
    )
  }
  return (
    <TextOf
      field={field}
      value={datos[field.key] ?? ''}
      error={error}
      onChange={(value) => onData({ ...datos, [field.key]: value })}
    />
  )
}

export const AnnexSections = (props: AnnexSectionsProps) =>
  ANNEX_FORM[props.tipo].map(({ titulo, campos }, at) => (
    <Card key={titulo} title={titulo} note={at === 0 ? `${annexName(props.tipo)} · ${BLANK_NOTE}` : undefined}>
      <div className="rem-fields">
        {campos.map((field) => (
          <FieldOf key={field.key} field={field} {...props} />
        ))}
      </div>
    </Card>
  ))
