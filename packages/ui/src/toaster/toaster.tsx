import { Intent, OverlayToaster, Position } from '@blueprintjs/core'
import { ErrorIcon, InfoSignIcon, TickIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { createRoot } from 'react-dom/client'
import './toaster.css'

export type ToastTone = 'success' | 'information' | 'error'

export interface ToastMessage {
  readonly message: string
  readonly tone?: ToastTone
  /** One act that belongs to what was said, such as undoing it; the same act is never only here. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** How long a toast stays, in milliseconds. @fuente spec 2 §9 */
export const TOAST_MS = 3000

const LOOK: Readonly<Record<ToastTone, { icon: JSX.Element; intent: Intent }>> = {
  success: { icon: <TickIcon />, intent: Intent.SUCCESS },
  information: { icon: <InfoSignIcon />, intent: Intent.PRIMARY },
  error: { icon: <ErrorIcon />, intent: Intent.DANGER },
}

const openToaster = () =>
  OverlayToaster.create(
    { position: Position.TOP_RIGHT, maxToasts: 4, className: 'ca-toaster' },
    {
      domRenderer: (element, container) => {
        createRoot(container).render(element)
      },
    },
  )

let opened: ReturnType<typeof openToaster> | undefined

/** Says in passing that something went well, or one sentence of information. What needs an answer stands where it happened. */
export const showToast = async ({ message, tone = 'success', action }: ToastMessage): Promise<void> => {
  opened ??= openToaster()
  const toaster = await opened
  toaster.show({
    message,
    timeout: TOAST_MS,
    isCloseButtonShown: false,
    ...LOOK[tone],
    ...(action === undefined ? {} : { action: { text: action.label, onClick: action.onClick } }),
  })
}
