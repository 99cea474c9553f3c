/** A stolen session tries to carry documents away by mail: through two servers, fifty at a time. What left, and to where. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { machineLine } from '../bench/machine.ts'
import { together } from '../support/at-once.ts'
import { allowMail } from '../support/mail.ts'
import { startPostgres } from '../support/postgres.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const AT_ONCE = 50
const DOCUMENTS = 10
const ADDRESSES = 20
const HOUR_MS = 3_600_000
const REASON = 'Lo pidió la familia'

interface Asked {
  readonly documento: number
  readonly correo: string
  readonly clave?: string
}
interface Attack {
  readonly name: string
  readonly asked: readonly Asked[]
  /** The most that may leave. */
  readonly most: number
  /** Whether the password was typed in this session a moment ago. */
  readonly fresh: boolean
}

const eachDocument = (documents: readonly number[], correo: (n: number) => string): Asked[] =>
  documents.flatMap((documento) => Array.from({ length: ADDRESSES }, (_, n) => ({ documento, correo: correo(n) })))

const attacksOf = (documents: readonly number[], patient: string): readonly Attack[] => {
  const [documento = 0] = documents
  const many = (correo: (n: number) => string, count = AT_ONCE) =>
    Array.from({ length: count }, (_, n) => ({ documento, correo: correo(n) }))
  const strange = eachDocument(documents, (n) => `ladron${n}@otra.example`)
  return [
    { name: 'A otras direcciones, con motivo y sin la contraseña', asked: strange, most: 0, fresh: false },
    { name: 'Lo mismo con la contraseña: el cupo de la persona', asked: strange, most: 30, fresh: true },
    { name: 'Un documento a 50 direcciones', asked: many((n) => `ladron${n}@otra.example`), most: 5, fresh: true },
    { name: 'Un documento a la institución', asked: many((n) => `sede${n}@hospital.example`), most: 5, fresh: false },
    { name: 'Un documento al paciente', asked: many(() => patient), most: 10, fresh: false },
    {
      name: 'Todo a una sola dirección de la institución',
      asked: eachDocument(documents, () => 'archivo@hospital.example'),
      most: 20,
      fresh: false,
    },
    {
      name: 'El mismo envío con la misma clave',
      asked: many(() => patient).map((each) => ({ ...each, clave: 'una-sola-clave-de-correo' })),
      most: 1,
      fresh: false,
    },
  ]
}

/** Orders of ten procedures of the demo, each a document. */
const placeOrders = async (server: TestServer, token: string): Promise<readonly number[]> => {
  const found = await server.db
    .selectFrom('cups')
    .select('id')
    .where('codigo', 'like', '9038%')
    .orderBy('id')
    .limit(DOCUMENTS)
    .execute()
  const hoy = new Date().toISOString().slice(0, 10)
  for (const { id } of found) {
    const body = [
      { procedimiento: { id }, cantidad: 1, fechaVigencia: hoy, observacion: 'Simulacro', historico_id: true },
    ]
    await server.call('/api/ordenamiento/generarOrdenamiento/1/2', { token, body })
  }
  const orders = await server.db
    .selectFrom('ordenes')
    .select('id')
    .where('consulta_id', '=', 1)
    .where('tipo_orden_id', '=', 2)
    .orderBy('id', 'desc')
    .limit(found.length)
    .execute()
  return orders.map(({ id }) => id)
}

/** Documents that left, counted in the table from which they are sent; the words to the patient carry none. */
const papers = async ({ db }: TestServer): Promise<{ readonly papers: number; readonly notices: number }> => {
  const rows = await db.selectFrom('correos').select('adjuntos').execute()
  const carrying = rows.filter(({ adjuntos }) => Array.isArray(adjuntos) && adjuntos.length > 0).length
  return { papers: carrying, notices: rows.length - carrying }
}

const run = async (servers: readonly [TestServer, TestServer], token: string, attack: Attack): Promise<boolean> => {
  const [one] = servers
  await one.db.deleteFrom('correos').execute()
  await one.db.deleteFrom('correo_cupos').execute()
  const confirmada_at = new Date(Date.now() - (attack.fresh ? 0 : HOUR_MS))
  await one.db.updateTable('sesiones').set({ confirmada_at }).execute()
  const statuses = new Map<number, number>()
  let next = 0
  const oneMore = async (): Promise<void> => {
    const index = next++
    const asked = attack.asked[index]
    if (asked === undefined) return
    const { documento, correo, clave } = asked
    const { status } = await servers[index % 2 === 0 ? 0 : 1].call('/api/pdf', {
      token,
      body: { tipo: 'servicio', id: documento, enviar: true, correo, motivo_correo: REASON },
      ...(clave === undefined ? {} : { headers: { 'idempotency-key': clave } }),
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return oneMore()
  }
  await together(AT_ONCE, oneMore)
  const left = await papers(one)
  const answers = [...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')
  const held = left.papers <= attack.most && [...statuses.keys()].every((status) => status < 500)
  console.log(
    `| ${attack.name} | ${attack.asked.length} | ${answers} | ${left.papers} | ${attack.most} | ${left.notices} | ${held ? 'sí' : 'NO'} |`,
  )
  return held
}

export const drill = async (): Promise<boolean> => {
  const postgres = await startPostgres({ throwaway: true })
  const databaseUrl = await postgres.newDatabase('correo')
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'cauce-correo-')))
  const startOn = (dataDir = ''): Promise<TestServer> => startTestServer({ config: { databaseUrl, dataDir } })
  const servers = [await startOn(folders[0]), await startOn(folders[1])] as const
  try {
    const [one] = servers
    const token = await one.login('medico@cauce.demo')
    const { correo1 } = await one.db
      .selectFrom('afiliados')
      .select('correo1')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const documents = await placeOrders(one, token)
    await allowMail(one, '@hospital.example')
    console.log(`${machineLine()} · PostgreSQL, dos servidores, ${AT_ONCE} a la vez\n`)
    console.log(
      '| Intento | Peticiones | Respuestas | Documentos que salieron | A lo sumo | Avisos al paciente | Se sostuvo |',
    )
    console.log('|---|---|---|---|---|---|---|')
    let held = true
    for (const attack of attacksOf(documents, correo1 ?? '')) held = (await run(servers, token, attack)) && held
    return held
  } finally {
    for (const server of servers) await server.close()
    await postgres.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
