/** The certificate of a sick leave and the clinical record, printed, sent and verified. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { pdf } from '@cauce/contract/pdf'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { LeaveStatus } from '@cauce/domain/sick-leave/sick-leave'
import { insertLeave, insertNote, insertRecord } from '../../tests/support/clinical-papers.ts'
import { type PdfContent, readPdf } from '../../tests/support/pdf-text.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

/** What a scenario printed last, by world. */
const printed = new WeakMap<Mundo, PdfContent>()
const LEAVE = 'incapacidad'
const LEAVE_END = 'fin de la incapacidad'
const DOCUMENT = 'documento'

const leaveId = (world: Mundo): number => Number(world.remembered.get(LEAVE))
const certificate = (world: Mundo) => ({ tipo: 'incapacidad', incapacidad_id: leaveId(world) })
const affiliateOf = async (world: Mundo, consultaId: number): Promise<number> => {
  const { db } = await world.server()
  const { afiliado_id } = await db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', consultaId)
    .executeTakeFirstOrThrow()
  return afiliado_id
}

const print = async (world: Mundo, body: object): Promise<void> => {
  const server = await world.server()
  const answer = await fetch(new URL('/api/pdf', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${world.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  assert.equal(answer.status, 200)
  printed.set(world, await readPdf(new Uint8Array(await answer.arrayBuffer())))
  const { codigo } = await server.db
    .selectFrom('documentos')
    .select('codigo')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  world.remembered.set(DOCUMENT, codigo)
}

const shown = (world: Mundo): PdfContent => {
  const content = printed.get(world)
  assert.ok(content)
  return content
}

const addLeave = async (world: Mundo, leave: Parameters<typeof insertLeave>[1]): Promise<void> => {
  const { db } = await world.server()
  world.remembered.set(LEAVE, await insertLeave(db, leave))
  world.remembered.set(LEAVE_END, addDays(leave.desde, leave.dias - 1))
}

Given(
  'que en la consulta {int} hay una incapacidad de {int} días desde el {string}',
  async function (this: Mundo, consultaId: number, dias: number, desde: string) {
    this.consultaId = consultaId
    await addLeave(this, { consultaId, dias, desde })
  },
)

Given('que le sigue una prórroga de {int} días', async function (this: Mundo, dias: number) {
  const desde = addDays(String(this.remembered.get(LEAVE_END)), 1)
  await addLeave(this, { consultaId: this.consultaId, dias, desde, prorroga: 'Si' })
})

const moveLeave = async (
  world: Mundo,
  change: { estado_id: number; estado_motivo: string; fecha_levantamiento?: string },
) => {
  const { db } = await world.server()
  await db.updateTable('incapacidades').set(change).where('id', '=', leaveId(world)).execute()
}

Given(/^(?:que )?la incapacidad se anula por "([^"]*)"$/u, async function (this: Mundo, estado_motivo: string) {
  await moveLeave(this, { estado_id: LeaveStatus.annulled, estado_motivo })
})

Given(
  /^(?:que )?la incapacidad se levanta desde el "([^"]*)" por "([^"]*)"$/u,
  async function (this: Mundo, fecha_levantamiento: string, estado_motivo: string) {
    await moveLeave(this, { estado_id: LeaveStatus.lifted, estado_motivo, fecha_levantamiento })
  },
)

Given('que la historia de la consulta {int} está finalizada', async function (this: Mundo, consultaId: number) {
  this.consultaId = consultaId
  await insertRecord((await this.server()).db, consultaId)
})

Given('que tiene la nota aclaratoria {string}', async function (this: Mundo, texto: string) {
  await insertNote((await this.server()).db, this.consultaId, texto, new Date())
})

When('imprime el certificado', async function (this: Mundo) {
  await print(this, certificate(this))
})

When('pide el certificado', async function (this: Mundo) {
  await this.call('/pdf', certificate(this))
})

When('pide el certificado de la incapacidad {int}', async function (this: Mundo, incapacidad_id: number) {
  await this.call('/pdf', { tipo: 'incapacidad', incapacidad_id })
})

When('envía el certificado a {string}', async function (this: Mundo, email: string) {
  await this.call('/pdf', { ...certificate(this), enviar: true, correo: { email } })
})

When('imprime la historia de la consulta {int}', async function (this: Mundo, id: number) {
  await print(this, { tipo: 'historia', id })
})

When('pide la historia de la consulta {int}', async function (this: Mundo, id: number) {
  await this.call('/pdf', { tipo: 'historia', id })
})

When(
  'imprime la historia completa del afiliado de la consulta {int}',
  async function (this: Mundo, consultaId: number) {
    await print(this, { tipo: 'historiaCompleta', id: await affiliateOf(this, consultaId) })
  },
)

When('pide la historia completa del afiliado de la consulta {int}', async function (this: Mundo, consultaId: number) {
  await this.call('/pdf', { tipo: 'historiaCompleta', id: await affiliateOf(this, consultaId) })
})

When('imprime el anexo de la remisión {int}', async function (this: Mundo, id: number) {
  await print(this, { tipo: 'anexoReferencia', id })
})

When('imprime la hoja de relevo de la remisión {int}', async function (this: Mundo, id: number) {
  await print(this, { tipo: 'relevoReferencia', id })
})

When('pide la hoja de relevo de la remisión {int}', async function (this: Mundo, id: number) {
  await this.call('/pdf', { tipo: 'relevoReferencia', id })
})

When('alguien sin cuenta verifica el código de ese documento', async function (this: Mundo) {
  this.token = null
  await this.call(`/verificar/${encodeURIComponent(String(this.remembered.get(DOCUMENT)))}`)
})

Then('el documento dice:', function (this: Mundo, table: DataTable) {
  const { text } = shown(this)
  for (const [words = ''] of table.raw()) assert.ok(text.includes(words), `${words}\n${text}`)
})

Then('el documento cabe en una página', function (this: Mundo) {
  assert.equal(shown(this).pages, 1)
})

Then('la verificación dice {string} y {string}', function (this: Mundo, clase: string, estado: string) {
  assert.ok(this.answer)
  const verdict = read(pdf.verificar, this.answer)
  assert.deepEqual([verdict.autentico, verdict.clase, verdict.estado], [true, clase, estado])
})

Then('llega un correo a {string} con el certificado y sin el diagnóstico', async function (this: Mundo, email: string) {
  const mail = (await (await this.server()).outbox()).find(({ para }) => para === email)
  assert.ok(mail)
  assert.match(mail.asunto, /^Certificado de incapacidad · Radicado /u)
  assert.equal(mail.adjuntos.length, 1)
  assert.doesNotMatch(mail.texto, /M545|lumbago/iu)
})

Then('queda en la auditoría que tomó la historia completa', async function (this: Mundo) {
  const { db } = await this.server()
  const rows = await db.selectFrom('auditoria').select('detalle').where('accion', '=', 'documento.descargar').execute()
  assert.ok(rows.some(({ detalle }) => JSON.stringify(detalle).includes('"clase":"historia_completa"')))
})
