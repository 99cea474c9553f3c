/** The place of dialogs that stand over another dialog. */
import type { KeyboardEvent, ReactNode } from 'react'

const stopEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation()
}

/** Esc closes what is on top and nothing under it, also where what is on top must be answered and does not close. */
export const DialogLayer = ({ children }: { readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps a key from going on
  <div onKeyDown={stopEscape}>{children}</div>
)
