/** What is taken on paper or in a file: documents printed, sent by mail and verified, and reports. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { pdf } from '@cauce/contract/pdf'
import { maskedAddress } from '@cauce/domain/mail/destination'
import { insertRecord } from '../../tests/support/clinical-papers.ts'
import { allowMail } from '../../tests/support/mail.ts'
import * as papers from '../soporte/documentos.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import * as reports from '../soporte/reportes.ts'
import { read } from '../soporte/respuestas.ts'

Given('que la institución tiene en su lista de correos {string}', async function (this: Mundo, entry: string) {
  await allowMail(await this.server(), entry)
})

const send = async (world: Mundo, correo: string, motivo: string | null): Promise<void> => {
  const reason = motivo === null ? {} : { motivo_correo: motivo }
  await world.call('/pdf', { tipo: 'servicio', id: world.orderId, enviar: true, correo, ...reason })
}

When(
  /^envía la orden por correo (?:(\d+) veces )?a "([^"]*)"(?: porque "([^"]*)")?$/u,
  async function (this: Mundo, times: string | null, correo: string, motivo: string | null) {
    for (let n = 0; n < Number(times ?? 1); n += 1) await send(this, correo, motivo)
  },
)

When('añade a la lista de correos {string}', async function (this: Mundo, direccion: string) {
  await this.call('/correo-institucion', { direccion, descripcion: 'Archivo' })
})

const WHOSE: Readonly<Record<string, string>> = { 'del paciente': 'paciente', 'de la institución': 'institucion' }

Then('la auditoría dice que fue a una dirección {string}', async function (this: Mundo, whose: string) {
  const { db } = await this.server()
  const { detalle } = await db
    .selectFrom('auditoria')
    .select('detalle')
    .where('accion', '=', 'documento.enviar')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const [, motivo] = /porque (.+)$/u.exec(whose) ?? []
  const told = typeof detalle === 'object' && detalle !== null ? detalle : {}
  assert.equal(Reflect.get(told, 'destino'), WHOSE[whose] ?? 'otra')
  assert.equal(Reflect.get(told, 'motivo'), motivo)
})

Then('{string} lee que algo suyo fue a {string}', async function (this: Mundo, patient: string, masked: string) {
  const [notice] = (await (await this.server()).outbox()).filter(({ para }) => para === patient)
  assert.ok(notice)
  assert.ok(notice.texto.includes(`a ${masked}.`), notice.texto)
  assert.ok(!notice.texto.includes('verificar'))
  assert.equal(notice.adjuntos.length, 0)
  assert.equal(maskedAddress(masked.replace('•••', '')), masked)
})

Given(
  'que en la consulta {int} hay una incapacidad de {int} días desde el {string}',
  async function (this: Mundo, consultaId: number, dias: number, desde: string) {
    await papers.certify(this, consultaId, dias, desde)
  },
)

Given('que le sigue una prórroga de {int} días', async function (this: Mundo, dias: number) {
  await papers.prolong(this, dias)
})

Given(
  /^(?:que )?la incapacidad se (?:anula|levanta desde el "([^"]*)") por "([^"]*)"$/u,
  async function (this: Mundo, day: string | null, motivo: string) {
    await papers.undo(this, motivo, day)
  },
)

Given('que la historia de la consulta {int} está finalizada', async function (this: Mundo, consultaId: number) {
  this.consultaId = consultaId
  await insertRecord((await this.server()).db, consultaId)
})

When(
  /^(imprime|pide) (el certificado|la carta de la negación|el documento de esa línea|todo lo de la consulta \d+|(?:el|la) [^"]+ de la (?:consulta|incapacidad|remisión) \d+)$/u,
  async function (this: Mundo, how: string, paper: string) {
    if (how === 'imprime') await papers.print(this, paper)
    else await this.call('/pdf', await papers.askFor(this, paper))
  },
)

When('envía el certificado a {string}', async function (this: Mundo, email: string) {
  await this.call('/pdf', { ...(await papers.askFor(this, 'el certificado')), enviar: true, correo: { email } })
})

When(
  /^alguien sin cuenta verifica el código (?:de ese documento|"([^"]*)")$/u,
  async function (this: Mundo, codigo: string | null) {
    this.token = null
    await this.call(`/verificar/${encodeURIComponent(codigo ?? papers.codeOf(this))}`)
  },
)

Then('el documento dice:', function (this: Mundo, table: DataTable) {
  const { text } = papers.shown(this)
  for (const [words = ''] of table.raw()) assert.ok(text.includes(words), `${words}\n${text}`)
})

Then('el documento cabe en una página', function (this: Mundo) {
  assert.equal(papers.shown(this).pages, 1)
})

Then(
  /^la verificación dice (?:"([^"]*)" y "([^"]*)"|que no es auténtico)$/u,
  function (this: Mundo, clase: string | null, estado: string | null) {
    assert.ok(this.answer)
    const verdict = read(pdf.verificar, this.answer)
    assert.equal(verdict.autentico, clase !== null)
    if (clase === null) return
    assert.deepEqual([verdict.clase, verdict.estado], [clase, estado])
    assert.ok(verdict.fecha)
  },
)

Then('la respuesta no dice nada del paciente', function (this: Mundo) {
  const text = JSON.stringify(this.answer?.body)
  for (const secret of ['Gómez', 'GÓMEZ', 'María', '43512887', 'Glucosa', '903841'])
    assert.ok(!text.includes(secret), secret)
})

Then('llega un correo a {string} con el certificado y sin el diagnóstico', async function (this: Mundo, email: string) {
  const mail = (await (await this.server()).outbox()).find(({ para }) => para === email)
  assert.ok(mail)
  assert.match(mail.asunto, /^Certificado de incapacidad · Radicado /u)
  assert.equal(mail.adjuntos.length, 1)
  assert.doesNotMatch(mail.texto, /M545|lumbago/iu)
})

When(
  /^pide el reporte de "([^"]*)" del último (mes|año)(?: con el tipo de anexo (\d+))?$/u,
  async function (this: Mundo, of: string, period: string, annex: string | null) {
    await reports.ask(this, of, period, annex)
  },
)

When(
  'pide el reporte de {string} desde {string} hasta {string}',
  async function (this: Mundo, of: string, desde: string, hasta: string) {
    await reports.ask(this, of, { desde, hasta }, null)
  },
)

Then('cada cuenta del reporte suma el total', function (this: Mundo) {
  const { total, bars } = reports.counted(this)
  assert.ok(total > 0)
  for (const [way, ways] of Object.entries(bars)) assert.equal(reports.sumOf(ways), total, way)
})

Then('el reporte dice:', function (this: Mundo, table: DataTable) {
  const said = reports.saidOf(this)
  for (const [what = '', text = ''] of table.raw()) assert.equal(said[what], text, what)
})

Then('el archivo del reporte trae esas filas y ningún nombre de afiliado', async function (this: Mundo) {
  const { total } = reports.counted(this)
  const rows = await reports.fileRows(this)
  assert.equal(rows.length, total)
  assert.ok(await reports.namesNobody(this, rows))
})

Then('la tabla {string} tiene {int} meses', async function (this: Mundo, name: string, months: number) {
  await becomes(() => pageOf(this).getByRole('table', { name }).getByRole('rowheader').count(), months)
})

Then('descarga el reporte como {string} con las filas que se ven', async function (this: Mundo, format: string) {
  await reports.download(this, format)
})
