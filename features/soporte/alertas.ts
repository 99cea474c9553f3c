/** Calls of the alerts, made directly, and patients with the allergies that a scenario wants. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import type { Finding } from '@cauce/domain/medication/check'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { perScenario } from './escenas.ts'
import type { Mundo } from './mundo.ts'
import { UNKNOWN, UNKNOWN_ID } from './ordenes.ts'
import { read } from './respuestas.ts'

const today = (): string => bogotaDate(Date.now())

interface Asked {
  /** The affiliate that the scenario made; null: none. */
  afiliadoId: number | null
  /** Ids of the drugs whose interactions were asked for last. */
  ids: readonly number[]
  severity: string
}

/** What was asked of the checks. */
export const askedOf = perScenario<Asked>(() => ({ afiliadoId: null, ids: [], severity: '' }))

/** A consultation of the doctor whose patient has neither allergies nor active medications. */
export const CLEAR = 22

/** Id of a medicine by its whole name. */
export const drugId = async (world: Mundo, nombre: string): Promise<number> => {
  if (nombre === UNKNOWN) return UNKNOWN_ID
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

/** mg/dL with which no dose changes. */
const KNOWN_CREATININE = 0.7

/** The creatinine of a test of some days ago; null: nobody has any of the affiliate. */
export const knowCreatinine = async (
  world: Mundo,
  afiliado_id: number,
  creatinina: number | null,
  daysAgo: number,
): Promise<void> => {
  const { db } = await world.server()
  const closed = { estado: 'error', cerrada_at: new Date(), cerrada_por: 1, motivo_cierre: 'Prueba de otro paciente' }
  await db
    .updateTable('estados_paciente')
    .set(closed)
    .where('afiliado_id', '=', afiliado_id)
    .where('tipo', '=', 'funcion_renal')
    .where('estado', '=', 'vigente')
    .execute()
  if (creatinina === null) return
  const test = { creatinina, creatinina_fecha: addDays(today(), -daysAgo) }
  const state = { afiliado_id, tipo: 'funcion_renal', presente: false, origen: 'historia', user_id: 1 }
  await db
    .insertInto('estados_paciente')
    .values({ ...state, ...test })
    .execute()
}

/** The weight of the affiliate in the consultation, taken some days ago. */
export const weigh = async (world: Mundo, consulta_id: number, peso: number, daysAgo = 0): Promise<void> => {
  const { db } = await world.server()
  await db
    .insertInto('medidas')
    .values({ consulta_id, fecha: addDays(today(), -daysAgo), peso })
    .execute()
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
  // As every adult of the demonstration: a kidney that nobody knows of would be asked about in every line.
  await knowCreatinine(world, afiliado_id, KNOWN_CREATININE, 0)
  const { id: __, ...visit } = await db
    .selectFrom('consultas')
    .selectAll()
    .where('id', '=', CLEAR)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('consultas')
    .values({ ...visit, afiliado_id, fecha_hora: new Date(Date.now() - Math.floor(Math.random() * 86_400_000)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  world.consultaId = id
  askedOf(world).afiliadoId = afiliado_id
}

/** The consultation that the scenario talks about. */
export const consultationOf = (world: Mundo): number => (askedOf(world).afiliadoId === null ? CLEAR : world.consultaId)

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

const isOf = (world: Mundo, { answer }: { readonly answer: Schema.ConstraintCodec<unknown, unknown> }): boolean =>
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

/** What is told of a finding, by the words of the features. */
export const TOLD: Readonly<Record<string, (finding: Finding) => string>> = {
  'qué puede pasar': ({ titulo }) => titulo,
  'por qué': ({ detalle }) => detalle ?? '',
  'qué suele hacerse': ({ conducta }) => conducta ?? '',
  medicamentos: ({ medicamentos }) =>
    medicamentos
      .map(({ nombre }) => nombre)
      .toSorted()
      .join(', '),
  bloquea: ({ bloquea }) => (bloquea ? 'sí' : 'no'),
}

/** Tables of knowledge whose name on the disk is another. */
const CATALOGUES: Readonly<Record<string, string>> = {
  'clases de medicamentos': 'clases',
  'cruces de alergias': 'alergias-cruces',
  'dosis habituales': 'dosis',
  'grupos de duplicidad': 'duplicidad',
}

export const forgetCatalogue = async (world: Mundo, name: string): Promise<void> => {
  const { db } = await world.server()
  const catalogo = CATALOGUES[name] ?? name
  await db.deleteFrom('catalogos_importados').where('catalogo', '=', catalogo).execute()
}

export const importCatalogue = async (world: Mundo, catalogo: string, version: string): Promise<void> => {
  const { db } = await world.server()
  await db.insertInto('catalogos_importados').values({ catalogo, fuente: 'Prueba', version, filas: 1 }).execute()
}
