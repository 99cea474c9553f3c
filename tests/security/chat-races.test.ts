/** The chat at the same instant: one channel for two people, one message for a key, one order for everybody. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Talker, talker } from '../support/chat.ts'
import { type TestServer, startTestServer } from '../support/server.ts'

const AT_ONCE = 50

let server: TestServer
let laura: Talker
let beatriz: Talker
beforeAll(async () => {
  server = await startTestServer()
  laura = await talker(server, 'medico@cauce.demo')
  beatriz = await talker(server, 'auditor@cauce.demo')
})
afterAll(() => server.close())

const together = <T>(one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => one(index)))

const statuses = (answers: readonly { readonly status: number }[]): Record<number, number> => {
  const count: Record<number, number> = {}
  for (const { status } of answers) count[status] = (count[status] ?? 0) + 1
  return count
}

const audited = async (accion: string): Promise<number> =>
  (await server.db.selectFrom('auditoria').select('id').where('accion', '=', accion).execute()).length

describe('los chats a la vez', () => {
  it('las dos personas lo crean a la vez, veinticinco veces cada una: hay uno, y todas reciben ese', async () => {
    const catalina = await talker(server, 'referente@cauce.demo')
    const before = await audited('chat.crear')
    const ids = await together((index) =>
      index % 2 === 0 ? catalina.channelWith(beatriz.id) : beatriz.channelWith(catalina.id),
    )
    expect(new Set(ids).size).toBe(1)
    const rows = await server.db
      .selectFrom('canales')
      .select('id')
      .where((eb) => eb.or([eb('user_crea_id', '=', catalina.id), eb('user_recibe_id', '=', catalina.id)]))
      .where((eb) => eb.or([eb('user_crea_id', '=', beatriz.id), eb('user_recibe_id', '=', beatriz.id)]))
      .execute()
    expect(rows).toHaveLength(1)
    expect((await audited('chat.crear')) - before).toBe(1)
  })
})

describe('los mensajes a la vez', () => {
  let canal: number
  beforeEach(async () => {
    canal = await laura.channelWith(beatriz.id)
  })

  it('cincuenta veces la misma clave: un mensaje y la misma respuesta para todas', async () => {
    const last = (await laura.messages(canal, { limite: 1 })).data.at(-1)?.id ?? 0
    const answers = await together(() => laura.write(canal, 'Una sola vez', 'clave-de-una-vez'))
    expect(statuses(answers)).toEqual({ 200: AT_ONCE })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await laura.messages(canal, { despues_de: last })).data.map(({ mensaje }) => mensaje)).toEqual([
      'Una sola vez',
    ])
  })

  it('la misma clave con otro texto o en otro chat se rechaza, y la de otra persona no estorba', async () => {
    const other = await laura.channelWith((await talker(server, 'oncologo@cauce.demo')).id)
    const said = await laura.say(canal, 'El primero', 'clave-repetida')
    const again = await laura.write(canal, 'Otro texto', 'clave-repetida')
    expect(again).toMatchObject({ status: 409, body: { codigo: 'mensaje.otro_texto' } })
    const elsewhere = await Promise.all([
      laura.write(other, 'En dos chats', 'clave-de-dos'),
      laura.write(canal, 'En dos chats', 'clave-de-dos'),
    ])
    expect(statuses(elsewhere)).toEqual({ 200: 1, 409: 1 })
    expect((await beatriz.say(canal, 'El primero', 'clave-repetida')).id).toBeGreaterThan(said.id)
  })

  it('cincuenta que escriben a la vez: están todos, una vez, y quien pregunta por lo que sigue no se salta ninguno', async () => {
    const start = (await laura.messages(canal, { limite: 1 })).data.at(-1)?.id ?? 0
    const seen: number[] = []
    let writing = true
    const following = (async () => {
      let after = start
      for (let last = false; !last;) {
        // Asked once more after the last one was written.
        last = !writing
        const { data } = await beatriz.messages(canal, { despues_de: after, limite: 7 })
        seen.push(...data.map(({ id }) => id))
        after = seen.at(-1) ?? start
        if (data.length === 7) last = false
      }
    })()
    const said = await together((index) => (index % 2 === 0 ? laura : beatriz).say(canal, `Número ${index}`))
    writing = false
    await following
    const wanted = said.map(({ id }) => id).toSorted((one, other) => one - other)
    expect(seen).toEqual(wanted)
    const { data } = await laura.messages(canal, { despues_de: start, limite: 200 })
    expect(data.map(({ id }) => id)).toEqual(wanted)
    const times = data.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted())
  })

  it('leer a la vez nunca devuelve la marca', async () => {
    const said = await together((index) => beatriz.say(canal, `Para leer ${index}`))
    await together((index) => laura.post('/chat/leido', { canal_id: canal, mensaje_id: said[index]?.id ?? 0 }))
    const mark = await server.db
      .selectFrom('canal_miembros')
      .select('leido_mensaje_id')
      .where('canal_id', '=', canal)
      .where('user_id', '=', laura.id)
      .executeTakeFirstOrThrow()
    expect(mark.leido_mensaje_id).toBe(Math.max(...said.map(({ id }) => id)))
  })
})
