/** A cycle was given: on which day, with what is known since it was ordered answered first. What is applied is never moved again. */
import { howGiven } from '@cauce/domain/oncology/infusion'
import type { ActiveSchemeLine } from '@cauce/domain/oncology/scheme'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { today } from '../../app/today.ts'
import { LineReview } from '../medications/line-review.tsx'
import { useApplication } from './use-application.ts'
import { CriticalNote } from './critical-note.tsx'

interface AskProps {
  /** Of the cycle that is due. */
  readonly lines: readonly [ActiveSchemeLine, ...ActiveSchemeLine[]]
  readonly onClose: () => void
  readonly onApplied: () => void
}

const Ask = ({ lines, onClose, onApplied }: AskProps) => {
  const [first] = lines
  const application = useApplication(first, onApplied)
  return (
    <Modal
      isOpen
      onClose={onClose}
      closeLabel="Todavía no"
      size={640}
      title={`¿Se aplicó el ciclo ${first.ciclo} de ${first.ciclo_total}?`}
      note={first.nombre_esquema}
      foot={
        <ModalFoot note="Lo aplicado queda como está aunque el esquema se cancele.">
          <Action kind="filled" busy={application.busy} onClick={application.confirm}>
            Registrar aplicación
          </Action>
        </ModalFoot>
      }
    >
      <div className="onc-apply">
        {application.failure === null ? null : (
          <p className="ca-field-error" role="alert">
            {application.failure}
          </p>
        )}
        <ul className="onc-given" aria-label="Lo que se aplica">
          {lines.map((line) => (
            <li key={line.id}>
              <strong>{line.codesumi.nombre}</strong> {line.dosificacion}
              {howGiven(line) === '' ? null : <span className="ca-second"> · {howGiven(line)}</span>}
              <CriticalNote nombre={line.codesumi.nombre} />
            </li>
          ))}
        </ul>
        <LineReview review={application.review} disabled={application.busy} />
        <DateField
          label="Día de la aplicación"
          value={application.fecha}
          min={application.ordered}
          max={today()}
          error={application.error === null ? undefined : [application.error]}
          disabled={application.busy}
          onChange={application.write}
        />
      </div>
    </Modal>
  )
}

interface ApplicationDialogProps extends Omit<AskProps, 'lines'> {
  readonly lines: readonly ActiveSchemeLine[]
}

export const ApplicationDialog = ({ lines: [first, ...others], ...rest }: ApplicationDialogProps) =>
  first === undefined ? null : <Ask lines={[first, ...others]} {...rest} />
