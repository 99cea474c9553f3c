/** Sick leaves of a scenario: whom the doctor attends, what they had before, and what is sent. */
import assert from 'node:assert/strict'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { incapacidades } from '@cauce/contract/incapacidades'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import {
  diagnosisId,
  insertPastLeave,
  leaveForm,
  newLeaveVisit,
  storedLeaves,
  type LeaveVisit,
  type PastLeave,
  type VisitOptions,
} from '../../tests/support/sick-leave.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

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
  world.remembered.set('afiliado', visit.afiliado_id)
}

export const visitOf = (world: Mundo): LeaveVisit => {
  const afiliado_id = world.remembered.get('afiliado')
  assert.ok(typeof afiliado_id === 'number', 'El escenario no dijo a quién atiende')
  return { consulta_id: world.consultaId, afiliado_id }
}

/** A leave that they had; its id is the one of the scenario. */
export const hadLeave = async (world: Mundo, leave: PastLeave): Promise<void> => {
  const { db } = await world.server()
  world.remembered.set('incapacidad', await insertPastLeave(db, visitOf(world), leave))
}

export const leaveId = (world: Mundo): number => {
  const id = world.remembered.get('incapacidad')
  assert.ok(typeof id === 'number', 'El escenario no tiene una incapacidad')
  return id
}

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

export const register = async (world: Mundo, cells: Readonly<Record<string, string>> = {}): Promise<void> => {
  const { db } = await world.server()
  world.remembered.set('incapacidades', (await storedLeaves(db, visitOf(world).afiliado_id)).length)
  await world.call('/incapacidades/registrar', await formOf(world, cells))
}

export const lastFive = async (world: Mundo): Promise<readonly SickLeave[]> => {
  const { afiliado_id } = visitOf(world)
  const path = '/incapacidades/listar-ultimas-cinco-incapacidades-afiliado'
  return read(incapacidades.ultimasCinco, await world.call(path, { afiliado_id }))
}

/** The leave that was registered last. */
export const newest = async (world: Mundo) => {
  const { db } = await world.server()
  const leave = (await storedLeaves(db, visitOf(world).afiliado_id)).at(-1)
  assert.ok(leave, 'No se registró ninguna incapacidad')
  return leave
}
