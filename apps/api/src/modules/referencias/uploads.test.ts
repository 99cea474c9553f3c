import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FILES_TOO_LARGE, MAX_ATTACHMENTS_BYTES } from '@cauce/domain/chat/limits'
import { addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { sweepTickets } from '../../files/tickets.ts'
import { FILE_PLACES, type FilePlace } from '../chat/files-fixture.ts'
import { settleSentAhead, takeSentAhead } from '../../files/sent-ahead.ts'
import { askReferralUpload } from './uploads.ts'
import { wholePdf } from '../../testing/pdf-file.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())
let clock = Date.UTC(2026, 10, 21, 15)
const now = () => new Date(clock)
const pdf = wholePdf('remisión')
const HOUR = 3_600_000

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { status: number; codigo: string; errores?: object }) => [error.status, error.codigo, error.errores],
  )

describe.each(FILE_PLACES)('los archivos de una remisión %s', (name, open) => {
  let place: FilePlace
  let ctx: ReturnType<typeof testCtx>
  let other: ReturnType<typeof testCtx>
  beforeAll(async () => {
    place = await open(db, now)
    const made = async (who: string) =>
      testCtx(db, {
        user: sessionUser({ id: await addUser(db, `${who}${name}@cauce.demo`), permissions: ['referencia.menu'] }),
        now,
        files: place.files,
      })
    ctx = await made('uno')
    other = await made('otra')
  })
  afterAll(() => place.close())

  const take = (clave: string, who = ctx) => db.transaction().execute((trx) => takeSentAhead(trx, who, clave))
  const sent = async (bytes = pdf) => {
    const asked = await askReferralUpload(ctx, { nombre: 'Historia Clínica.PDF', tamano: bytes.length })
    expect(await place.put(asked.url, bytes)).toBeLessThan(500)
    return asked
  }
  const NOT_THERE = [409, 'archivo.no_recibido', undefined]

  it('se toman una vez, y solo quien los envió', async () => {
    const { clave, url } = await sent()
    await settleSentAhead(other, [clave])
    expect(await failure(take(clave, other))).toEqual(NOT_THERE)
    await Promise.all([settleSentAhead(ctx, [clave, clave]), settleSentAhead(ctx, [clave])])
    const file = await take(clave)
    expect(file).toMatchObject({ nombre: 'historia_clínica.pdf', tipo: 'application/pdf', tamano: pdf.length })
    await place.put(url, Buffer.from(pdf.toString().replace('1.7', '1.4')))
    expect(Buffer.from((await place.files.readFile(file.ruta)) ?? [])).toEqual(pdf)
    await settleSentAhead(ctx, [clave])
    expect(await failure(take(clave))).toEqual(NOT_THERE)
  })

  it('lo que no llegó, o no es un PDF, no se toma', async () => {
    const { clave } = await askReferralUpload(ctx, { nombre: 'a.pdf', tamano: 10 })
    await settleSentAhead(ctx, [clave, 'no existe'])
    expect(await failure(take(clave))).toEqual(NOT_THERE)
    const page = await sent(Buffer.from('<html>no soy un PDF</html>'))
    expect([null, 422]).toContain((await failure(settleSentAhead(ctx, [page.clave])))?.[0] ?? null)
    expect(await failure(take(page.clave))).toEqual(NOT_THERE)
    const tooLarge = askReferralUpload(ctx, { nombre: 'a.pdf', tamano: MAX_ATTACHMENTS_BYTES + 1 })
    expect(await failure(tooLarge)).toEqual([422, 'datos.invalidos', { tamano: [FILES_TOO_LARGE] }])
  })

  it('los que nadie tomó en un día se borran', async () => {
    const [left, settled] = [await sent(), await sent()]
    await settleSentAhead(ctx, [settled.clave])
    const rutas = (await db.selectFrom('permisos_archivo').select('archivo').execute()).map(
      ({ archivo }) => archivo ?? '',
    )
    clock += 24 * HOUR
    expect(await failure(take(left.clave))).toEqual(NOT_THERE)
    await sweepTickets(db, place.files, now())
    expect((await Promise.all(rutas.map((ruta) => place.files.sizeOf(ruta)))).every((size) => size === null)).toBe(true)
  })

  it('después de cien que esperan se dice cuánto falta, y nada más se anuncia', async () => {
    const many = testCtx(db, {
      user: sessionUser({ id: await addUser(db, `muchos${name}@cauce.demo`), permissions: ['referencia.menu'] }),
      now,
      files: place.files,
    })
    const ask = () => askReferralUpload(many, { nombre: 'a.pdf', tamano: 10 })
    for (let index = 0; index < 100; index += 1) await ask()
    await expect(ask()).rejects.toMatchObject({ status: 429, codigo: 'archivo.demasiados', retryAfter: 24 * 3_600 })
    clock += 24 * HOUR
    await expect(ask()).resolves.toHaveProperty('clave')
    clock -= 24 * HOUR
    await expect(ask()).rejects.toMatchObject({ status: 429 })
    await db.deleteFrom('permisos_archivo').where('user_id', '=', many.user.id).execute()
  })
})
