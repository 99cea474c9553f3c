/** Whether the ordering is open beside the page: its main button is then the filled one. */
import { createContext, useContext } from 'react'

export const Beside = createContext(false)

/** How the main button of the page is drawn. */
export const useMainKind = (): 'filled' | 'outlined' => (useContext(Beside) ? 'outlined' : 'filled')
