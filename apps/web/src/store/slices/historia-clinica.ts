/**
 * What is typed of the records that are open: consultation → model → route → component. It is what the screens show; the disk and the
 * server have their own copies.
 * @fuente DESIGN §6; spec 1 §7, «component data grouped by model»
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RecordComponents } from '@cauce/domain/clinical-record/record-components'

interface Typed {
  readonly consultaId: number
  readonly modelo: string
  readonly ruta: string
  readonly componentes: RecordComponents
}

type ByRoute = Readonly<Record<string, RecordComponents>>
type ByModel = Readonly<Record<string, ByRoute>>
type State = Readonly<Record<number, ByModel>>

const empty: State = {}

export const historiaClinicaSlice = createSlice({
  name: 'historiaClinica',
  initialState: empty,
  reducers: {
    recordTyped: (state, { payload }: PayloadAction<Typed>): State => {
      const { consultaId, modelo, ruta, componentes } = payload
      const models = state[consultaId]
      return { ...state, [consultaId]: { ...models, [modelo]: { ...models?.[modelo], [ruta]: componentes } } }
    },
    recordForgotten: (state, { payload }: PayloadAction<number>): State =>
      Object.fromEntries(Object.entries(state).filter(([id]) => id !== String(payload))),
  },
})

export const { recordTyped, recordForgotten } = historiaClinicaSlice.actions
