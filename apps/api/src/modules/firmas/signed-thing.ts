/** What decides over a second signature besides its row: of a line of medications, or of a whole scheme. */
import type { LedgerEntry } from '@cauce/domain/medication/check'
import type { SignatureDetail } from '@cauce/contract/firmas'
import type { UserCtx } from '../../http/handle.ts'
import { surfaceOf } from '../consultas/measures-queries.ts'
import { diagnosesOf } from '../consultas/queries.ts'
import { ledgerOfScheme } from '../esquemas/check-sentences.ts'
import { printableSchemeLines } from '../esquemas/print-queries.ts'
import { drugLines } from '../esquemas/scheme-model.ts'
import { ledgersOf } from '../medicamentos/ledger.ts'
import { ledgerRows } from '../medicamentos/line-queries.ts'
import type { oneSignature } from './queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof oneSignature>>>

export interface SignedThing extends Pick<SignatureDetail, 'diagnostico' | 'lineas'> {
  readonly ledger: readonly LedgerEntry[]
}

const ofLine = async ({ db }: UserCtx, row: Row, linea_id: number): Promise<SignedThing> => ({
  diagnostico: `${row.diagnostico_codigo} ${row.diagnostico_nombre}`,
  lineas: [],
  ledger: ledgersOf(await ledgerRows(db, [linea_id])).get(linea_id) ?? [],
})

const surfaceOfOrder = ({ isc, isc_peso, isc_talla, isc_fecha }: Row) =>
  isc_fecha === null ? null : surfaceOf({ fecha: isc_fecha, isc, peso: isc_peso, talla: isc_talla })

/** Each drug of the scheme as it is printed. */
const linesOf = async ({ db }: UserCtx, row: Row): Promise<SignatureDetail['lineas']> => {
  const lines = await printableSchemeLines(db, row.orden_id)
  return drugLines({ surface: surfaceOfOrder(row), lines }).map((line) => ({
    nombre: line.nombre,
    dosis: line.formulada,
    suma: line.suma,
    detalle: `${line.detalle} · días ${line.dias} · ${line.aplicaciones} por ciclo`,
    aparte: line.propuesta,
    observacion: line.observacion,
  }))
}

const ofScheme = async (ctx: UserCtx, row: Row): Promise<SignedThing> => {
  const diagnoses = await diagnosesOf(ctx.db, row.consulta_id)
  return {
    diagnostico: diagnoses.map(({ codigo, nombre }) => `${codigo} ${nombre}`).join(' · '),
    lineas: await linesOf(ctx, row),
    ledger: ledgerOfScheme(row.comprobaciones),
  }
}

export const signedThing = (ctx: UserCtx, row: Row): Promise<SignedThing> =>
  row.orden_articulos_id === null ? ofScheme(ctx, row) : ofLine(ctx, row, row.orden_articulos_id)
