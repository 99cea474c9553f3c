/** What holds the ordering of a consultation: a dialog over the page or, on a wide screen, a part beside it. */
import { Dock } from '@cauce/ui/dock/dock'
import { Modal } from '@cauce/ui/modal/modal'
import type { ReactNode } from 'react'

export interface OrderingFrameProps {
  /** Beside the page, which says who the patient is. */
  readonly docked: boolean
  readonly onClose: () => void
  readonly note: ReactNode
  readonly actions: ReactNode
  readonly band: ReactNode
  readonly foot: ReactNode
  readonly children: ReactNode
}

const TITLE = 'Ordenamiento de la consulta'

export const OrderingFrame = ({ docked, band, children, ...frame }: OrderingFrameProps) =>
  docked ? (
    <Dock {...frame} title={TITLE}>
      {children}
    </Dock>
  ) : (
    <Modal {...frame} isOpen size={1400} tall flush title={TITLE} band={band}>
      {children}
    </Modal>
  )
