/** Sick leaves of a scenario: whom the doctor attends, what they had before, and what is sent. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { incapacidades } from '@cauce/contract/incapacidades'
import { LeaveStatus, type SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import type { Answered } from '../../tests/support/server.ts'
import {
  diagnosisId,
  insertPastLeave,
  leaveForm,
  newLeaveVisit,
  storedLeaves,
  type LeaveVisit,
  EMERGENCY_VISIT,
  type PastLeave,
  type VisitOptions,
} from '../../tests/support/sick-leave.ts'
import type { Mundo } from './mundo.ts'
import { known, memoryOf } from './recuerdos.ts'
import { read } from './respuestas.ts'

interface Leave {
  visit: LeaveVisit
  /** The one that the scenario talks about. */
  id: number
  /** How many there were before the last was sent. */
  before: number
  /** The number that the browser told. */
  radicado: string
}
export const leaveOf = memoryOf<Leave>()

/** `hoy`, `hoy+3`, `hoy-10`; anything else is left as it is written. */
export const dayOf = (text: string): string => {
  const relative = /^hoy(?<days>[+-]\d+)?$/u.exec(text)
  return relative ? addDays(bogotaDate(Date.now()), Number(relative.groups?.['days'] ?? 0)) : text
}

/** The doctor attends somebody new, who has no leaves. */
export const attend = async (world: Mundo, options: VisitOptions = {}): Promise<void> => {
  const { db } = await world.server()
  const visit = await newLeaveVisit(db, options)
  world.consultaId = visit.consulta_id
  leaveOf(world).visit = visit
}

const MISSED = 5
const ANOTHER_DOCTOR = 2

/** `un cotizante`, `un docente del magisterio`, `un afiliado de tipo 4`. */
export const personIn = (words: string): VisitOptions => {
  const type = /\d+$/u.exec(words)?.[0]
  if (type !== undefined) return { tipo_afiliado_id: Number(type) }
  if (words === 'un cotizante hombre') return { sexo: 'M' }
  return words === 'un cotizante' ? {} : { regimen_prestacional: 'magisterio' }
}

const VISITS: Readonly<Record<string, VisitOptions>> = {
  'en urgencias': { tipo_consulta_id: EMERGENCY_VISIT },
  'que no asistió': { estado_id: MISSED },
  'en la consulta de otro profesional': { medico_user_id: ANOTHER_DOCTOR },
}

/** How the consultation is, or `en una consulta de tipo 87`. */
export const visitIn = (words: string): VisitOptions => {
  const type = /\d+$/u.exec(words)?.[0]
  return type === undefined ? (VISITS[words] ?? {}) : { tipo_consulta_id: Number(type) }
}

/** What became of a leave that they had: `por "M545"`, `, levantada el "hoy"`. */
export const lifeIn = (what: string, more: string): Partial<PastLeave> => {
  const [, said = ''] = /"(.*)"/u.exec(more) ?? []
  if (more.startsWith(', levantada')) return { estado_id: LeaveStatus.lifted, levantada: dayOf(said) }
  if (what === 'incapacidad anulada') return { estado_id: LeaveStatus.annulled }
  return { diagnostico: said, ...(what === 'prórroga' ? { prorroga: 'Si' } : {}) }
}

const visitOf = (world: Mundo): LeaveVisit => known(leaveOf(world).visit, 'El escenario no dijo a quién atiende')

/** A leave that they had; its id is the one of the scenario. */
export const hadLeave = async (world: Mundo, leave: PastLeave): Promise<void> => {
  const { db } = await world.server()
  leaveOf(world).id = await insertPastLeave(db, visitOf(world), leave)
}

export const leaveId = (world: Mundo): number => known(leaveOf(world).id, 'El escenario no tiene una incapacidad')

export const radicadoOf = (world: Mundo): string =>
  known(leaveOf(world).radicado, 'El escenario no registró una incapacidad')

const RETROACTIVE: Readonly<Record<string, string>> = {
  'urgencias o internación': 'urgencias_internacion',
  'alteración mental': 'alteracion_mental',
  'evento catastrófico': 'evento_catastrofico',
}

/** The case of the norm as it travels; any other text as it is written. */
export const retroactiveCase = (text: string): string => RETROACTIVE[text] ?? text

/** A cell as it travels: `vacío` is null, a number is one, a day may be relative. */
const valueOf = (cell: string): unknown => {
  if (cell === 'vacío') return null
  return /^-?\d+(\.\d+)?(e\d+)?$/u.test(cell) ? Number(cell) : dayOf(retroactiveCase(cell))
}

const TEXTS: ReadonlySet<string> = new Set(['documento', 'nombre_medico', 'calificacion_pcl'])

/** A form that may be registered, with what the table changes; `diagnostico` is a code. */
export const formOf = async (world: Mundo, cells: Readonly<Record<string, string>>): Promise<object> => {
  const { db } = await world.server()
  const { diagnostico, ...rest } = cells
  const change = Object.fromEntries(
    Object.entries(rest).map(([field, cell]) => [field, TEXTS.has(field) && cell !== 'vacío' ? cell : valueOf(cell)]),
  )
  return leaveForm(db, visitOf(world), {
    ...(diagnostico === undefined ? {} : { diagnostico_id: await diagnosisId(db, diagnostico) }),
    ...change,
  })
}

const stored = async (world: Mundo) => storedLeaves((await world.server()).db, visitOf(world).afiliado_id)

export const register = async (world: Mundo, cells: Readonly<Record<string, string>> = {}): Promise<void> => {
  leaveOf(world).before = (await stored(world)).length
  await world.call('/incapacidades/registrar', await formOf(world, cells))
}

/** In the consultation of one, the leave of another. */
export const registerOfAnother = async (world: Mundo): Promise<void> => {
  const { afiliado_id } = visitOf(world)
  await attend(world)
  await register(world, { afiliado_id: String(afiliado_id) })
}

/** How many the last sending wrote. */
export const registered = async (world: Mundo): Promise<number> =>
  (await stored(world)).length - known(leaveOf(world).before, 'El escenario no registró ninguna')

export const openForm = (world: Mundo): Promise<Answered> => world.call(`/incapacidades/contexto/${world.consultaId}`)

export const secretariats = async (world: Mundo) =>
  read(incapacidades.secretarias, await world.call('/secretarias-educacion/listar'))

/** What the form says before anything is written, by the words of a scenario. */
export const formSays = async (world: Mundo): Promise<Readonly<Record<string, string>>> => {
  const form = read(incapacidades.contexto, known(world.answer, 'El escenario no abrió el formulario'))
  const proposed = (await secretariats(world)).find(({ id }) => id === form.entidad_territorial)
  return {
    'no se puede porque': form.impedimento ?? '',
    'secretaría propuesta': proposed?.nombre ?? '',
    'incapacidades que cuentan': String(form.incapacidades.length),
  }
}

export const askLastFive = (world: Mundo): Promise<Answered> =>
  world.call('/incapacidades/listar-ultimas-cinco-incapacidades-afiliado', { afiliado_id: visitOf(world).afiliado_id })

export const lastFive = async (world: Mundo): Promise<readonly SickLeave[]> =>
  read(incapacidades.ultimasCinco, await askLastFive(world))

/** The leave that was registered last. */
export const newest = async (world: Mundo) => known((await stored(world)).at(-1), 'No se registró ninguna incapacidad')
