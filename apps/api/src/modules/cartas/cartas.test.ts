/** A letter from its issue to its delivery: it stays as it said, it is numbered without gaps, and it is of who may read it. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { letterProblem } from '@cauce/domain/kit/letter/compose'
import { negacion } from '@cauce/domain/letters/negacion'
import { DENIED, issuedLetter } from '../../../../../tests/support/letters.ts'
import { credentials } from '../../../../../tests/support/credentials.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'
import { issueLetter } from '../../kit/letter/issue.ts'
import { sessionUser, testCtx } from '../../testing/database.ts'

let server: TestServer
let [auditor, affiliate] = ['', '']
let [signer, other] = [0, 0]
beforeAll(async () => {
  server = await startTestServer()
  auditor = await server.login('auditor@cauce.demo')
  affiliate = await server.login('afiliado@cauce.demo')
  const users = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', ['auditor@cauce.demo', 'concepto@cauce.demo'])
    .orderBy('email')
    .execute()
  signer = users[0]?.id ?? 0
  other = users[1]?.id ?? 0
})
afterAll(() => server.close())

const call = (path: string, token: string, body?: object) =>
  server.call(`/api${path}`, { token, ...(body === undefined ? {} : { body }) })
const printed = async (id: number, token: string) => {
  const answer = await fetch(new URL('/api/cartas/imprimir', server.url), {
    method: 'POST',
    headers: { ...credentials(token), 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const ownOf = async (email: string): Promise<number> => {
  const { afiliado_id } = await server.db
    .selectFrom('users')
    .select('afiliado_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return afiliado_id ?? 0
}
let made = 5_000
const issue = async (afiliado_id: number, signers: readonly number[] = [signer, other], values = DENIED) => {
  const ctx = testCtx(server.db, { user: sessionUser({ id: signer }) })
  made += 1
  const of = { clase: 'prueba', id: made }
  return server.db.transaction().execute((trx) => issueLetter(trx, ctx, negacion, { of, afiliado_id, values, signers }))
}

it('veinte a la vez tienen veinte números seguidos', async () => {
  const own = await ownOf('afiliado@cauce.demo')
  const numbers = (await Promise.all(Array.from({ length: 20 }, () => issue(own)))).map(({ numero }) =>
    Number(numero.slice(-6)),
  )
  const first = Math.min(...numbers)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => first + at))
})

it('sin un dato o sin dos firmas no hay carta ni se gasta su número', async () => {
  const own = await ownOf('afiliado@cauce.demo')
  const before = await issue(own)
  await expect(issue(own, [signer])).rejects.toMatchObject({ codigo: 'carta.incompleta' })
  await expect(issue(own, [signer, other], { ...DENIED, fundamento: '' })).rejects.toMatchObject({
    message: letterProblem(negacion, { ...DENIED, fundamento: '' }, [signer, other]),
  })
  const after = await issue(own)
  expect(Number(after.numero.slice(-6))).toBe(Number(before.numero.slice(-6)) + 1)
})

it('de una cosa hay una sola, y lo que se emitió no se cambia ni se borra, escriba quien escriba', async () => {
  const id = await issuedLetter(server.db, signer)
  const row = await server.db.selectFrom('cartas').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await expect(
    sql`insert into cartas (clase, version, numero, de_clase, de_id, afiliado_id, unica, contenido, user_id, created_at)
      values (${row.clase}, 1, 'OTRA', ${row.de_clase}, ${row.de_id}, ${row.afiliado_id}, true, '{}', ${signer}, now())`.execute(
      server.db,
    ),
  ).rejects.toThrow(/cartas_una_de_cada_cosa/u)
  await expect(sql`update cartas set contenido = '{}' where id = ${id}`.execute(server.db)).rejects.toThrow(/emitida/u)
  await expect(sql`delete from cartas where id = ${id}`.execute(server.db)).rejects.toThrow(/emitida/u)
})

it('el papel es de quien la puede leer: el afiliado, la suya, y al tomarla queda entregada', async () => {
  const own = await issue(await ownOf('afiliado@cauce.demo'))
  const others = await issue(await ownOf('afiliada@cauce.demo'))
  expect((await printed(others.id, affiliate)).status).toBe(404)
  expect((await call(`/cartas/${others.id}`, affiliate)).status).toBe(404)
  expect((await call('/cartas/entregar', affiliate, { id: own.id, medio: 'personal', detalle: 'Yo' })).status).toBe(403)
  const { status, bytes } = await printed(own.id, affiliate)
  expect(status).toBe(200)
  const { text, pages } = await readPdf(bytes)
  for (const said of [own.numero, DENIED.justificacion, 'Superintendencia Nacional de Salud', 'Código de verificación'])
    expect(text).toContain(said)
  expect(text).not.toMatch(/alergia/iu)
  expect(pages).toBe(1)
  const { body } = await call(`/cartas/${own.id}`, auditor)
  expect(body).toMatchObject({ numero: own.numero, entregada: { medio: 'autogestion' }, anulada: null })
  expect((await call(`/cartas/${own.id}`, await server.login('medico@cauce.demo'))).status).toBe(404)
})

it('enviada por correo al afiliado, queda entregada cuando el correo sale', async () => {
  const own = await issue(await ownOf('afiliado@cauce.demo'))
  const sent = await server.call('/api/pdf', {
    token: auditor,
    body: { tipo: 'carta', id: own.id, enviar: true, correo: 'afiliado@cauce.demo' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(sent.status).toBe(200)
  const { correo_id } = await server.db
    .selectFrom('cartas')
    .select('correo_id')
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow()
  expect(correo_id).not.toBeNull()
  await server.db
    .updateTable('correos')
    .set({ estado: 'enviado', enviado_at: new Date() })
    .where('id', '=', correo_id)
    .execute()
  expect((await call(`/cartas/${own.id}`, auditor)).body).toMatchObject({
    correo: null,
    entregada: { medio: 'correo' },
  })
  const again = await call('/cartas/entregar', auditor, { id: own.id, medio: 'personal', detalle: 'Su hija' })
  expect([again.status, Object(again.body).codigo]).toEqual([409, 'carta.entregada'])
})

it('anulada, quien la verifica lo lee y su papel sale marcado', async () => {
  const id = await issuedLetter(server.db, signer)
  expect((await printed(id, auditor)).status).toBe(200)
  const { codigo } = await server.db
    .selectFrom('documentos')
    .select('codigo')
    .where('carta_id', '=', id)
    .executeTakeFirstOrThrow()
  const verify = async () => Object((await server.call(`/api/verificar/${codigo}`, {})).body).estado
  expect(await verify()).toBe('vigente')
  await server.db
    .updateTable('cartas')
    .set({ anulada_at: new Date(), anulada_motivo: 'Se emitió por error', anulada_user_id: signer })
    .where('id', '=', id)
    .execute()
  expect(await verify()).toBe('anulado')
  const { text } = await readPdf((await printed(id, auditor)).bytes)
  expect(text).toContain('ANULADA')
  const refused = await call('/cartas/entregar', auditor, { id, medio: 'personal', detalle: 'Su hija' })
  expect(Object(refused.body).error).toBe('La carta está anulada: no se entrega.')
})
