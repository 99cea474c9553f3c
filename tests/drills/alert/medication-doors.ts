/** The doors of Medicamentos: a new line, and one that takes the place of another. */
import type { SentCheck } from '@cauce/domain/medication/check'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { answeredNotices } from '../../support/answered-notices.ts'
import {
  ANOTHER_CLEAR_CONSULTATION,
  CLEAR_CONSULTATION,
  cleanChecks,
  type Medications,
} from '../../support/medications.ts'
import { lastLine, noteGoingOn, patientOf, storedUnanswered, type Door } from './door.ts'

const WEEKLY = 'Metotrexato 2,5 mg tableta'
const DAILY = { dosis: 4, frecuencia: 24 } as const
const EVERY_WEEK = { dosis: 4, frecuencia: 7, tiempo: 'Días' } as const
const EVERY_TWO_DAYS = { dosis: 4, frecuencia: 2, tiempo: 'Días' } as const
const CHANGED = 'Se cambia la frecuencia de la toma'

const noticesOf = (clinic: Medications, token: string, consulta: number, line: MedicationLine): Promise<SentCheck[]> =>
  answeredNotices((body) => clinic.post('/alertas/avisos', body, { token }), consulta, line)

const doorOf = async (clinic: Medications, name: string, change: Partial<MedicationLine>): Promise<Door> => {
  const { db } = clinic.server
  const clean = { comprobaciones: cleanChecks() }
  const line = await clinic.line(WEEKLY, { ...DAILY, ...change, ...clean })
  const milder = await clinic.line(WEEKLY, { ...EVERY_TWO_DAYS, ...change, ...clean })
  const medicamento = await clinic.drugId(WEEKLY)
  const after = await lastLine(db)
  const finding = { afiliado: await patientOf(db, CLEAR_CONSULTATION), clave: `dosis:${medicamento}:frecuencia` }
  return {
    name,
    call: 'medicamentos.generarOrdenamiento',
    server: clinic.server,
    token: clinic.token,
    shown: (token, ofAnother) =>
      noticesOf(clinic, token, ofAnother ? ANOTHER_CLEAR_CONSULTATION : CLEAR_CONSULTATION, line),
    noted: () => noteGoingOn(clinic, CLEAR_CONSULTATION, medicamento),
    lessGrave: () => noticesOf(clinic, clinic.token, CLEAR_CONSULTATION, milder),
    send: (checks, sending) =>
      clinic.generate([{ ...line, comprobaciones: [...cleanChecks(), ...checks] }], CLEAR_CONSULTATION, sending),
    holes: () => storedUnanswered(db, medicamento, after, finding),
  }
}

export const newLineDoor = (clinic: Medications): Promise<Door> => doorOf(clinic, 'un medicamento', {})

/** A weekly line that is changed to a daily one. */
export const changedLineDoor = async (clinic: Medications): Promise<Door> => {
  const id = await clinic.order([await clinic.line(WEEKLY, EVERY_WEEK)])
  const { id: orden_articulos_id } = await clinic.server.db
    .selectFrom('orden_articulos')
    .select('id')
    .where('orden_id', '=', id)
    .executeTakeFirstOrThrow()
  return doorOf(clinic, 'una línea que cambia a otra', { reemplaza: { orden_articulos_id, motivo: CHANGED } })
}
