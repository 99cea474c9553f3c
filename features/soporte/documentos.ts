/** Papers of a scenario: what they are of, how they are printed and what is verified of them. */
import assert from 'node:assert/strict'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import { insertLeave } from '../../tests/support/clinical-papers.ts'
import { type PdfContent, readPdf } from '../../tests/support/pdf-text.ts'
import { letterOf } from './cartas.ts'
import type { Mundo } from './mundo.ts'
import { known, memoryOf } from './recuerdos.ts'
import { credentials } from '../../tests/support/credentials.ts'

interface Papers {
  printed: PdfContent
  codigo: string
  /** The leave that the scenario talks about, and its last day. */
  leave: number
  leaveEnd: string
}
const papersOf = memoryOf<Papers>()

export const shown = (world: Mundo): PdfContent => known(papersOf(world).printed, 'El escenario no imprimió nada')
export const codeOf = (world: Mundo): string => known(papersOf(world).codigo, 'El escenario no imprimió nada')
const leaveOf = (world: Mundo): number => known(papersOf(world).leave, 'El escenario no tiene una incapacidad')

const affiliateOf = async (world: Mundo, consultaId: number): Promise<number> => {
  const { db } = await world.server()
  const { afiliado_id } = await db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', consultaId)
    .executeTakeFirstOrThrow()
  return afiliado_id
}

type Paper = (world: Mundo, id: number) => Promise<object> | object

/** What is asked of the server, by the name of the paper; the number is that of what it is of. */
const PAPERS: Readonly<Record<string, Paper>> = {
  'el certificado': (world) => ({ tipo: 'incapacidad', incapacidad_id: leaveOf(world) }),
  'el certificado de la incapacidad': (_, incapacidad_id) => ({ tipo: 'incapacidad', incapacidad_id }),
  'la historia de la consulta': (_, id) => ({ tipo: 'historia', id }),
  'todo lo de la consulta': (_, id) => ({ tipo: 'consulta', id }),
  'la historia completa del afiliado de la consulta': async (world, id) => ({
    tipo: 'historiaCompleta',
    id: await affiliateOf(world, id),
  }),
  'el anexo de la remisión': (_, id) => ({ tipo: 'anexoReferencia', id }),
  'la hoja de relevo de la remisión': (_, id) => ({ tipo: 'relevoReferencia', id }),
  'la carta de la negación': async (world) => ({ tipo: 'carta', id: await letterOf(world) }),
  'el documento de esa línea': ({ orderId, lineId }) => ({ tipo: 'servicio', id: orderId, detalles: { id: lineId } }),
}

/** Asks for a paper: its name and, where there is one, the number of what it is of. */
export const askFor = async (world: Mundo, paper: string): Promise<object> => {
  const [, name = '', id = '0'] = /^(.*?)(?: (\d+))?$/u.exec(paper) ?? []
  return known(PAPERS[name], `No se sabe imprimir ${name}`)(world, Number(id))
}

/** Prints it, and keeps what it says and its code. */
export const print = async (world: Mundo, paper: string): Promise<void> => {
  const server = await world.server()
  const answer = await fetch(new URL('/api/pdf', server.url), {
    method: 'POST',
    headers: { ...credentials(world.token), 'content-type': 'application/json' },
    body: JSON.stringify(await askFor(world, paper)),
  })
  assert.equal(answer.status, 200)
  const { codigo } = await server.db
    .selectFrom('documentos')
    .select('codigo')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  Object.assign(papersOf(world), { printed: await readPdf(new Uint8Array(await answer.arrayBuffer())), codigo })
}

const addLeave = async (world: Mundo, leave: Parameters<typeof insertLeave>[1]): Promise<void> => {
  const { db } = await world.server()
  const ended = { leave: await insertLeave(db, leave), leaveEnd: addDays(leave.desde, leave.dias - 1) }
  Object.assign(papersOf(world), ended)
}

export const certify = async (world: Mundo, consultaId: number, dias: number, desde: string): Promise<void> => {
  world.consultaId = consultaId
  await addLeave(world, { consultaId, dias, desde })
}

/** The leave goes on for so many days. */
export const prolong = async (world: Mundo, dias: number): Promise<void> => {
  const desde = addDays(known(papersOf(world).leaveEnd, 'El escenario no tiene una incapacidad'), 1)
  await addLeave(world, { consultaId: world.consultaId, dias, desde, prorroga: 'Si' })
}

/** It is annulled; with a day, lifted from it. */
export const undo = async (world: Mundo, estado_motivo: string, day: string | null): Promise<void> => {
  const { db } = await world.server()
  const change =
    day === null
      ? { estado_id: LeaveStatus.annulled, estado_motivo }
      : { estado_id: LeaveStatus.lifted, estado_motivo, fecha_levantamiento: day }
  await db.updateTable('incapacidades').set(change).where('id', '=', leaveOf(world)).execute()
}
