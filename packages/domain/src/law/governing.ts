/** Which row of a figure governs on a day: those that an installation wrote, over what the product came with. */
import { inForce, type LegalRecord, type LegalRecords } from '../sick-leave/law.ts'
import { partError, type Figure } from './figure.ts'

/** A row as it is stored. */
export interface StoredFigure extends LegalRecord {
  readonly valor: unknown
}

/** What a stored value says that may be: a row by mistake undoes no rule. */
const saidBy = ({ partes }: Pick<Figure, 'partes'>, valor: unknown): Readonly<Record<string, number>> => {
  if (typeof valor !== 'object' || valor === null) return {}
  return Object.fromEntries(
    Object.entries(partes).flatMap(([name, part]): readonly (readonly [string, number])[] => {
      const value: unknown = Reflect.get(valor, name)
      return typeof value === 'number' && partError(part, value) === null ? [[name, value]] : []
    }),
  )
}

/**
 * The records of a figure: a row of the installation holds from its own day, and where one of the product begins on the same day it
 * holds instead of it. What a row does not say stays as it was.
 * @regla Ninguna cifra tiene dos valores en un mismo día: rige la última fila que ya empezó, y la de la entidad en lugar de la de fábrica que empieza ese día.
 */
export const withRows = <R extends LegalRecord>(
  figure: Pick<Figure, 'partes'>,
  seed: LegalRecords<R>,
  rows: readonly StoredFigure[],
): LegalRecords<R> =>
  rows
    .toSorted((a, b) => (a.vigente_desde < b.vigente_desde ? -1 : 1))
    .reduce<LegalRecords<R>>((records, { vigente_desde, fuente, valor }) => {
      const record: R = { ...inForce(records, vigente_desde), ...saidBy(figure, valor), vigente_desde, fuente }
      return [record, ...records.filter((each) => each.vigente_desde !== vigente_desde)]
    }, seed)
