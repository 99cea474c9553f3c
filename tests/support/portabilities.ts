/** A portability that waits for its answer. */
import * as Schema from 'effect/Schema'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { Medications } from './medications.ts'

const readId = Schema.decodeUnknownSync(Schema.Struct({ id: Schema.Int }))

/** Of another person each time: each has one at a time. */
export const filedPortability = async ({ server }: Medications): Promise<number> => {
  const town = await server.db
    .selectFrom('municipios')
    .select('id')
    .where('codigo', '=', '27001')
    .executeTakeFirstOrThrow()
  const person = await server.db
    .selectFrom('afiliados as a')
    .select('a.id')
    .where('a.estado_afiliado_id', '=', 1)
    .where('a.municipio_afiliacion_id', '<>', town.id)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('portabilidades as p').select('p.id').whereRef('p.afiliado_id', '=', 'a.id'))),
    )
    .orderBy('a.id')
    .executeTakeFirstOrThrow()
  const today = bogotaDate(Date.now())
  const { body } = await server.call('/api/portabilidades/radicar', {
    token: await server.login('aseguramiento@cauce.demo'),
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      sentido: 'salida',
      afiliado_id: person.id,
      municipio_destino_id: town.id,
      fecha_inicio: today,
      fecha_fin: addDays(today, 90),
      razon: 'Trabajo',
      telefono: '3105550000',
    },
  })
  return readId(body).id
}
