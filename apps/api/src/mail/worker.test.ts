import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, openTestDatabase } from '../testing/database.ts'
import { queueMail } from './mailer.ts'
import { type Deliver, deliverPending } from './worker.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('correos').execute()
})

const log = { info: () => {}, warn: () => {}, error: () => {} }
const mail = {
  para: 'ana@correo.co',
  asunto: 'Su orden',
  texto: 'Adjunta va su orden.',
  adjuntos: [{ nombre: 'orden.pdf', archivo: 'aa/b.pdf' }],
}
const round = (deliver: Deliver, keepText = false) => deliverPending(database.db, deliver, keepText, log)
const states = () =>
  database.db.selectFrom('correos').select(['estado', 'texto', 'intentos', 'error']).orderBy('id').execute()

const refuseOne: Deliver = async ({ para }) => {
  if (para === 'malo@correo.co') throw Object.assign(new Error('buzón'), { code: 'EENVELOPE' })
}

describe('deliverPending', () => {
  it('entrega cada correo una vez, con sus adjuntos, y no conserva su texto', async () => {
    const seen: unknown[] = []
    await queueMail(database.db, mail)
    expect(await round(async (sent) => void seen.push(sent))).toBe(1)
    expect(await round(async (sent) => void seen.push(sent))).toBe(0)
    expect(seen).toMatchObject([mail])
    expect(await states()).toMatchObject([{ estado: 'enviado', texto: '', intentos: 1 }])
  })

  it('en la demostración el texto queda en la bandeja', async () => {
    await queueMail(database.db, mail)
    await round(async () => {}, true)
    expect(await states()).toMatchObject([{ estado: 'enviado', texto: mail.texto }])
  })

  it('lo que no sale vuelve a la cola hasta ocho veces, sin detener a los demás', async () => {
    await queueMail(database.db, { ...mail, para: 'malo@correo.co' })
    await queueMail(database.db, mail)
    for (let attempt = 1; attempt <= 8; attempt += 1) await round(refuseOne)
    expect(await round(refuseOne)).toBe(0)
    expect(await states()).toMatchObject([
      { estado: 'fallido', intentos: 8, error: 'EENVELOPE' },
      { estado: 'enviado', intentos: 1 },
    ])
  })

  it('un correo que otro proceso dejó a medias se retoma a los cinco minutos, no antes', async () => {
    await queueMail(database.db, mail)
    await database.db.updateTable('correos').set({ estado: 'enviando', tomado_at: new Date() }).execute()
    expect(await round(async () => {})).toBe(0)
    await database.db
      .updateTable('correos')
      .set({ tomado_at: new Date(Date.now() - 600_000) })
      .execute()
    expect(await round(async () => {})).toBe(1)
  })

  it('una transacción que se deshace no deja correo', async () => {
    const failed = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, mail)
      throw new Error('se deshizo')
    })
    await expect(failed).rejects.toThrow('se deshizo')
    expect(await states()).toEqual([])
  })
})
