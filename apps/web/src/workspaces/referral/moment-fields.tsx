/** The day and the hour of a moment of a referral, and the key that writes the present ones. */
import { TimeIcon } from '@blueprintjs/icons'
import { formatTime } from '@cauce/domain/calendar/bogota'
import { MOMENTS, type MomentKey } from '@cauce/domain/referral/moments'
import { clockOf, type PanelDraftField } from '@cauce/domain/referral/panel-draft'
import { PANEL_FIELDS } from '@cauce/domain/referral/panel-fields'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { today } from '../../app/today.ts'
import { fieldNote, type PanelPartProps } from './panel-props.ts'

export interface HourFieldProps {
  readonly part: PanelPartProps
  readonly field: Extract<PanelDraftField, `hora_${string}`>
  readonly hint?: string | undefined
}

/** An hour of 24: `631` and `0631` are written in full when the field is left. */
export const HourField = ({ part, field, hint }: HourFieldProps) => {
  const { draft, onChange } = part
  const note = fieldNote(part, field, hint)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears that the field was left
    <div
      onBlur={() => {
        const whole = clockOf(draft[field])
        if (whole !== draft[field]) onChange({ [field]: whole })
      }}
    >
      <TextField
        label={PANEL_FIELDS[field]}
        value={draft[field]}
        placeholder="hh:mm"
        inputMode="numeric"
        maxLength={8}
        onChange={(value) => onChange({ [field]: value })}
        {...(note.hint === undefined ? {} : { hint: note.hint })}
        error={note.error}
      />
    </div>
  )
}

export interface MomentFieldsProps {
  readonly part: PanelPartProps
  readonly moment: MomentKey
  /** Under the hour. */
  readonly hint?: string | undefined
}

export const MomentFields = ({ part, moment, hint }: MomentFieldsProps) => {
  const found = MOMENTS.find(({ clave }) => clave === moment)
  if (found === undefined) return null
  const { fecha, hora, nombre } = found
  const note = fieldNote(part, fecha)
  return (
    <div className="ref-moment">
      <DateField
        label={PANEL_FIELDS[fecha]}
        value={part.draft[fecha]}
        onChange={(value) => part.onChange({ [fecha]: value })}
        {...(note.hint === undefined ? {} : { hint: note.hint })}
        error={note.error}
      />
      <HourField part={part} field={hora} hint={hint} />
      <span className="ref-now">
        <Action
          kind="quiet"
          icon={<TimeIcon />}
          label={`${nombre} ahora`}
          onClick={() => part.onChange({ [fecha]: today(), [hora]: formatTime(Date.now()) })}
        />
      </span>
    </div>
  )
}
