/** Who is found from anywhere is who may be opened, and no other. */
import { sql } from 'kysely'
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inicio } from '@cauce/contract/inicio'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

const ROLES = [
  'medico',
  'oncologo',
  'referente',
  'auxiliar',
  'admin',
  'auditor',
  'farmacia',
  'hospital',
  'afiliado',
] as const
const decode = Schema.decodeUnknownSync(inicio.pacientes.answer)

let server: TestServer
const tokens = new Map<string, string>()
const token = (who: string) => ({ token: tokens.get(who) ?? '' })
beforeAll(async () => {
  server = await startTestServer()
  for (const who of ROLES) tokens.set(who, await server.login(`${who}@cauce.demo`))
})
afterAll(() => server.close())

const search = (who: string, texto: string) =>
  server.call('/api/inicio/pacientes/buscar', { ...token(who), body: { texto } })
const found = async (who: string, texto: string) => decode((await search(who, texto)).body).data
const affiliates = () =>
  server.db
    .selectFrom('afiliados')
    .select(['id', 'numero_documento', 'primer_nombre', 'segundo_nombre', 'primer_apellido', 'segundo_apellido'])
    .orderBy('id')
    .execute()
const opened = async (who: string, patient: Awaited<ReturnType<typeof found>>[number]): Promise<number> =>
  (
    await server.call(
      patient.consulta?.hoy === true
        ? `/api/consultas/consulta/${patient.consulta.id}`
        : `/api/historico/afiliados/${patient.id}`,
      token(who),
    )
  ).status

describe('the patients of Ctrl-K', () => {
  it.each(ROLES)('%s finds exactly those whom they may open', async (who) => {
    for (const { id, numero_documento } of await affiliates()) {
      const answer = await search(who, numero_documento)
      const patient = answer.status === 200 ? decode(answer.body).data.find((each) => each.id === id) : undefined
      const history = (await server.call(`/api/historico/afiliados/${id}`, token(who))).status
      if (patient === undefined) expect([who, id, history]).toEqual([who, id, 403])
      else expect([who, id, await opened(who, patient)]).toEqual([who, id, 200])
    }
  })

  it('are found by any words in any order, without accents, and by the document with or without dots', async () => {
    for (const text of ['gomez castano', 'CASTAÑO gómez', 'maria gome', '43.512.887', '43 512 887', '43512887'])
      expect([text, (await found('medico', text))[0]?.nombre]).toEqual([text, 'GÓMEZ CASTAÑO, María Elena'])
  })

  it('of today come first, with their hour, their state and their allergies', async () => {
    const [first] = await found('medico', 'gomez')
    expect(first).toMatchObject({ consulta: { hoy: true, escribe: true, propia: true } })
    expect(first?.alergias?.[0]?.nombre).toBe('Penicilinas')
    const hours = (await found('medico', 'cc 4')).map(({ consulta }) => consulta?.hoy === true)
    expect(hours).toEqual(hours.toSorted((one, other) => Number(other) - Number(one)))
  })

  it('a text that is too short is refused at its field', async () => {
    const answer = await search('medico', 'gom')
    expect([answer.status, Object(answer.body).errores]).toEqual([
      422,
      { texto: ['Escriba al menos 4 letras o números'] },
    ])
  })

  it('any patient of the installation is at most eight keys away', async () => {
    for (const { id, numero_documento } of await affiliates()) {
      const rows = await found('medico', numero_documento.slice(-4))
      const downs = rows.findIndex((row) => row.id === id)
      expect(downs).toBeGreaterThanOrEqual(0)
      // Ctrl-K, four figures, the arrows and Enter.
      expect(1 + 4 + downs + 1).toBeLessThanOrEqual(8)
    }
  })

  it('who attends without reading histories finds only those of their own consultations', async () => {
    const { id: role } = await server.db
      .selectFrom('roles')
      .select('id')
      .where('nombre', '=', 'Médico general')
      .executeTakeFirstOrThrow()
    const permission = await server.db
      .selectFrom('permisos')
      .select('id')
      .where('nombre', '=', 'historico.atenciones')
      .executeTakeFirstOrThrow()
    await server.db
      .deleteFrom('role_permiso')
      .where('role_id', '=', role)
      .where('permiso_id', '=', permission.id)
      .execute()
    // Of a new session: what one may is remembered for a second.
    tokens.set('medico', await server.login('medico@cauce.demo'))
    const { rows } = await sql<{ afiliado_id: number }>`select distinct c.afiliado_id from consultas c
      join users u on u.id = c.medico_user_id where u.email = 'medico@cauce.demo'
      and c.fecha_hora < (now() at time zone 'America/Bogota')::date + interval '1 day 5 hours'`.execute(server.db)
    const own = new Set(rows.map(({ afiliado_id }) => afiliado_id))
    for (const { id, numero_documento } of await affiliates()) {
      const patient = (await found('medico', numero_documento)).find((each) => each.id === id)
      expect([id, patient !== undefined]).toEqual([id, own.has(id)])
      if (patient?.consulta)
        expect((await server.call(`/api/consultas/consulta/${patient.consulta.id}`, token('medico'))).status).toBe(200)
    }
    await server.db.insertInto('role_permiso').values({ role_id: role, permiso_id: permission.id }).execute()
  })

  it('what was searched is nowhere kept, the search is', async () => {
    await found('medico', 'gomez castano')
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number; dice: number }>`select count(*)::int as n,
          (count(*) filter (where detalle::text ilike '%gomez%'))::int as dice
          from auditoria where accion = 'inicio.pacientes'`.execute(server.db)
        return rows[0]?.n !== 0 && rows[0]?.dice === 0
      })
      .toBe(true)
  })
})
