/** What the manual shows and how far it has come. Whoever uses the manual fetches it. */
import type { ManualCall, ManualFeature, ManualMachine, ManualPage, ManualRule } from '@cauce/contract/manuales'

export interface ManualData {
  readonly caracteristicas: readonly ManualFeature[]
  readonly reglas: readonly ManualRule[]
  readonly maquinas: readonly ManualMachine[]
  readonly llamadas: readonly ManualCall[]
  readonly paginas: readonly ManualPage[]
}

export type Part = keyof ManualData

export type PartState<Data> =
  | { readonly state: 'loading' }
  /** `text`: the sentence of who failed. */
  | { readonly state: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: Data }

/** Each part comes by itself: one that fails leaves the others. */
export type ManualSource = { readonly [P in Part]: PartState<ManualData[P]> }

const orEmpty = <Row,>(part: PartState<readonly Row[]>): readonly Row[] => (part.state === 'ready' ? part.data : [])

/** What has arrived; a part that has not is empty. */
export const arrived = (source: ManualSource): ManualData => ({
  caracteristicas: orEmpty(source.caracteristicas),
  reglas: orEmpty(source.reglas),
  maquinas: orEmpty(source.maquinas),
  llamadas: orEmpty(source.llamadas),
  paginas: orEmpty(source.paginas),
})
