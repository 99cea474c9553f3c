/** Tricks that have opened other servers, tried on this one. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { readPdf } from '../support/pdf-text.ts'
import { type TestServer, startTestServer } from '../support/server.ts'
import { BLOOD_COUNT, COLONOSCOPY, type Ordering, openOrdering } from '../support/ordering.ts'
import { allowMail } from '../support/mail.ts'
import { credentials } from '../support/credentials.ts'

const PUBLIC_URL = 'https://cauce.hospital.co'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering({ config: { publicUrl: PUBLIC_URL } })
  await allowMail(ordering.server, 'familiar@correo.co')
})
afterAll(() => ordering.close())

const mailsTo = async (part: string) => (await ordering.server.outbox()).filter(({ para }) => para.includes(part))

describe('correo', () => {
  it.each([
    ['un salto de línea y otra cabecera', 'paciente@correo.co\r\nBcc: ladron@correo.co'],
    ['un salto de línea suelto', 'paciente@correo.co\nladron@correo.co'],
    ['dos direcciones', 'paciente@correo.co, ladron@correo.co'],
    ['un nombre delante', 'Paciente <ladron@correo.co>'],
    ['un grupo', 'undisclosed: ladron@correo.co;'],
    ['un blanco dentro', 'paciente@correo.co ladron@correo.co'],
    ['un carácter nulo', 'paciente@correo.co\u0000ladron@correo.co'],
    ['letras que parecen otras', 'ladron@соrreo.co'],
  ])('no sale a %s', async (_title, correo) => {
    const { id } = await ordering.order([BLOOD_COUNT])
    for (const form of [correo, { email: correo }]) {
      const answer = await ordering.post('/pdf', { tipo: 'servicio', id, enviar: true, correo: form })
      expect(answer.status).toBe(422)
    }
    expect(await mailsTo('ladron')).toEqual([])
  })

  it('quién recibió un documento se sabe por la auditoría', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    await ordering.pdf('/pdf', { tipo: 'servicio', id, enviar: true, correo: 'familiar@correo.co' })
    const { rows } = await sql<{ para: string }>`select m.para from auditoria a
      join correos m on m.id = (a.detalle->>'correo_id')::int
      where a.accion = 'documento.enviar' and a.detalle->>'orden_id' = ${String(id)}`.execute(ordering.server.db)
    expect(rows).toEqual([{ para: 'familiar@correo.co' }])
  })
})

describe('cabeceras que mienten', () => {
  it('la dirección del QR y de los correos es la configurada, diga lo que diga Host', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    const body = { tipo: 'servicio', id, enviar: true, correo: 'familiar@correo.co' }
    const answer = await ordering.server.call('/api/pdf', {
      token: ordering.token,
      body,
      headers: { 'x-forwarded-host': 'malo.example', 'x-forwarded-proto': 'http', forwarded: 'host=malo.example' },
    })
    expect(answer.status).toBe(200)
    expect((await mailsTo('familiar'))[0]?.texto).toContain(`${PUBLIC_URL}/verificar/`)
    expect((await mailsTo('familiar'))[0]?.texto).not.toContain('malo.example')
    const printed = await readPdf((await ordering.pdf('/pdf', { tipo: 'servicio', id })).bytes)
    expect(printed.text).toContain('cauce.hospital.co/verificar')
    expect(printed.text).not.toContain('malo.example')
  })

  it('la cookie sola no abre nada: otro origen no recibe permiso ni sesión', async () => {
    for (const path of ['/api/auth/me', '/api/auth/validar-usuario', '/socket.io/?EIO=4&transport=polling']) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await ordering.server.call(path, {
          method,
          headers: {
            origin: 'https://malo.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization',
          },
        })
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
        expect(answer.headers.get('set-cookie')).toBeNull()
      }
    }
  })

  it.each([
    '//evil.example/%2f..',
    '/api/%00',
    '/%00',
    '/.git/config',
    '/.env',
    '/panelMedico/.git/HEAD',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cindex.html',
  ])('%s no está, dicho sin más', async (path) => {
    for (const accept of ['text/html', 'application/json']) {
      const { hostname, port } = new URL(ordering.server.url)
      const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>()
      // Sent as it is: an address made first would be tidied.
      request({ hostname, port, path, headers: { accept } }, (answer) => {
        answer.setEncoding('utf8')
        let text = ''
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode, text }))
      })
        .on('error', reject)
        .end()
      const { status, text } = await promise
      expect([status, JSON.parse(text)]).toEqual([404, expect.objectContaining({ codigo: 'recurso.no_encontrado' })])
    }
  })

  it('un formulario de otra página no puede mandar nada: solo se lee JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
    ]) {
      const answer = await ordering.server.call('/api/auth/validar-usuario', {
        body: '{"email":"medico@cauce.demo","password":"Cauce.2026*"}',
        headers: { 'content-type': type },
      })
      expect(answer.status).toBe(415)
    }
  })

  it('una clave de idempotencia de 10 KB se rechaza, y la misma clave de otra persona no da su respuesta', async () => {
    const item = await ordering.item(BLOOD_COUNT)
    const huge = await ordering.post('/ordenamiento/generarOrdenamiento/1/2', [item], { key: 'x'.repeat(10_240) })
    expect(huge).toMatchObject({ status: 400, body: { codigo: 'idempotencia.clave_invalida' } })
    const mine = await ordering.post('/ordenamiento/generarOrdenamiento/1/2', [item], { key: 'compartida-0001' })
    expect(mine.status).toBe(200)
    const token = await ordering.server.login('oncologo@cauce.demo')
    const theirs = await ordering.post('/ordenamiento/generarOrdenamiento/1/2', [item], {
      key: 'compartida-0001',
      token,
    })
    expect(theirs).toMatchObject({ status: 403, body: { codigo: 'consulta.ajena' } })
  })
})

const origins = async (server: TestServer): Promise<string | null> => {
  const row = await server.db.selectFrom('auditoria').select('ip').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.ip ?? null
}
const knock = (server: TestServer, forwarded: string) =>
  server.call('/api/auth/validar-usuario', {
    body: { email: 'nadie@cauce.demo', password: 'x' },
    headers: { 'x-forwarded-for': forwarded },
  })

describe('la dirección de quien llama', () => {
  it('sin proxy delante es la de la conexión, diga lo que diga', async () => {
    await knock(ordering.server, '203.0.113.9')
    expect(await origins(ordering.server)).toBe('127.0.0.1')
  })

  it('con un proxy es la que anotó el proxy: inventar otra no esquiva el límite ni la auditoría', async () => {
    const server = await startTestServer({ config: { trustProxy: 1, limits: { auth: 3, verify: 3 } } })
    try {
      const statuses: number[] = []
      for (let n = 1; n <= 5; n += 1) statuses.push((await knock(server, `198.51.100.${n}, 203.0.113.9`)).status)
      expect(statuses).toEqual([401, 401, 401, 429, 429])
      expect(await origins(server)).toBe('203.0.113.9')
    } finally {
      await server.close()
    }
  })
})

const search = async (nombre: string) => {
  const { body } = await ordering.post('/cup/buscarCupsNombre', { nombre })
  return Array.isArray(body) ? body.length : -1
}

describe('lo que se busca', () => {
  it('los comodines de SQL son letras como las demás', async () => {
    expect(await search('hemograma')).toBeGreaterThan(0)
    for (const nombre of ['%%%%', '____', 'hemo%grama', 'hemogr_ma', String.raw`hemograma\ `, "hemograma' or '1'='1"]) {
      expect(await search(nombre)).toBe(0)
    }
  })

  it('el orden de las sedes no cuenta dónde vive el paciente de otro', async () => {
    const token = await ordering.server.login('referente@cauce.demo')
    const cup_id = await ordering.cupId(COLONOSCOPY)
    const list = async (more: object) =>
      (await ordering.post('/reps/listar', { prestador: 'sede', ...more }, { token })).body
    const consultations = await ordering.server.db
      .selectFrom('consultas')
      .select('id')
      .orderBy('id')
      .limit(40)
      .execute()
    const plain = await list({})
    for (const { id } of consultations) expect(await list({ consulta_id: id, cup_id })).toEqual(plain)
  })
})

describe('archivos', () => {
  it.each([
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '/etc/passwd',
    'ab/../../cauce.lock',
    'file:///etc/passwd',
    String.raw`ab\..\..\cauce.lock`,
    'ab/00000000-0000-4000-8000-000000000000.pdf\u0000.png',
    '',
    '%',
  ])('%j no es una clave nuestra', async (ruta) => {
    const admin = await ordering.server.login('admin@cauce.demo')
    for (const path of ['/adjuntos/get', '/adjuntos/getType']) {
      const answer = await ordering.post(path, { ruta }, { token: admin })
      expect([404, 422]).toContain(answer.status)
    }
  })

  it('un PDF no se ejecuta en nuestra página ni se guarda en cachés de otros', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    const answer = await fetch(`${ordering.server.url}/api/pdf`, {
      method: 'POST',
      headers: { ...credentials(ordering.token), 'content-type': 'application/json' },
      body: JSON.stringify({ tipo: 'servicio', id }),
    })
    await answer.arrayBuffer()
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[\w .-]+\.pdf"/u)
  })

  it('lo que se escribe en una orden se imprime como texto', async () => {
    const hostile = '<script>alert(1)</script> {{constructor}} ${7*7} \u202Eofni'
    const answer = await ordering.post('/ordenamiento/generarOrdenamiento/1/2', [
      await ordering.item(BLOOD_COUNT, { observacion: hostile }),
    ])
    const id = Number(/"id":(\d+)/u.exec(JSON.stringify(answer.body))?.[1])
    const { text } = await readPdf((await ordering.pdf('/pdf', { tipo: 'servicio', id })).bytes)
    expect(text).toContain('<script>alert(1)</script>')
    expect(text).toContain('${7*7}')
  })
})

describe('códigos de verificación', () => {
  it('no se adivinan: dieciséis signos de treinta y dos, y lo que no es uno responde igual', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    await ordering.pdf('/pdf', { tipo: 'servicio', id })
    const { codigo } = await ordering.server.db
      .selectFrom('documentos')
      .select('codigo')
      .where('orden_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(codigo).toMatch(/^[2-9A-HJ-NP-Z]{16}$/u)
    const authentic = await ordering.get(`/verificar/${codigo}`, { token: null })
    expect(authentic.body).toMatchObject({ autentico: true })
    expect(JSON.stringify(authentic.body)).not.toMatch(/G[oó]mez|43512887|hemograma|902210/iu)
    for (const other of [codigo.slice(1), `${codigo}A`, `${codigo}%`, '%', "' or 1=1 --", '*'.repeat(40)]) {
      const answer = await ordering.get(`/verificar/${encodeURIComponent(other)}`, { token: null })
      expect(answer).toMatchObject({ status: 200, body: { autentico: false, clase: null, emisor: null } })
    }
  })
})

describe('números que no caben', () => {
  it('un histórico que no es de una orden se rechaza por su campo', async () => {
    const item = await ordering.item(BLOOD_COUNT, { historico_id: 2 ** 40 })
    const answer = await ordering.post('/ordenamiento/generarOrdenamiento/1/2', [item])
    expect(answer).toMatchObject({ status: 422, body: { errores: { '0.historico_id': [expect.any(String)] } } })
  })
})

describe('auditoría', () => {
  it.each([
    ['cambiar', sql`update auditoria set accion = 'nada'`],
    ['borrar', sql`delete from auditoria`],
    ['vaciar', sql`truncate auditoria`],
    ['vaciar con lo demás', sql`truncate users cascade`],
  ])('no se puede %s', async (_title, statement) => {
    const { db } = ordering.server
    const count = async () => (await db.selectFrom('auditoria').select('id').execute()).length
    const before = await count()
    await expect(statement.execute(db)).rejects.toThrow(/no se modifica ni se borra/u)
    expect(await count()).toBe(before)
  })
})
