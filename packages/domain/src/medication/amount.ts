/** An amount of drug and its unit. */
export interface Amount {
  readonly cantidad: number
  /** mg, mcg, g, UI, mEq, mcg/h… */
  readonly unidad: string
}

const IN_MILLIGRAMS: Readonly<Record<string, number>> = { g: 1_000, mg: 1, mcg: 0.001 }

/** The amount in another unit; null when one does not become the other. */
export const inUnit = ({ cantidad, unidad }: Amount, other: string): number | null => {
  if (unidad === other) return cantidad
  const [from, to] = [IN_MILLIGRAMS[unidad], IN_MILLIGRAMS[other]]
  return from === undefined || to === undefined ? null : (cantidad * from) / to
}
