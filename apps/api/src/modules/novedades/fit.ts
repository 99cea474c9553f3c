/** Whether each kind of change fits the person as they are, and what it would leave. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { listName } from '@cauce/domain/affiliate/display-name'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { ChangeName } from '@cauce/domain/insurance/change-kinds'
import { joiningProblem } from '@cauce/domain/insurance/family-group'
import { isKinship, kinshipWord } from '@cauce/domain/insurance/kinship'
import { siteChoiceDay } from '@cauce/domain/insurance/site-choice'
import type { MoveForm } from '@cauce/domain/kit/life/life'
import { NOT_A_CHOICE, NOT_A_REFERENCE } from '@cauce/domain/kit/master/problems'
import { workCalendar } from '../../kit/clock/figures.ts'
import { insuredById, insuredNow, ownerOf } from '../afiliados/open.ts'
import { fitState } from './fit-state.ts'
import type { Fit, Fitting } from './fitting.ts'
import { hasCondition, type PersonNow } from './person-now.ts'
import * as queries from './queries.ts'

const wrong = (field: string, error: string): Fit => ({ errores: { [`despues.${field}`]: [error] } })
const textOf = (value: string | number | null): string => (value === null ? '' : String(value))
const idOf = (form: MoveForm, name: string): number => Number(form[name] ?? '')

type Column = keyof PersonNow['row']
const NAMES = [
  'primer_nombre',
  'segundo_nombre',
  'primer_apellido',
  'segundo_apellido',
  'sexo',
  'fecha_nacimiento',
] as const
const CONTACT = ['direccion', 'zona', 'estrato', 'celular1', 'celular2', 'correo1', 'correo2'] as const

const columnsOf = ({ row }: PersonNow, names: readonly Column[]): MoveForm =>
  Object.fromEntries(
    names.map((name) => {
      const value = row[name]
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : '']
    }),
  )

const fitName: Fitting = (_, now, { despues, hoy }) => {
  const antes = columnsOf(now, NAMES)
  const born = despues['fecha_nacimiento'] ?? ''
  if (born > hoy) return wrong('fecha_nacimiento', 'La fecha de nacimiento no puede ser futura.')
  return { antes, efectos: antes['fecha_nacimiento'] === born ? [] : ['Su edad cambia en todo lo que la mira.'] }
}

const fitDocument: Fitting = async (db, { row }, { despues }) => {
  const tipo = idOf(despues, 'tipo_documento_id')
  if ((await queries.documentTypeOf(db, tipo)) === undefined) return wrong('tipo_documento_id', NOT_A_REFERENCE)
  const owner = await ownerOf(db, tipo, despues['numero'] ?? '')
  const antes = { tipo_documento_id: textOf(row.tipo_documento_id), numero: row.numero_documento }
  const isSame = antes.numero === despues['numero'] && row.tipo_documento_id === tipo
  if (owner === undefined || isSame)
    return { antes, efectos: ['El documento de antes sigue siendo suyo, y también por él se encuentra.'] }
  if (owner.afiliado_id === row.id) return wrong('numero', 'Ese documento ya fue de esta persona.')
  const other = await insuredById(db, owner.afiliado_id)
  return wrong(
    'numero',
    `Ese documento es o fue de ${other === undefined ? 'otra persona' : listName(other)}. Revise antes de seguir.`,
  )
}

const fitResidence: Fitting = async (db, { row }, { despues }) => {
  const id = idOf(despues, 'municipio_id')
  if ((await queries.townOf(db, id)) === undefined) return wrong('municipio_id', NOT_A_REFERENCE)
  const antes = { municipio_id: textOf(row.municipio_afiliacion_id) }
  const efectos =
    row.municipio_atencion_id === id ? [] : ['Se sigue atendiendo donde está: ofrezca portabilidad o cambio de IPS.']
  return { antes, efectos }
}

const fitSite: Fitting = async (db, { row }, { despues, hoy }) => {
  if ((await queries.siteOf(db, idOf(despues, 'rep_id'))) === undefined) return wrong('rep_id', NOT_A_REFERENCE)
  const ultima = (await queries.lastChoiceOf(db, row.id))?.desde ?? null
  const asked = { regimen: row.regimen_prestacional, ultima, pedida: hoy }
  const day = siteChoiceDay(asked, await workCalendar(db, new Date(`${hoy}T17:00:00Z`)))
  if ('error' in day) return wrong('rep_id', day.error)
  return {
    fecha: hoy,
    antes: { rep_id: textOf(row.ips_id) },
    despues: { ...despues, desde: row.ips_id === idOf(despues, 'rep_id') ? '' : day.desde },
    efectos: [`Se atiende allí desde el ${formatDate(day.desde)}. Sus órdenes abiertas no cambian de sede solas.`],
  }
}

const fitJoining: Fitting = async (db, now, { despues, fecha_novedad }) => {
  const { parentesco = '' } = despues
  const head = await insuredNow(db, idOf(despues, 'cotizante_id'))
  if (head === undefined) return wrong('cotizante_id', NOT_A_REFERENCE)
  if (!isKinship(parentesco)) return wrong('parentesco', NOT_A_CHOICE)
  const problem = joiningProblem({
    parentesco,
    edad: completedYears(now.row.fecha_nacimiento, fecha_novedad),
    discapacidad: hasCondition(now.past, 'discapacidad', fecha_novedad),
    en_grupo: (await queries.membershipOn(db, now.row.id, fecha_novedad)) !== undefined || now.grupo !== null,
    encabeza: now.beneficiarios > 0,
    cotizante: {
      es_la_persona: head.id === now.row.id,
      tipo_afiliado_id: head.tipo_afiliado_id,
      estado_afiliado_id: head.estado_afiliado_id,
      es_beneficiario: (await queries.membershipOn(db, head.id, fecha_novedad)) !== undefined,
      grupo: await queries.groupOf(db, head.id, fecha_novedad),
    },
  })
  if (problem !== null) return wrong(problem.campo, problem.error)
  const efectos = [`Queda en el grupo de ${listName(head)} como ${kinshipWord(parentesco).toLowerCase()}.`]
  return { antes: { cotizante_id: '', parentesco: '' }, efectos }
}

const fitLeaving: Fitting = (_, { grupo }, { despues }) =>
  grupo === null
    ? { errores: { tipo: ['No está en ningún grupo familiar.'] } }
    : {
        antes: { cotizante_id: textOf(grupo.cotizante_id), parentesco: grupo.parentesco },
        despues: { ...despues, cotizante_id: '', parentesco: '' },
        efectos: ['Sale del grupo desde ese día. Su estado no cambia: pide su propia novedad.'],
      }

const fitCondition =
  (clase: 'gestacion' | 'discapacidad'): Fitting =>
  (_, { row, past }, { despues, fecha_novedad }) => {
    const { hasta = '' } = despues
    if (hasta !== '' && hasta < fecha_novedad) return wrong('hasta', 'Debe ser ese día o uno posterior.')
    if (clase === 'gestacion' && row.sexo === 'M')
      return { errores: { tipo: ['La persona está registrada con sexo masculino.'] } }
    const had = hasCondition(past, clase, fecha_novedad)
    return {
      antes: { condicion: had ? 'si' : 'no', hasta: '' },
      despues: { ...despues, condicion: 'si' },
      efectos: clase === 'gestacion' ? ['Suspendida, se atiende igual mientras dure.'] : [],
    }
  }

const FITTINGS: Readonly<Record<ChangeName, Fitting>> = {
  contacto: (_, now) => ({ antes: columnsOf(now, CONTACT) }),
  nombre: fitName,
  documento: fitDocument,
  residencia: fitResidence,
  ips_primaria: fitSite,
  regimen: (_, { row }) => ({ antes: { regimen: row.regimen_prestacional } }),
  inclusion: fitJoining,
  exclusion: fitLeaving,
  suspension: fitState,
  proteccion: fitState,
  levantamiento: fitState,
  retiro: fitState,
  reingreso: fitState,
  fallecimiento: fitState,
  reversion: fitState,
  gestacion: fitCondition('gestacion'),
  discapacidad: fitCondition('discapacidad'),
}

export const fitOf: Fitting = (db, now, asked) => FITTINGS[asked.tipo](db, now, asked)
