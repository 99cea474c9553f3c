/** Another site for a medication that is still to be ordered, with its reason. @fuente spec 2 §5 */
import { OrderType } from '@cauce/domain/ordering/order-type'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import { MAX_REASON } from '@cauce/domain/ordering/routing-change'
import type { MedicationItem } from '@cauce/machines/medication-order/types'
import type { ChosenSite } from '@cauce/machines/procedure-order/types'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useLast } from '../ordering/use-last.ts'
import { SitePicker } from '../routing/site-picker.tsx'
import { useSiteChoice } from '../routing/use-site-choice.ts'

export interface LineSiteDialogProps {
  readonly item: MedicationItem | null
  readonly consultaId: number
  readonly onClose: () => void
  readonly onChoose: (item: MedicationItem, site: ChosenSite, motivo: string) => void
}

interface SiteFormProps extends Omit<LineSiteDialogProps, 'item'> {
  readonly item: MedicationItem
  readonly isOpen: boolean
}

const SiteForm = ({ item, isOpen, consultaId, onClose, onChoose }: SiteFormProps) => {
  const form = useSiteChoice()
  const { routing, draft } = item
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size={640}
      title="¿Dónde se entrega?"
      note={draft.articulo?.codesumi.nombre}
      foot={
        <ModalFoot>
          <Action kind="quiet" onClick={onClose}>
            Dejar como está
          </Action>
          <Action kind="filled" onClick={() => form.submit((site, motivo) => onChoose(item, site, motivo))}>
            Usar esta sede
          </Action>
        </ModalFoot>
      }
    >
      <div className="rou-form">
        <p>
          <strong>{draft.rep?.nombre ?? UNROUTED_WARNING}</strong>
          {routing === null ? null : <span className="ca-second"> · {routing.motivo}</span>}
        </p>
        <SitePicker
          consultaId={consultaId}
          tipo={OrderType.medications}
          itemId={draft.articulo?.codesumi.id ?? null}
          alternatives={routing?.alternativas ?? []}
          value={form.site}
          onPick={form.pick}
          error={form.errors['rep_id']}
        />
        <TextAreaField
          label="Motivo"
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

export const LineSiteDialog = ({ item, ...rest }: LineSiteDialogProps) => {
  const shown = useLast(item)
  return shown === null ? null : <SiteForm key={shown.key} item={shown} isOpen={item !== null} {...rest} />
}
