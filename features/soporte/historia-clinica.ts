/** A record written over the wire, as the screen would send it. */
import * as Schema from 'effect/Schema'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { consultas } from '@cauce/contract/consultas'
import { historia } from '@cauce/contract/historia'
import { medicamentos } from '@cauce/contract/medicamentos'
import { recordFieldName } from '@cauce/domain/clinical-record/field-names'
import { MEASURE_NAMES } from '@cauce/domain/clinical-record/measures'
import { SIGN_NAMES } from '@cauce/domain/clinical-record/vital-signs'
import { NO_MEASURES, type RecordDiagnosis } from '@cauce/domain/clinical-record/record'
import {
  EMPTY_COMPONENTS,
  RECORD_MODEL,
  RECORD_ROUTE,
  type RecordComponent,
  type RecordComponents,
} from '@cauce/domain/clinical-record/record-components'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import { isRecordSection, SECTION_NAMES, type RecordSection } from '@cauce/domain/clinical-record/record'
import { insertVisit, readyRecord } from '../../tests/support/record-visit.ts'
import type { Answered } from '../../tests/support/server.ts'
import { notedAbout } from './anotado.ts'
import { byField } from './campos.ts'
import { today } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

/** Nobody wrote a record of him in the demo. */
const NEW_AFFILIATE = '1076321450'
const MARIA = '43512887'
const IN_PROGRESS = 3
const MISSED = 5
export const ATTENDED = 4

/** In the component of each section its fields are typed and drafted. */
const COMPONENT_OF: Readonly<Record<RecordSection, RecordComponent>> = {
  motivo: 'anamnesis',
  enfermedad_actual: 'anamnesis',
  antecedentes: 'antecedentes',
  revision_sistemas: 'antecedentes',
  examen_fisico: 'examen',
  plan: 'plan',
  recomendaciones: 'plan',
}

/** The section by its name on the screen or on the wire. */
export const sectionOf = (name: string): RecordSection => {
  const wire = normalizeSearch(name).replaceAll(' ', '_')
  const found = isRecordSection(wire) ? wire : SECTION_NAMES.find((each) => wire.startsWith(each))
  if (found === undefined) throw new Error(`La historia no tiene la sección ${name}`)
  return found
}

const newVisit = async (
  world: Mundo,
  documento = NEW_AFFILIATE,
  estado_id = IN_PROGRESS,
  email = 'medico@cauce.demo',
): Promise<void> => {
  const { db } = await world.server()
  const fecha_hora = new Date(Date.now() + world.aheadMs)
  world.consultaId = await insertVisit(db, { documento, medico: email, estado_id, fecha_hora })
  notedAbout(world).recurso_id = String(world.consultaId)
}

/** A new consultation of the doctor or of somebody else. @param which `de María Elena`, `a la que el paciente no asistió` */
export const attend = (world: Mundo, which: string, email?: string): Promise<void> =>
  newVisit(
    world,
    which === 'de María Elena' ? MARIA : NEW_AFFILIATE,
    which === 'a la que el paciente no asistió' ? MISSED : IN_PROGRESS,
    email,
  )

/** The person was attended before, with that written, and is attended again. */
export const attendedBefore = async (world: Mundo, change: Partial<RecordComponents>): Promise<void> => {
  await newVisit(world)
  await finaliseWith(world, change)
  await newVisit(world)
}

/** A procedure of the consultation that nobody said where it will be done. */
export const orderWithoutSite = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  const { id } = await db.selectFrom('cups').select('id').where('codigo', '=', '902210').executeTakeFirstOrThrow()
  const line = {
    procedimiento: { id },
    cantidad: 1,
    fechaVigencia: today(),
    observacion: 'Control',
    rep: null,
    historico_id: true,
  }
  const path = `/ordenamiento/generarOrdenamiento/${world.consultaId}/2`
  read(ordenamiento.generarOrdenamiento, await world.call(path, [line]))
  await db
    .updateTable('orden_procedimientos')
    .set({ rep_id: null })
    .where('orden_id', 'in', (from) =>
      from.selectFrom('ordenes').select('id').where('consulta_id', '=', world.consultaId),
    )
    .execute()
}

export const recordOf = async (world: Mundo) =>
  read(historia.abrir, await world.call(`/historia/consulta/${world.consultaId}`))

/** What the draft says in a section. */
export const drafted = async (world: Mundo, section: RecordSection): Promise<unknown> => {
  const { borradores } = await recordOf(world)
  return borradores.find(({ componente }) => componente === COMPONENT_OF[section])?.datos[section]
}

/** Sends the draft of one section; the others of its component go as they are on the server. */
export const saveSection = async (
  world: Mundo,
  section: RecordSection,
  texto: string,
  more: { readonly version?: number; readonly equipo?: string } = {},
): Promise<Answered> => {
  const componente = COMPONENT_OF[section]
  const datos = { ...EMPTY_COMPONENTS[componente], [section]: texto }
  return world.call(`/historia/borrador/${world.consultaId}`, {
    modelo: RECORD_MODEL,
    ruta: RECORD_ROUTE,
    componente,
    version: more.version ?? 0,
    datos,
    ...(more.equipo === undefined ? {} : { equipo: more.equipo }),
  })
}

const asDiagnosis = Schema.decodeUnknownSync(medicamentos.cie10.answer)

const diagnosis = async (world: Mundo, codigo: string): Promise<RecordDiagnosis> => {
  const found = asDiagnosis((await world.call('/cie10/listarFiltro', { valor: codigo })).body)
  const row = found.find((each) => each.codigo === codigo)
  if (row === undefined) throw new Error(`La CIE-10 no tiene ${codigo}`)
  return { id: row.id, codigo: row.codigo, nombre: row.nombre, principal: true, tipo: '01' }
}

/** A diagnosis of a table: its code, whether it is the main one, its type. */
export const diagnosisIn = async (
  world: Mundo,
  { codigo = '', principal, tipo }: Readonly<Record<string, string>>,
): Promise<RecordDiagnosis> => ({
  ...(await diagnosis(world, codigo)),
  principal: principal === 'sí',
  tipo: (['01', '02', '03'] as const).find((each) => each === tipo) ?? null,
})

/** The measures of a row; an empty cell is not measured. */
export const measuresIn = (row: Readonly<Record<string, string>>): RecordComponents['medidas'] => {
  const cells = byField(row)
  const measured = MEASURE_NAMES.filter((name) => (cells[name] ?? '') !== '')
  return { ...NO_MEASURES, ...Object.fromEntries(measured.map((name) => [name, Number(cells[name])])) }
}

/** A record with everything that finalising asks for. */
export const completeRecord = async (world: Mundo, change: Partial<RecordComponents> = {}): Promise<RecordComponents> =>
  readyRecord(await diagnosis(world, 'M545'), {
    plan: { plan: 'Analgésico', recomendaciones: 'Signos de alarma' },
    ...change,
  })

interface Finalising {
  readonly versiones?: Readonly<Record<string, number>>
  readonly key?: string | undefined
  /** Unusual measures were read again. */
  readonly medidas_confirmadas?: boolean
}

export const finalise = (world: Mundo, record: RecordComponents, { key, ...seen }: Finalising = {}) =>
  world.call(
    `/historia/finalizar-historia-clinica/${world.consultaId}`,
    { historia: record, ...seen },
    key === undefined ? {} : { 'idempotency-key': key },
  )

/** Finalises a complete record with what the scenario changes. */
export const finaliseWith = async (
  world: Mundo,
  change: Partial<RecordComponents> = {},
  how: Finalising = {},
): Promise<void> => {
  await finalise(world, await completeRecord(world, change), how)
}

/** @param how what the scenario says of the record, or of what another device wrote */
export const finaliseAs = async (world: Mundo, how: string): Promise<void> => {
  if (how === 'vacía') return void (await finalise(world, EMPTY_COMPONENTS))
  const seen = how === 'completa después de verlo' ? (await recordOf(world)).borradores : []
  const versiones = Object.fromEntries(seen.map(({ componente, version }) => [componente, version]))
  await finalise(world, await completeRecord(world), how === 'completa' ? {} : { versiones })
}

export const finaliseWithout = async (world: Mundo, section: RecordSection): Promise<void> => {
  const complete = await completeRecord(world)
  const componente = COMPONENT_OF[section]
  await finalise(world, { ...complete, [componente]: { ...complete[componente], [section]: ' ' } })
}

export const visitStatus = async (world: Mundo): Promise<number> => {
  const { db } = await world.server()
  const { estado_id } = await db
    .selectFrom('consultas')
    .select('estado_id')
    .where('id', '=', world.consultaId)
    .executeTakeFirstOrThrow()
  return estado_id
}

/** The signs of the consultation by their names, as another call gives them. */
export const keptSigns = async (world: Mundo): Promise<Readonly<Record<string, string>>> => {
  const { medidas } = read(consultas.historiaRegistro, await world.call(`/historia/registro/${world.consultaId}`))
  return Object.fromEntries(SIGN_NAMES.map((name) => [recordFieldName(name), String(medidas?.[name] ?? '')]))
}

/** What the record says, by the words of a scenario. */
export const saidOf = async (world: Mundo): Promise<Readonly<Record<string, string>>> => {
  const { escribe, anterior, ultima_visita: last, historia: finalised, notas } = await recordOf(world)
  const { body } = await world.call(`/historia/registro/${world.consultaId}`)
  return {
    'se puede escribir': escribe ? 'sí' : 'no',
    'antecedentes de antes': anterior?.antecedentes ?? '',
    'plan de la última consulta': last?.plan ?? '',
    'diagnóstico de la última consulta': (last?.diagnosticos[0] ?? '').split(' ', 1).join(''),
    plan: finalised?.plan ?? '',
    IMC: String(finalised?.medidas.imc ?? ''),
    'superficie corporal': String(Object(body).isc ?? ''),
    notas: notas.map(({ autor, texto }) => `${autor}: ${texto}`).join(' | '),
  }
}
