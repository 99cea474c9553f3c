/** A working day with its failures: nothing of a person stays in logs, metrics, errors or addresses, and all of it in the audit. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Answered, Call } from '../support/server.ts'
import { BLOOD_COUNT, GASTROSCOPY, type Ordering, openOrdering } from '../support/ordering.ts'
import { personalWords, plain, wordsIn } from './personal-words.ts'

const TYPED = 'Sospecha de carcinoma gástrico, doña Hermenegilda'
const WRONG_PASSWORD = 'Clave.Equivocada.77*'
const LIMIT = 40

const logged: string[] = []
/** Bodies of the answers that were not 2xx. */
const refused: string[] = []
/** Addresses that the server handed out. */
const handed: string[] = []
/** What was typed or given in secret during the day, besides what the database tells of people. */
const secrets = new Set([TYPED, 'Hermenegilda', WRONG_PASSWORD, 'Cauce.2026*'])
const expected = new Map<string, number>()
const statuses = new Set<number>()

let ordering: Ordering
let auditedBefore: ReadonlyMap<string, number>
beforeAll(async () => {
  ordering = await openOrdering({ config: { logLevel: 'info' }, logTo: { write: (line) => void logged.push(line) } })
  secrets.add(ordering.token)
  auditedBefore = await audited()
})
afterAll(() => ordering.close())

const audited = async (): Promise<Map<string, number>> => {
  const rows = await ordering.server.db
    .selectFrom('auditoria')
    .select((eb) => ['accion', eb.fn.countAll<number>().as('n')])
    .groupBy('accion')
    .execute()
  return new Map(rows.map(({ accion, n }) => [accion, n]))
}

const keep = (answer: Answered): Answered => {
  statuses.add(answer.status)
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  if (answer.status >= 400) refused.push(text)
  for (const [url] of text.matchAll(/(?:https?:\/\/|\/demo\/|\/verificar\/)[^\s"<>]+/gu))
    handed.push(decodeURIComponent(url))
  return answer
}
const call = async (path: string, options: Call = {}): Promise<Answered> =>
  keep(await ordering.server.call(path, { token: ordering.token, ...options }))
/** A call that must leave one entry of this kind in the audit. */
const does = async (accion: string, path: string, body?: unknown): Promise<Answered> => {
  expected.set(accion, (expected.get(accion) ?? 0) + 1)
  const answer = await call(`/api${path}`, body === undefined ? {} : { body })
  expect(`${accion} ${answer.status}`).toBe(`${accion} 200`)
  return answer
}
const fails = async (status: number, path: string, options: Call = {}): Promise<void> => {
  expect(`${path.slice(0, 60)} ${(await call(path, options)).status}`).toBe(`${path.slice(0, 60)} ${status}`)
}
/** Makes the next change of a consultation fail inside the database, with a message that quotes a person. */
const breakDatabase = async (errcode: string): Promise<void> => {
  await sql
    .raw(`create or replace function roto() returns trigger language plpgsql as $$
    begin raise exception E'fila de GÓMEZ CASTAÑO 43512887\\n    at Hermenegilda (43512887)' using errcode = '${errcode}'; end $$;
    create or replace trigger roto before update on consultas for each row execute function roto();`)
    .execute(ordering.server.db)
}
const mend = () => sql.raw('drop trigger roto on consultas; drop function roto()').execute(ordering.server.db)
const noise = (bytes: string): Promise<string> =>
  new Promise((done, reject) => {
    const { port } = new URL(ordering.server.url)
    let text = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('end', () => done(text))
    socket.on('error', reject)
  })

describe('un día de trabajo', () => {
  it('ingreso, con sus errores', async () => {
    const { server } = ordering
    const enter = (email: string, password: string) =>
      call('/api/auth/validar-usuario', { token: null, body: { email, password } })
    expect((await enter('medico@cauce.demo', WRONG_PASSWORD)).status).toBe(401)
    expect((await enter('hermenegilda@correo.co', WRONG_PASSWORD)).status).toBe(401)
    expected.set('ingreso.fallido', 2)
    const { body } = await server.call('/api/auth/validar-usuario', {
      body: { email: 'medico@cauce.demo', password: 'Cauce.2026*' },
    })
    const token = /"token":"([^"]+)"/u.exec(JSON.stringify(body))?.[1] ?? ''
    const codigo = /\b\d{6}\b/u.exec((await server.outbox())[0]?.texto ?? '')?.[0] ?? ''
    const wrong = codigo === '111111' ? '222222' : '111111'
    for (const secret of [token, codigo]) secrets.add(secret)
    expect((await call('/api/auth/validar-codigo', { token, body: { codigo: wrong } })).status).toBe(422)
    expected.set('ingreso.codigo_fallido', 1)
    const entered = await server.call('/api/auth/validar-codigo', { token, body: { codigo } })
    expect(entered.status).toBe(200)
    expected.set('ingreso.correcto', 1)
    const second = /"token":"([^"]+)"/u.exec(JSON.stringify(entered.body))?.[1] ?? ''
    secrets.add(second)
    expect((await call('/api/auth/logout', { method: 'POST', token: second })).status).toBe(200)
    expected.set('sesion.cerrar', 1)
    await fails(401, '/api/auth/me', { token: second })
  })

  it('consulta, orden, sede, consentimiento, documentos y correo', async () => {
    await does('agenda.leer', '/consultas/agenda/buscar', { texto: TYPED })
    await does('consulta.leer', '/consultas/consulta/1')
    await does('historia.leer', '/historia/registro/1')
    await does('ordenes.leer', '/ordenamiento/ordenes-activas/1/2')
    const item = await ordering.item(GASTROSCOPY, { observacion: TYPED })
    await does('historico.leer', '/ordenamiento/validar-cup', { ...item, consulta_id: 1 })
    const items = [item, await ordering.item(BLOOD_COUNT, { observacion: TYPED })]
    const ordered = await does('orden.crear', '/ordenamiento/generarOrdenamiento/1/2', items)
    const orden = Number(/"id":(\d+)/u.exec(JSON.stringify(ordered.body))?.[1])
    const lines = await ordering.server.db
      .selectFrom('orden_procedimientos')
      .select(['id', 'direccionamieno_automatico'])
      .where('orden_id', '=', orden)
      .orderBy('id')
      .execute()
    const line = lines.find((row) => !row.direccionamieno_automatico)?.id
    const site = await ordering.server.db
      .selectFrom('reps')
      .select('id')
      .where('activo', '=', true)
      .executeTakeFirstOrThrow()
    await does('orden.direccionar', '/ordenamiento/asignarDireccionamiento', {
      orden_procedimientos_id: line,
      rep_id: site.id,
      motivo: TYPED,
    })
    await does('orden.leer', `/ordenamiento/vida/2/${lines[0]?.id}`)
    await does('recomendaciones.leer', '/recomendacion-cups/consultar', { id: orden })
    const consent = await ordering.consent(orden, GASTROSCOPY, {
      firmante: 'Representante Legal',
      nombre_representante: 'Hermenegilda Castaño',
      numero_documento_representante: '43512887',
      parentesco: 'Hermana',
    })
    await does('consentimiento.previsualizar', '/pdf/vista-previa-consentimiento', consent)
    const signed = await does('consentimiento.firmar', '/consultas/foto', consent)
    secrets.add(/"codigo_verificacion":"(\w+)"/u.exec(JSON.stringify(signed.body))?.[1] ?? '')
    await does('documento.descargar', '/pdf', { tipo: 'servicio', id: orden })
    await does('documento.enviar', '/pdf', {
      tipo: 'servicio',
      id: orden,
      enviar: true,
      correo: 'hermenegilda@correo.co',
      motivo_correo: 'La familia lo pidió',
    })
    const file = await ordering.server.db
      .selectFrom('documentos')
      .select(['archivo', 'codigo'])
      .where('orden_id', '=', orden)
      .executeTakeFirstOrThrow()
    await does('documento.descargar', '/adjuntos/get', { ruta: file.archivo })
    await does('orden.anular', '/ordenamiento/mover-linea/2', {
      linea_id: lines[0]?.id,
      evento: 'anular',
      motivo: TYPED,
    })
    expect((await call(`/api/verificar/${file.codigo}`)).status).toBe(200)
    expect((await call('/demo/correo.json')).status).toBe(200)
  })

  it('fallos de cada clase, con datos de una persona dentro', async () => {
    const json = { 'content-type': 'application/json' }
    const person = { nombre: TYPED, documento: '43512887' }
    await fails(400, '/api/pdf', { body: `{"correo": "${TYPED}", "documento": 43512887`, headers: json })
    await fails(400, `/api/consultas/consulta/%zz${encodeURIComponent(TYPED)}`)
    await fails(401, '/api/consultas/consulta/1', { token: 'A'.repeat(43) })
    await fails(403, '/api/consultas/agenda/buscar', {
      token: await ordering.server.login('auxiliar@cauce.demo'),
      body: {},
    })
    expected.set('ingreso.correcto', (expected.get('ingreso.correcto') ?? 0) + 1)
    await fails(404, `/api/${encodeURIComponent(TYPED)}/43512887`)
    await fails(404, '/api/consultas/consulta/99999')
    await fails(422, `/api/consultas/consulta/${encodeURIComponent(TYPED)}`)
    await fails(422, '/api/consultas/agenda/buscar', { body: { fecha: TYPED } })
    await fails(422, '/api/pdf', { body: { tipo: 'servicio', id: 1, enviar: true, correo: TYPED, [TYPED]: person } })
    await fails(422, '/api/ordenamiento/generarOrdenamiento/1/2', { body: [{ ...person, cantidad: TYPED }] })
    await fails(413, '/api/pdf', { body: { ...person, texto: 'x'.repeat(1_100_000) } })
    await fails(415, '/api/pdf', { body: TYPED, headers: { 'content-type': 'text/plain' } })
    const body = { linea_id: 1, evento: 'anular', motivo: TYPED }
    await fails(400, '/api/ordenamiento/mover-linea/2', {
      body,
      headers: { 'idempotency-key': 'Hermenegilda 43512887' },
    })
    await ordering.post('/ordenamiento/generarOrdenamiento/1/2', [await ordering.item(BLOOD_COUNT)], { key: 'dia-1' })
    expected.set('orden.crear', (expected.get('orden.crear') ?? 0) + 1)
    await fails(409, '/api/ordenamiento/generarOrdenamiento/1/2', {
      body: [await ordering.item(BLOOD_COUNT, { observacion: TYPED })],
      headers: { 'idempotency-key': 'dia-1' },
    })
    refused.push(await noise(`GET /${TYPED} HTTP/9.9\r\n43512887\r\n\r\n`))
  })

  it('un fallo nuestro (500) y una base que no responde (503), cuyo mensaje nombra a una persona', async () => {
    const { db } = ordering.server
    await db.updateTable('consultas').set({ estado_id: 2 }).where('id', '=', 1).execute()
    await breakDatabase('P0001')
    await fails(500, '/api/consultas/abrir/1', { method: 'POST' })
    await breakDatabase('57P03')
    await fails(503, '/api/consultas/abrir/1', { method: 'POST' })
    await breakDatabase('23514')
    await fails(409, '/api/consultas/abrir/1', { method: 'POST' })
    await breakDatabase('22P02')
    await fails(422, '/api/consultas/abrir/1', { method: 'POST' })
    await mend()
    await does('consulta.abrir', '/consultas/abrir/1', {})
  })

  it('demasiadas solicitudes (429)', async () => {
    const { limits } = ordering.server.config
    expect(limits.verify).toBeGreaterThan(LIMIT)
    const token = await ordering.server.provisional('medico@cauce.demo')
    secrets.add(token)
    await fails(429, '/api/auth/reenviar-codigo', { method: 'POST', token })
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([
      200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503,
    ])
  })
})

/** Entries since the day began, by action. */
const news = async () =>
  Object.fromEntries(
    [...(await audited())]
      .map(([accion, n]) => [accion, n - (auditedBefore.get(accion) ?? 0)])
      .filter(([, n]) => n !== 0),
  )

describe('después del día', () => {
  it('los registros, las métricas, los errores y las direcciones no dicen nada de nadie', async () => {
    const words = await personalWords(ordering.server.db, secrets)
    expect(words.length).toBeGreaterThan(200)
    const metrics = (await ordering.server.call('/metrics')).body
    expect(logged.length).toBeGreaterThan(30)
    expect(refused.length).toBeGreaterThan(20)
    expect(handed.length).toBeGreaterThan(1)
    const places = { registros: logged.join('\n'), métricas: String(metrics), errores: refused.join('\n') }
    for (const [place, text] of Object.entries(places)) {
      expect(wordsIn(text, words), place).toEqual([])
    }
    // An address that is handed out to verify a document has its code in it: that is what it is for.
    const addresses = plain(handed.join('\n').replaceAll(/\/verificar\/\w+/gu, '/verificar/'))
    expect(words.filter((word) => addresses.includes(word))).toEqual([])
  })

  it('ningún error muestra SQL, pilas ni nombres de nuestros archivos', () => {
    const text = refused.join('\n')
    expect(text).not.toMatch(
      /\bselect\b|\binsert\b|\bupdate\b|node_modules|\.ts:|\s{4}at |SQLSTATE|violates|P0001|57P03/iu,
    )
  })

  it('la auditoría tiene una entrada por cada lectura y cada escritura, ni una más', async () => {
    const wanted = Object.fromEntries(expected)
    await expect.poll(news).toEqual(wanted)
  })

  it('ninguna entrada de la auditoría guarda lo que se escribió ni un secreto', async () => {
    const rows = await ordering.server.db.selectFrom('auditoria').select(['detalle', 'recurso_id']).execute()
    const text = plain(JSON.stringify(rows))
    // The code of a document is its name in the audit.
    const { rows: codes } = await sql<{ codigo: string }>`select codigo from documentos`.execute(ordering.server.db)
    const documents = new Set(codes.map(({ codigo }) => plain(codigo)))
    const found = [...secrets].map(plain).filter((secret) => !documents.has(secret) && text.includes(secret))
    expect(found).toEqual([])
  })
})
