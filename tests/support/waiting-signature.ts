/** A line that waits for the signature of another professional, ordered as a prescriber would. */
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { AMOXICILLIN, cleanChecks, type Medications } from './medications.ts'

/** She had an anaphylaxis by penicillins. */
export const MARIA_ELENA = 1
const WORDS = 'el beneficio es mayor, se discutió con ella y queda en observación'
export const TOLERATED = `Lo ha tolerado después de esa reacción: ${WORDS}`
export const VITAL = `Urgencia vital: ${WORDS}`

const decodeDetail = Schema.decodeUnknownSync(alertas.detalleAlergia.answer)

const shownAllergy = async (clinic: Medications): Promise<string[]> => {
  const { afiliado_id } = await clinic.server.db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', MARIA_ELENA)
    .executeTakeFirstOrThrow()
  const about = { afiliado_id, codesumi_id: await clinic.drugId(AMOXICILLIN), consulta_id: MARIA_ELENA }
  const { hallazgos } = decodeDetail((await clinic.post(alertas.detalleAlergia.path, about)).body)
  return hallazgos.map(({ clave }) => clave)
}

/** What caused her anaphylaxis, with the reason of who goes on. */
export const overAnaphylaxis = async (clinic: Medications, motivo: string): Promise<MedicationLine> =>
  clinic.line(AMOXICILLIN, {
    comprobaciones: [
      ...cleanChecks().filter(({ comprobacion }) => comprobacion !== 'alergia'),
      { comprobacion: 'alergia', respuesta: 'encontrada', claves: await shownAllergy(clinic), motivo },
    ],
  })

/** The same ordered; the line and how its first step says it. */
export const orderedOver = async (clinic: Medications, motivo: string) => {
  const orden_id = await clinic.order([await overAnaphylaxis(clinic, motivo)], MARIA_ELENA)
  return clinic.server.db
    .selectFrom('orden_articulos as l')
    .innerJoin('orden_movimientos as m', 'm.orden_articulos_id', 'l.id')
    .select(['l.id', 'l.orden_id', 'l.afiliado_id', 'l.estado_id', 'l.segunda_firma', 'm.motivo'])
    .where('l.orden_id', '=', orden_id)
    .executeTakeFirstOrThrow()
}

export const requestOf = ({ server }: Medications, linea_id: number) =>
  server.db
    .selectFrom('segundas_firmas')
    .selectAll()
    .where('orden_articulos_id', '=', linea_id)
    .executeTakeFirstOrThrow()
