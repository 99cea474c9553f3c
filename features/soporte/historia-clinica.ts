/** A record written over the wire, as the screen would send it. */
import * as Schema from 'effect/Schema'
import { historia } from '@cauce/contract/historia'
import { medicamentos } from '@cauce/contract/medicamentos'
import type { RecordDiagnosis } from '@cauce/domain/clinical-record/record'
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
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

/** In the component of each section its fields are typed and drafted. */
export const COMPONENT_OF: Readonly<Record<RecordSection, RecordComponent>> = {
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

/** A new consultation of who acts, of an affiliate of the demo. */
export const newVisit = async (world: Mundo, documento: string, estado_id = 3, email = 'medico@cauce.demo') => {
  const { db } = await world.server()
  const fecha_hora = new Date(Date.now() + world.aheadMs)
  world.consultaId = await insertVisit(db, { documento, medico: email, estado_id, fecha_hora })
}

export const recordOf = async (world: Mundo) =>
  read(historia.abrir, await world.call(`/historia/consulta/${world.consultaId}`))

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

export const diagnosis = async (world: Mundo, codigo: string): Promise<RecordDiagnosis> => {
  const found = asDiagnosis((await world.call('/cie10/listarFiltro', { valor: codigo })).body)
  const row = found.find((each) => each.codigo === codigo)
  if (row === undefined) throw new Error(`La CIE-10 no tiene ${codigo}`)
  return { id: row.id, codigo: row.codigo, nombre: row.nombre, principal: true, tipo: '01' }
}

/** A record with everything that finalising asks for. */
export const completeRecord = async (world: Mundo, change: Partial<RecordComponents> = {}): Promise<RecordComponents> =>
  readyRecord(await diagnosis(world, 'M545'), {
    plan: { plan: 'Analgésico', recomendaciones: 'Signos de alarma' },
    ...change,
  })

interface Finalising {
  readonly versiones?: Readonly<Record<string, number>>
  readonly key?: string
}

export const finalise = (world: Mundo, record: RecordComponents, { versiones, key }: Finalising = {}) =>
  world.call(
    `/historia/finalizar-historia-clinica/${world.consultaId}`,
    { historia: record, ...(versiones === undefined ? {} : { versiones }) },
    key === undefined ? {} : { 'idempotency-key': key },
  )

/** Finalises a complete record with what the scenario changes. */
export const finaliseWith = async (world: Mundo, change: Partial<RecordComponents> = {}): Promise<void> => {
  await finalise(world, await completeRecord(world, change))
}
