/** The doors of a line that was ordered already: an allergy was known since. */
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import { historico } from '@cauce/contract/historico'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import { ANSWER_TO_NOTICES } from '../../support/answered-notices.ts'
import { ANOTHER_CLEAR_CONSULTATION, type Medications } from '../../support/medications.ts'
import { DOCTOR } from '../../support/ordering.ts'
import type { Answered } from '../../support/server.ts'
import { addAllergy, movedUnanswered, noteGoingOn, patientOf, type Door } from './door.ts'

const ANOTHER_SITE = 'Farmacia Envigado'
const decode = Schema.decodeUnknownSync(alertas.porRevisar.answer)

interface Standing {
  readonly name: string
  readonly medicamento: string
  readonly principio: string
  readonly who: string
  /** `sede`: another site hands it over; null: it is handed over. */
  readonly evento: 'aprobar' | 'agendar' | 'prestar' | 'sede' | null
}
const STANDING: readonly Standing[] = [
  {
    name: 'la aprobación de auditoría',
    medicamento: 'Rifaximina 550 mg tableta',
    principio: 'Rifaximina',
    who: 'auditor@cauce.demo',
    evento: 'aprobar',
  },
  {
    name: 'una línea que se agenda',
    medicamento: 'Loratadina 10 mg tableta',
    principio: 'Loratadina',
    who: 'admin@cauce.demo',
    evento: 'agendar',
  },
  {
    name: 'una línea que se presta',
    medicamento: 'Cefalexina 500 mg cápsula',
    principio: 'Cefalexina',
    who: 'admin@cauce.demo',
    evento: 'prestar',
  },
  {
    name: 'una línea que cambia de sede',
    medicamento: 'Azitromicina 500 mg tableta',
    principio: 'Azitromicina',
    who: DOCTOR,
    evento: 'sede',
  },
  {
    name: 'la entrega de la farmacia',
    medicamento: 'Losartán 50 mg tableta',
    principio: 'Losartán',
    who: 'farmacia@cauce.demo',
    evento: null,
  },
]

const doorOf = async (clinic: Medications, { name, medicamento, principio, who, evento }: Standing): Promise<Door> => {
  const { db } = clinic.server
  const orden = await clinic.order([await clinic.line(medicamento, { frecuencia: 24 })], ANOTHER_CLEAR_CONSULTATION)
  const {
    id: linea_id,
    estado_id,
    rep_id,
  } = await db
    .selectFrom('orden_articulos')
    .select(['id', 'estado_id', 'rep_id'])
    .where('orden_id', '=', orden)
    .executeTakeFirstOrThrow()
  const afiliado = await patientOf(db, ANOTHER_CLEAR_CONSULTATION)
  await addAllergy(db, afiliado, principio)
  const token = await clinic.server.login(who)
  const motivo = 'Pertinente según la guía de la institución'
  const { path, call, body }: { path: string; call: Door['call']; body: object } =
    evento === null
      ? {
          path: historico.entregar.path,
          call: 'historico.entregar',
          body: { linea_id, cantidad: 1, observacion: '' },
        }
      : evento === 'sede'
        ? {
            path: ordenamiento.asignarDireccionamiento.path,
            call: 'ordenamiento.asignarDireccionamiento',
            body: { orden_articulos_id: linea_id, rep_id: await clinic.siteId(ANOTHER_SITE), motivo },
          }
        : { path: '/ordenamiento/mover-linea/1', call: 'ordenamiento.moverLinea', body: { linea_id, evento, motivo } }
  const send: Door['send'] = (comprobaciones, sending): Promise<Answered> =>
    clinic.post(path, { ...body, comprobaciones }, sending)
  return {
    name,
    call,
    server: clinic.server,
    token,
    shown: async (asking, ofAnother) => {
      if (ofAnother) return null
      const { status, body: answer } = await clinic.post(alertas.porRevisar.path, { linea_id }, { token: asking })
      if (status !== 200) return null
      return reviewAnswers(decode(answer).lineas[0]?.hallazgos ?? [], ANSWER_TO_NOTICES)
    },
    noted: async () => noteGoingOn(clinic, ANOTHER_CLEAR_CONSULTATION, await clinic.drugId(medicamento)),
    send,
    holes: () =>
      movedUnanswered(db, { linea: linea_id, estado: estado_id, sede: rep_id }, { afiliado, clave: 'alergia:' }),
  }
}

export const standingDoors = async (clinic: Medications): Promise<readonly Door[]> => {
  const doors: Door[] = []
  for (const each of STANDING) doors.push(await doorOf(clinic, each))
  return doors
}
