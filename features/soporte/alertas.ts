/** Calls of the alerts, made directly, and patients with the allergies that a scenario wants. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { medicamentos } from '@cauce/contract/medicamentos'
import type { Finding } from '@cauce/domain/medication/check'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const today = (): string => bogotaDate(Date.now())

/** A consultation of the doctor whose patient has neither allergies nor active medications. */
export const CLEAR = 22

/** Id of a medicine by its whole name. */
export const drugId = async (world: Mundo, nombre: string): Promise<number> => {
  const { db } = await world.server()
  const row = await db.selectFrom('medicamentos').select('id').where('nombre', '=', nombre).executeTakeFirst()
  assert.ok(row, `El catálogo no tiene ${nombre}`)
  return row.id
}

/** A consultation of another professional, and its affiliate, whom the doctor does not see. */
export const othersConsultation = async (world: Mundo): Promise<{ id: number; afiliado_id: number }> => {
  const { db } = await world.server()
  return db
    .selectFrom('consultas as c')
    .select(['c.id', 'c.afiliado_id'])
    .where('c.medico_user_id', '!=', 1)
    .where('c.afiliado_id', 'not in', (own) =>
      own.selectFrom('consultas').select('afiliado_id').where('medico_user_id', '=', 1),
    )
    .executeTakeFirstOrThrow()
}

interface Allergy {
  readonly tipo: string
  readonly nombre: string
}

/** A new affiliate in a new consultation of the doctor; `null`: nobody asked about allergies. */
export const newPatient = async (
  world: Mundo,
  allergies: readonly Allergy[] | null,
  fecha_nacimiento?: string,
): Promise<void> => {
  const { db } = await world.server()
  const { id: _, ...like } = await db.selectFrom('afiliados').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  const { id: afiliado_id } = await db
    .insertInto('afiliados')
    .values({
      ...like,
      numero_documento: `9${randomUUID().replaceAll(/\D/gu, '').slice(0, 9)}`,
      ...(fecha_nacimiento === undefined ? {} : { fecha_nacimiento }),
      alergias_preguntadas_at: allergies === null ? null : new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const allergy of allergies ?? []) {
    await db
      .insertInto('alergias_afiliado')
      .values({ afiliado_id, ...allergy })
      .execute()
  }
  const { id: __, ...visit } = await db
    .selectFrom('consultas')
    .selectAll()
    .where('id', '=', CLEAR)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('consultas')
    .values({ ...visit, afiliado_id, fecha_hora: new Date(Date.now() - Math.floor(Math.random() * 1e9)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  world.consultaId = id
  world.remembered.set('afiliado', afiliado_id)
}

/** The consultation that the scenario talks about. */
export const consultationOf = (world: Mundo): number => (world.remembered.has('afiliado') ? world.consultaId : CLEAR)

/** Orders that medicine there and remembers its line as the one of the scenario. */
export const alreadyTakes = async (world: Mundo, nombre: string, consulta: number): Promise<void> => {
  world.consultaId = consulta
  const lines = [await lineOf(world, nombre, [])]
  const answer = await world.call(`/ordenamiento/generarOrdenamiento/${consulta}/1`, lines)
  const { original } = read(medicamentos.generarOrdenamiento, answer)
  const active = read(medicamentos.ordenesActivas, await world.call(`/ordenamiento/ordenes-activas/${consulta}/1`))
  const line = active.find(({ orden_id }) => orden_id === original[0].id)
  assert.ok(line)
  world.orderId = line.orden_id
  world.lineId = line.id
}

/** A line of ten days, one unit every twelve hours, with these answers. */
export const lineOf = async (world: Mundo, nombre: string, comprobaciones: readonly object[]): Promise<object> => {
  const { db } = await world.server()
  const id = await drugId(world, nombre)
  const proposal = await world.call('/ordenamiento/proponer-direccionamiento', {
    consulta_id: world.consultaId,
    tipo_orden_id: 1,
    items: [id],
  })
  const [{ rep } = { rep: null }] = read(ordenamiento.proponerDireccionamiento, proposal)
  const diagnosis = await db.selectFrom('cie10').select('id').where('codigo', '=', 'I10').executeTakeFirstOrThrow()
  return {
    articulo: { codesumi: { id } },
    via: 'Oral',
    dosis: 1,
    frecuencia: 12,
    tiempo: 'Horas',
    duracion: 10,
    meses: 1,
    cantidadMedico: 20,
    observacion: 'Con las comidas',
    fechaVigencia: today(),
    rep_id: rep?.id,
    diagnostico_id: diagnosis.id,
    comprobaciones,
  }
}

/** Marks the medicine as short from and to those days ago; a negative number is in the future. */
export const shortFor = async (world: Mundo, nombre: string, from: number, to: number): Promise<void> => {
  const { db } = await world.server()
  await db
    .insertInto('desabastecimientos')
    .values({
      medicamento_id: await drugId(world, nombre),
      tipo_alerta: 'Informativa',
      mensaje: 'Entregas parciales',
      vigente_desde: addDays(today(), -from),
      vigente_hasta: addDays(today(), -to),
      fuente: 'Prueba',
    })
    .execute()
}

const answered = (world: Mundo) => {
  assert.ok(world.answer)
  return world.answer
}
export const interactionsRead = (world: Mundo) => {
  const [answer] = read(alertas.verificarInteraccion, answered(world))
  assert.ok(answer)
  return answer
}
export const shortageRead = (world: Mundo) => read(alertas.buscarDesabastecimiento, answered(world))
export const noticesRead = (world: Mundo) => read(alertas.avisos, answered(world))

const isOf = (world: Mundo, { answer }: { readonly answer: Schema.Codec<unknown, unknown> }): boolean =>
  Schema.is(answer)(world.answer?.body)

/** The findings of the last answer, whichever call it was of. */
export const findingsRead = (world: Mundo): readonly Finding[] => {
  if (isOf(world, alertas.verificarInteraccion)) {
    return interactionsRead(world).interacciones.map(({ hallazgo }) => hallazgo)
  }
  if (isOf(world, alertas.buscarDesabastecimiento)) {
    return [shortageRead(world).hallazgo].filter((found) => found !== null)
  }
  return isOf(world, alertas.avisos)
    ? noticesRead(world).hallazgos
    : read(alertas.detalleAlergia, answered(world)).hallazgos
}
