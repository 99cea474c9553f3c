/** What is not drawn for who only reads a kind of order: everything that writes. */
import { createContext, useContext, type ReactNode } from 'react'

/** Why this kind is only read by who is at the screen; null: they act. */
export const ReadOnly = createContext<string | null>(null)

export const useReadOnly = (): string | null => useContext(ReadOnly)

/** Drawn only for who acts. */
export const Acting = ({ children }: { readonly children: ReactNode }) => (useReadOnly() === null ? children : null)
