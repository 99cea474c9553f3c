/** Where dialogs stand: on the stack that a frame has already, or on one of their own in the frames that have none. */
import { OverlaysContext, OverlaysProvider } from '@blueprintjs/core'
import { useContext, type ReactNode } from 'react'

/** Two stacks at once would fight for the focus. */
export const Overlays = ({ children }: { readonly children: ReactNode }) =>
  useContext(OverlaysContext).hasProvider ? children : <OverlaysProvider>{children}</OverlaysProvider>
