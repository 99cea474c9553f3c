/** A value and where it comes from. */
/** Where a value comes from, as it is shown beside it. */
export type LineOrigin = 'escrito' | 'favorito' | 'catálogo' | 'por defecto'

export interface Sourced<Value> {
  readonly valor: Value
  readonly origen: LineOrigin
}

export const written = <Value>(valor: Value): Sourced<Value> => ({ valor, origen: 'escrito' })
export const favoured = <Value>(valor: Value): Sourced<Value> => ({ valor, origen: 'favorito' })
