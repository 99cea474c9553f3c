import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FILES_TOO_LARGE, MESSAGE_TOO_SHORT, NO_FILES, ONLY_PDF } from '@cauce/domain/chat/limits'
import { MAX_UNFINISHED, NOT_ITS_FILES, TOO_MANY_UNFINISHED } from '@cauce/domain/chat/stored-files'
import { PDF_FAULTS } from '@cauce/domain/content/pdf-fault'
import { addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { fileType, storedFile } from '../adjuntos/service.ts'
import { temporaryUrl } from '../adjuntos/temporary-url.ts'
import { beginMessage, giveUpMessage, publishPending, resumeMessage } from './attachments.ts'
import { FILE_PLACES, type FilePlace } from './files-fixture.ts'
import { sweepUnfinished } from './sweep-files.ts'
import { pageWith, wholePdf } from '../../testing/pdf-file.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

let clock = Date.UTC(2026, 10, 21, 15)
const now = () => new Date(clock)
const HOUR = 3_600_000
const pdf = wholePdf
const page = Buffer.from('<html><script>alert(1)</script></html>')

const RUNS = pageWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ')

const HOSTILE: readonly (readonly [string, Buffer])[] = [
  ['una página', page],
  ['una imagen con programa', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['un archivo comprimido', Buffer.from('PK\u0003\u0004 epicrisis.pdf', 'latin1')],
  ['un programa', Buffer.from('MZ\u0090\u0000 esto no es un documento', 'latin1')],
  ['una página con la firma lejos', Buffer.concat([page, Buffer.alloc(1_024, 32), Buffer.from('%PDF-1.7')])],
  ['nada más que ceros', Buffer.alloc(64)],
]

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { status: number; codigo: string; errores?: object }) => ({
      status: error.status,
      codigo: error.codigo,
      ...(error.errores ? { errores: error.errores } : {}),
    }),
  )

describe.each(FILE_PLACES)('un mensaje con archivos %s', (name, open) => {
  let place: FilePlace
  let canal_id: number
  let people: ReturnType<typeof testCtx>[]
  beforeAll(async () => {
    place = await open(db, now)
    const permissions = ['blog.vista']
    people = []
    for (const who of ['emisor', 'receptor', 'ajeno']) {
      const id = await addUser(db, `${who}.${name.replaceAll(' ', '')}@cauce.demo`)
      people.push(testCtx(db, { user: sessionUser({ id, permissions }), now, files: place.files }))
    }
    const [one, other] = people
    const row = { user_crea_id: one?.user.id ?? 0, user_recibe_id: other?.user.id ?? 0 }
    canal_id = (await db.insertInto('canales').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
  afterAll(() => place.close())
  beforeEach(async () => {
    await db.deleteFrom('mensajes_por_enviar').execute()
  })

  const person = (at: number) => people[at] ?? testCtx(db, { user: sessionUser({ id: 0 }) })
  const ask = (files: readonly Buffer[], more: { mensaje?: string; clave?: string } = {}, ctx = person(0)) =>
    beginMessage(ctx, {
      canal_id,
      mensaje: '',
      nombre_adjuntos: files.map((_, at) => `Epicrisis ${at}.PDF`),
      tamano_adjuntos: files.map(({ length }) => length),
      ...more,
    })
  const errores = async (files: readonly Buffer[], more = {}) => {
    const refused = await failure(ask(files, more))
    return refused !== null && 'errores' in refused ? refused.errores : refused
  }
  const save = (asked: Awaited<ReturnType<typeof ask>>, ctx = person(0)) =>
    publishPending(ctx, {
      mensaje_id: asked.mensaje.id,
      nombre_adjunto: asked.urlArchivo.map(({ nombre }) => nombre),
      adjunto: asked.urlArchivo.map(({ ruta }) => ruta),
    })
  const written = async () => {
    const { n } = await db
      .selectFrom('mensajes')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('canal_id', '=', canal_id)
      .executeTakeFirstOrThrow()
    return n
  }
  const sendAll = async (asked: Awaited<ReturnType<typeof ask>>, files: readonly Buffer[]) => {
    for (const [at, { url }] of asked.urlArchivo.entries()) {
      expect(await place.put(url, files[at] ?? Buffer.alloc(0))).toBe(200)
    }
  }

  it('nadie lo ve hasta que están todos sus archivos; después, quien está en el chat los abre', async () => {
    const files = [pdf(), pdf('dos')]
    const before = await written()
    const asked = await ask(files, { mensaje: '  Adjunto la epicrisis.  ' })
    await place.put(asked.urlArchivo[0]?.url ?? '', files[0] ?? page)
    expect(await failure(save(asked))).toEqual({ status: 409, codigo: 'archivo.no_recibido' })
    expect(await written()).toBe(before)
    await place.put(asked.urlArchivo[1]?.url ?? '', files[1] ?? page)
    const { mensaje } = await save(asked)
    expect(mensaje).toMatchObject({ canal_id, mensaje: 'Adjunto la epicrisis.' })
    expect(mensaje.adjuntos.map(({ nombre }) => nombre)).toEqual(['epicrisis_0.pdf', 'epicrisis_1.pdf'])
    const ruta = mensaje.adjuntos[1]?.ruta ?? ''
    expect(await fileType(person(1), ruta)).toEqual({ tipo: 'application/pdf', nombre: 'epicrisis_1.pdf' })
    expect(Buffer.from((await storedFile(person(1), ruta)).bytes)).toEqual(files[1])
    const { url } = await temporaryUrl(person(1), { disco: 'digital', path: ruta, tiempo: 10 })
    expect(Buffer.from(await (await place.get(url)).arrayBuffer())).toEqual(files[1])
    clock += 10 * 60_000
    expect((await place.get(url)).status).toBeGreaterThanOrEqual(403)
    for (const ask404 of [() => fileType(person(2), ruta), () => storedFile(person(2), ruta)]) {
      expect(await failure(ask404())).toMatchObject({ status: 404 })
    }
    const asPath = { disco: 'digital', path: ruta, tiempo: 10 } as const
    expect(await failure(temporaryUrl(person(2), asPath))).toMatchObject({ status: 404 })
    expect(await failure(temporaryUrl(person(1), { ...asPath, tiempo: 61 }))).toMatchObject({ status: 422 })
  })

  it('el archivo único de un mensaje viejo lo abre quien está en el chat, y nadie más', async () => {
    const adjunto = await place.files.saveFile(pdf('viejo'), 'pdf')
    const old = { canal_id, user_id: person(0).user.id, mensaje: '', adjunto, nombre_adjunto: 'Remisión 2019' }
    await db.insertInto('mensajes').values(old).execute()
    expect(await fileType(person(1), adjunto)).toEqual({ tipo: 'application/pdf', nombre: 'remisión_2019.pdf' })
    expect(Buffer.from((await storedFile(person(1), adjunto)).bytes)).toEqual(pdf('viejo'))
    expect(await failure(storedFile(person(2), adjunto))).toMatchObject({ status: 404 })
    const gone = 'aa/aaaaaaaa-0000-0000-0000-000000000000.pdf'
    await db
      .insertInto('mensajes')
      .values({ ...old, adjunto: gone })
      .execute()
    const asked = { disco: 'digital', path: gone, tiempo: 10 } as const
    expect(await failure(temporaryUrl(person(1), asked))).toMatchObject({ status: 404 })
  })

  it('con la misma clave, y guardado muchas veces a la vez, es un mensaje', async () => {
    const files = [pdf('clave')]
    const before = await written()
    const clave = `clave ${name}`
    const asks = await Promise.all([1, 2, 3].map(() => ask(files, { clave })))
    expect(new Set(asks.map(({ mensaje }) => mensaje.id)).size).toBe(1)
    const asked = await ask(files, { clave })
    await sendAll(asked, files)
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(asked)))
    expect(new Set(answers.map(({ mensaje }) => mensaje.id)).size).toBe(1)
    expect(await written()).toBe(before + 1)
    expect((await save(asked)).mensaje.id).toBe(answers[0]?.mensaje.id)
    const again = await ask(files, { clave })
    expect(again).toMatchObject({ mensaje: asked.mensaje, urlArchivo: [{ recibido: true, url: '' }] })
    expect(await failure(ask([pdf('otro, más largo')], { clave }))).toMatchObject({ status: 409 })
  })

  it('lo que se corta no cuenta como recibido; lo que llegó no se envía otra vez', async () => {
    const long = pdf(' '.repeat(3_000_000))
    const files = [pdf('corto'), long]
    const asked = await ask(files)
    await place.put(asked.urlArchivo[0]?.url ?? '', files[0] ?? page)
    for (const at of [1, 1_024, 500_000, long.length - 1]) {
      await place.putCut(asked.urlArchivo[1]?.url ?? '', long, at)
      expect(await failure(save(asked))).toEqual({ status: 409, codigo: 'archivo.no_recibido' })
    }
    clock += 2 * HOUR
    expect(await place.put(asked.urlArchivo[1]?.url ?? '', long)).toBeGreaterThanOrEqual(403)
    const resumed = await resumeMessage(person(0), asked.mensaje.id)
    expect(resumed.urlArchivo.map(({ recibido, ruta }) => [recibido, ruta])).toEqual([
      [true, asked.urlArchivo[0]?.ruta],
      [false, asked.urlArchivo[1]?.ruta],
    ])
    expect(await place.put(resumed.urlArchivo[1]?.url ?? '', long)).toBe(200)
    // The answer was lost, and it is sent again.
    expect(await place.put(resumed.urlArchivo[1]?.url ?? '', long)).toBe(200)
    expect((await save(asked)).mensaje.adjuntos.map(({ tamano }) => tamano)).toEqual(files.map(({ length }) => length))
  })

  it.each(HOSTILE)('%s no se publica, se llame como se llame', async (_what, bytes) => {
    const whole = pdf(' '.repeat(2_000))
    const wrong = Buffer.concat([bytes, Buffer.alloc(whole.length - bytes.length, 32)])
    const asked = await ask([wrong])
    await place.put(asked.urlArchivo[0]?.url ?? '', wrong)
    const refused = await failure(save(asked))
    expect([409, 422]).toContain(refused?.status)
    if (refused?.status === 422) expect(refused.errores).toEqual({ adjunto: [ONLY_PDF] })
    expect(await place.files.sizeOf(asked.urlArchivo[0]?.ruta ?? '')).toBeNull()
    await sendAll(asked, [whole])
    expect((await save(asked)).mensaje.adjuntos).toHaveLength(1)
  })

  it.each([
    ['solo el comienzo', Buffer.from('%PDF-'), PDF_FAULTS.dañado],
    ['un programa que corre al abrirlo', RUNS, PDF_FAULTS.activo],
  ])('un PDF con %s no se publica ni se queda guardado', async (_what, bytes, said) => {
    const asked = await ask([bytes])
    await sendAll(asked, [bytes])
    expect(await failure(save(asked))).toEqual({ status: 422, codigo: 'datos.invalidos', errores: { adjunto: [said] } })
    expect(await place.files.sizeOf(asked.urlArchivo[0]?.ruta ?? '')).toBeNull()
  })

  it('lo publicado no cambia aunque se siga enviando a su dirección', async () => {
    const asked = await ask([pdf('bueno')])
    await sendAll(asked, [pdf('bueno')])
    const { mensaje } = await save(asked)
    await place.put(asked.urlArchivo[0]?.url ?? '', pdf('malo!'))
    const { bytes } = await storedFile(person(1), mensaje.adjuntos[0]?.ruta ?? '')
    expect(Buffer.from(bytes)).toEqual(pdf('bueno'))
  })

  it('solo se guardan los archivos que se dieron para ese mensaje, y solo quien los pidió', async () => {
    const [asked, other] = [await ask([pdf()]), await ask([pdf()])]
    await sendAll(asked, [pdf()])
    await sendAll(other, [pdf()])
    const mixed = { ...asked, urlArchivo: other.urlArchivo }
    const wrong = { status: 422, codigo: 'datos.invalidos', errores: { adjunto: [NOT_ITS_FILES] } }
    expect(await failure(save(mixed))).toEqual(wrong)
    expect(await failure(save({ ...asked, urlArchivo: [...asked.urlArchivo, ...other.urlArchivo] }))).toEqual(wrong)
    expect(await failure(save({ ...asked, urlArchivo: [] }))).toEqual(wrong)
    expect(await failure(save(asked, person(1)))).toMatchObject({ status: 404 })
    expect(await failure(resumeMessage(person(1), asked.mensaje.id))).toMatchObject({ status: 404 })
    expect(await failure(giveUpMessage(person(1), asked.mensaje.id))).toMatchObject({ status: 404 })
    expect(await failure(ask([pdf()], {}, person(2)))).toMatchObject({ status: 404 })
  })

  it('quien desiste, o no termina en un día, no deja nada', async () => {
    const [given, late] = [await ask([pdf('uno')], { clave: 'se deja' }), await ask([pdf('dos')])]
    await sendAll(given, [pdf('uno')])
    await sendAll(late, [pdf('dos')])
    await giveUpMessage(person(0), given.mensaje.id)
    expect(await place.files.sizeOf(given.urlArchivo[0]?.ruta ?? '')).toBeNull()
    expect(await failure(save(given))).toMatchObject({ status: 404 })
    expect((await ask([pdf('uno')], { clave: 'se deja' })).mensaje.id).not.toBe(given.mensaje.id)
    clock += 24 * HOUR
    expect(await failure(save(late))).toMatchObject({ status: 404 })
    expect(await sweepUnfinished(db, place.files, now())).toBe(1)
    clock += HOUR
    expect(await sweepUnfinished(db, place.files, now())).toBe(2)
    expect(await place.files.sizeOf(late.urlArchivo[0]?.ruta ?? '')).toBeNull()
    expect(await db.selectFrom('archivos_por_enviar').select('id').execute()).toEqual([])
  })

  it('se rehúsa antes de que viaje nada', async () => {
    expect(await errores([])).toEqual({ archivos: [NO_FILES] })
    expect(await errores([pdf()], { mensaje: 'Corto' })).toEqual({ mensaje: [MESSAGE_TOO_SHORT] })
    expect(await errores([pdf()], { tamano_adjuntos: [52_428_801] })).toEqual({ archivos: [FILES_TOO_LARGE] })
    expect(await errores([pdf(), pdf()], { tamano_adjuntos: [52_428_801, -1] })).not.toBeNull()
    expect(await errores([pdf()], { tamano_adjuntos: [] })).toMatchObject({ tamano_adjuntos: [expect.any(String)] })
    for (let at = 0; at < MAX_UNFINISHED; at += 1) await ask([pdf()])
    expect(await errores([pdf()])).toEqual({ archivos: [TOO_MANY_UNFINISHED] })
  })
})
