/** The fields of the panel, those that the type and the state ask for. @fuente spec 2 §3, §5 */
import { ANNEX_TYPES, REQUEST_OPTIONS } from '@cauce/domain/referral/annex'
import { closesAtOnce } from '@cauce/domain/referral/emergency-report'
import type { PanelDraft, PanelDraftField } from '@cauce/domain/referral/panel-draft'
import { PANEL_FIELDS } from '@cauce/domain/referral/panel-fields'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { InstitutionField } from './institution-field.tsx'
import { HourField, MomentFields } from './moment-fields.tsx'
import { fieldNote, type PanelPartProps } from './panel-props.ts'

const KINDS: readonly PanelDraft['tipo_anexo_id'][] = [1, 2, 3, 4]

interface PanelTextProps {
  readonly part: PanelPartProps
  readonly field: Extract<
    PanelDraftField,
    'codigo_remision' | 'nombre_acepta' | 'cargo' | 'tipo_traslado' | 'movil_traslado'
  >
  readonly hint?: string
  readonly maxLength: number
}

const PanelText = ({ part, field, hint, maxLength }: PanelTextProps) => {
  const note = fieldNote(part, field, hint)
  return (
    <TextField
      label={PANEL_FIELDS[field]}
      value={part.draft[field]}
      maxLength={maxLength}
      onChange={(value) => part.onChange({ [field]: value })}
      {...(note.hint === undefined ? {} : { hint: note.hint })}
      error={note.error}
    />
  )
}

export interface PanelFieldsProps extends PanelPartProps {
  /** The type that closes was chosen. */
  readonly onClosingType: () => void
}

const Kind = ({ onClosingType, ...part }: PanelFieldsProps) => {
  const note = fieldNote(part, 'tipo_anexo_id')
  return (
    <SelectField
      label={PANEL_FIELDS.tipo_anexo_id}
      options={KINDS.map((id) => ({ value: String(id), label: ANNEX_TYPES[id] }))}
      value={String(part.draft.tipo_anexo_id)}
      onChange={(value) => {
        const chosen = KINDS.find((id) => String(id) === value)
        if (chosen === undefined) return
        part.onChange({ tipo_anexo_id: chosen })
        if (closesAtOnce(chosen)) onClosingType()
      }}
      {...(note.hint === undefined ? {} : { hint: note.hint })}
      error={note.error}
    />
  )
}

const Request = (part: PanelPartProps) => {
  const note = fieldNote(part, 'tipo_solicitud')
  return (
    <SelectField
      label={PANEL_FIELDS.tipo_solicitud}
      placeholder="Escoja uno"
      options={REQUEST_OPTIONS}
      value={part.draft.tipo_solicitud}
      onChange={(tipo_solicitud) => part.onChange({ tipo_solicitud })}
      {...(note.hint === undefined ? {} : { hint: note.hint })}
      error={note.error}
    />
  )
}

const Acceptance = (part: PanelPartProps) => (
  <>
    <MomentFields part={part} moment="aceptacion" />
    <div className="ref-pair">
      <PanelText part={part} field="nombre_acepta" maxLength={200} />
      <PanelText part={part} field="cargo" maxLength={200} />
    </div>
    <InstitutionField {...part} />
  </>
)

const estimated = ({ hora_estimada_llegada, hora_traslado }: PanelDraft): string | undefined =>
  hora_traslado === '' && hora_estimada_llegada !== '' ? `Estimada ${hora_estimada_llegada}` : undefined

const Transfer = (part: PanelPartProps) => (
  <>
    <PanelText part={part} field="tipo_traslado" maxLength={100} />
    <div className="ref-pair">
      <PanelText part={part} field="movil_traslado" maxLength={60} />
      <HourField part={part} field="hora_estimada_llegada" />
    </div>
    <MomentFields part={part} moment="salida" />
    <MomentFields part={part} moment="llegada" hint={estimated(part.draft)} />
  </>
)

const YES_NO = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const

const RoundTrip = (part: PanelPartProps) => {
  const { draft, onChange } = part
  const note = fieldNote(part, 'traslado_redondo')
  return (
    <>
      <Segmented
        label={PANEL_FIELDS.traslado_redondo}
        options={YES_NO}
        value={draft.traslado_redondo ? 'si' : 'no'}
        onChange={(value) => onChange({ traslado_redondo: value === 'si' })}
        {...(note.hint === undefined ? {} : { hint: note.hint })}
        error={note.error}
      />
      {draft.traslado_redondo ? (
        <>
          <MomentFields part={part} moment="salida_redondo" />
          <MomentFields part={part} moment="llegada_redondo" />
        </>
      ) : null}
    </>
  )
}

export const PanelFields = (props: PanelFieldsProps) => {
  const { onClosingType: _, ...part } = props
  const following = part.base.estado === REFERRAL_STATES.following
  return (
    <div className="ref-fields">
      <div className="ref-pair">
        <PanelText
          part={part}
          field="codigo_remision"
          maxLength={60}
          {...(part.base.codigo_remision === null ? { hint: 'Propuesto: puede cambiarlo' } : {})}
        />
        <Kind {...props} />
      </div>
      <Request {...part} />
      {following ? (
        <>
          <Acceptance {...part} />
          <Transfer {...part} />
          <RoundTrip {...part} />
        </>
      ) : null}
    </div>
  )
}
