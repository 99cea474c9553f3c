/** Another site for a line that is still to be ordered, with its reason. */
import { MAX_REASON, routingTexts } from '@cauce/domain/ordering/routing-change'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useLast } from '../../kit/dialog/use-last.ts'
import type { PendingLine } from './pending-line.ts'
import { OtherDepartment } from './other-department.tsx'
import { SitePicker } from './site-picker.tsx'
import { useSiteChoice } from './use-site-choice.ts'

interface SiteFormProps extends Omit<SiteDialogProps, 'line'> {
  readonly line: PendingLine
  readonly isOpen: boolean
}

const SiteForm = ({ line, isOpen, consultaId, onClose, onChoose }: SiteFormProps) => {
  const form = useSiteChoice(line.tipo)
  const { routing } = line
  const sede = line.sede === undefined ? (routing?.rep?.nombre ?? null) : line.sede
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size={640}
      title={routingTexts(line.tipo).donde}
      note={line.title}
      foot={
        <ModalFoot>
          <Action kind="quiet" onClick={onClose}>
            Dejar como está
          </Action>
          <Action kind="filled" onClick={() => form.submit((site, motivo) => onChoose([line.key], site, motivo))}>
            Usar esta sede
          </Action>
        </ModalFoot>
      }
    >
      <div className="rou-form">
        <p>
          <strong>{sede ?? UNROUTED_WARNING}</strong>
          {routing === null ? null : <span className="ca-second"> · {routing.motivo}</span>}
        </p>
        <SitePicker
          consultaId={consultaId}
          tipo={line.tipo}
          itemId={line.itemId}
          alternatives={routing?.alternativas ?? []}
          value={form.site}
          onPick={form.pick}
          error={form.errors['rep_id']}
        />
        <OtherDepartment site={form.site} motivo={form.motivo} onReason={form.explain} />
        <TextAreaField
          label={routingTexts(line.tipo).pideMotivo ? 'Motivo' : 'Motivo (opcional)'}
          hint="Queda escrito con la orden"
          value={form.motivo}
          onChange={form.explain}
          error={form.errors['motivo']}
          maxLength={MAX_REASON}
          rows={2}
        />
      </div>
    </Modal>
  )
}

export interface SiteDialogProps {
  /** The same object while it is open. */
  readonly line: PendingLine | null
  readonly consultaId: number
  readonly onClose: () => void
  readonly onChoose: (keys: readonly number[], site: ChosenSite, motivo: string) => void
}

export const SiteDialog = ({ line, ...rest }: SiteDialogProps) => {
  const shown = useLast(line)
  return shown === null ? null : <SiteForm key={shown.key} line={shown} isOpen={line !== null} {...rest} />
}
