import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CONTENT_CHANGED, type ContentForm, NOT_DRAFT } from '@cauce/domain/content/content'
import { ATTACHMENT_TOO_LARGE, MAX_ATTACHMENT_BYTES } from '@cauce/domain/content/attachment'
import { takeUpload, useUpload } from '../../files/tickets.ts'
import { addUser, openTestDatabase, sessionUser, type TestDatabase, testCtx } from '../../testing/database.ts'
import { askUpload, attach, detach, openAttachment } from './attachments.ts'
import * as service from './service.ts'

const database: TestDatabase = await openTestDatabase()
afterAll(() => database.close())

let clock = Date.UTC(2026, 10, 21, 15)
const now = () => new Date(clock)
const MINUTE = 60_000
const form: ContentForm = {
  tipo: 'manual',
  titulo: 'Ordenar procedimientos',
  resumen: 'De la búsqueda a la orden',
  cuerpo: '# Antes de ordenar\n\nRevise las **alergias**.',
}

let editor: ReturnType<typeof testCtx>
let reader: ReturnType<typeof testCtx>
beforeEach(async () => {
  clock += MINUTE
  await database.db.deleteFrom('contenidos').execute()
  const [one, two] = [
    await addUser(database.db, `editora${clock}@cauce.demo`),
    await addUser(database.db, `lector${clock}@cauce.demo`),
  ]
  editor = testCtx(database.db, { user: sessionUser({ id: one, permissions: ['inicio.gestionContenido'] }), now })
  reader = testCtx(database.db, { user: sessionUser({ id: two }), now })
})

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { status: number; codigo: string; message: string }) => `${error.status} ${error.codigo} ${error.message}`,
  )

const published = async () => {
  const { id, version } = await service.createContent(editor, form)
  await service.moveContent(editor, id, { evento: 'publicar', version })
  return id
}

describe('leer', () => {
  it('un borrador solo lo ve quien edita', async () => {
    const { id } = await service.createContent(editor, form)
    expect((await service.publishedList(reader, {})).total).toBe(0)
    expect(await failure(service.wholeContent(reader, id, 'reader'))).toContain('404')
    expect(await service.wholeContent(editor, id, 'editor')).toMatchObject({ ...form, estado: 'borrador', version: 1 })
  })

  it('lo publicado es nuevo hasta que la persona lo abre, y otra vez cuando se publica de nuevo', async () => {
    const id = await published()
    expect(await service.publishedList(reader, {})).toMatchObject({ sin_leer: 1, data: [{ id, nuevo: true }] })
    clock += MINUTE
    await service.readContent(reader, id)
    await service.readContent(reader, id)
    expect(await service.publishedList(reader, {})).toMatchObject({ sin_leer: 0, data: [{ id, nuevo: false }] })
    expect((await service.editorList(editor, {})).data[0]?.lecturas).toBe(1)
    clock += MINUTE
    await service.moveContent(editor, id, { evento: 'retirar', version: 2 })
    expect(await failure(service.readContent(reader, id))).toContain('404')
    await service.moveContent(editor, id, { evento: 'publicar', version: 3 })
    expect((await service.publishedList(reader, {})).sin_leer).toBe(1)
  })

  it('se busca en título, resumen y texto, sin acentos, y los comodines son letras', async () => {
    await published()
    const found = async (texto: string) => (await service.publishedList(reader, { texto })).total
    expect([
      await found('ALERGÍAS antes'),
      await found('búsqueda'),
      await found('%'),
      await found('zarigüeya'),
    ]).toEqual([1, 1, 0, 0])
    expect((await service.publishedList(reader, { tipo: 'novedad' })).total).toBe(0)
  })
})

describe('editar', () => {
  it('dos editores: el segundo que guarda sobre la misma versión se entera y no pisa nada', async () => {
    const { id, version } = await service.createContent(editor, form)
    await service.saveContent(editor, id, { ...form, titulo: 'Uno', version })
    expect(await failure(service.saveContent(editor, id, { ...form, titulo: 'Dos', version }))).toBe(
      `409 contenido.cambiado ${CONTENT_CHANGED}`,
    )
    expect(await service.wholeContent(editor, id, 'editor')).toMatchObject({ titulo: 'Uno', version: 2 })
  })

  it('la misma solicitud dos veces crea un solo borrador', async () => {
    const twice = { ...editor, idempotencyKey: `clave-${clock}` }
    const [one, two] = [await service.createContent(twice, form), await service.createContent(twice, form)]
    expect(two).toEqual(one)
    expect((await service.editorList(editor, {})).total).toBe(1)
  })

  it('se elimina un borrador, no lo que alguna vez se publicó', async () => {
    const draft = await service.createContent(editor, form)
    await service.removeContent(editor, draft.id)
    const id = await published()
    expect(await failure(service.removeContent(editor, id))).toBe(`409 contenido.no_borrador ${NOT_DRAFT}`)
    await service.moveContent(editor, id, { evento: 'retirar', version: 2 })
    expect(await failure(service.removeContent(editor, id))).toContain('409')
  })

  it('cuenta por estado con los demás filtros puestos', async () => {
    await published()
    await service.createContent(editor, { ...form, tipo: 'novedad' })
    expect((await service.editorList(editor, { tipo: 'manual', estado: 'borrador' })).por_estado).toEqual([
      { estado: 'publicado', total: 1 },
    ])
    expect((await service.editorList(editor, { orden: 'titulo', por_pagina: 1 })).data).toHaveLength(1)
  })
})

const file = { nombre: 'Guía rápida.pdf', tipo: 'application/pdf', tamano: 1200 }
const send = (clave: string) =>
  useUpload(database.db, clave, { archivo: 'ab/x.pdf', sha256: 'f'.repeat(64), tamano: 1200, now: now() })

describe('adjuntos', () => {
  it('lo que no se acepta se dice antes de enviar', async () => {
    const { id } = await service.createContent(editor, form)
    const large = { ...file, tamano: MAX_ATTACHMENT_BYTES + 1 }
    expect(await failure(askUpload(editor, id, large))).toBe(`422 datos.invalidos ${ATTACHMENT_TOO_LARGE}`)
    expect(await failure(askUpload(editor, id, { ...file, tipo: 'text/html' }))).toContain('422')
    expect(await failure(askUpload(editor, 99_999, file))).toContain('404')
  })

  it('se adjunta lo que esa persona envió, una vez', async () => {
    const { id } = await service.createContent(editor, form)
    const { clave } = await askUpload(editor, id, file)
    expect(await failure(attach(editor, id, clave))).toContain('409 archivo.no_recibido')
    expect([await send(clave), await send(clave)]).toEqual([true, false])
    expect(await takeUpload(database.db, reader.user.id, clave, now())).toBeUndefined()
    const attached = await attach(editor, id, clave)
    expect(attached).toMatchObject({ tipo: file.tipo, tamano: 1200 })
    expect(await failure(attach(editor, id, clave))).toContain('409')
    expect((await service.wholeContent(editor, id, 'editor')).archivos).toEqual([attached])
  })

  it('repetir el mismo envío responde lo que ya se adjuntó', async () => {
    const { id } = await service.createContent(editor, form)
    const { clave } = await askUpload(editor, id, file)
    await send(clave)
    const twice = { ...editor, idempotencyKey: `adjunto-${clock}` }
    const attached = await attach(twice, id, clave)
    expect(await attach(twice, id, clave)).toEqual(attached)
    expect((await service.wholeContent(editor, id, 'editor')).archivos).toEqual([attached])
  })

  it('la dirección para enviar vence a los diez minutos', async () => {
    const { id } = await service.createContent(editor, form)
    const { clave } = await askUpload(editor, id, file)
    await send(clave)
    clock += 10 * MINUTE
    expect(await failure(attach(editor, id, clave))).toContain('409')
  })

  it('el de un borrador no se abre sin ser editor; el de lo publicado, sí', async () => {
    const id = await published()
    const { clave } = await askUpload(editor, id, file)
    await send(clave)
    const { id: attachmentId } = await attach(editor, id, clave)
    expect((await openAttachment(reader, attachmentId)).url).toMatch(/^\/archivos\/[\w-]{43}$/u)
    await service.moveContent(editor, id, { evento: 'retirar', version: 2 })
    expect(await failure(openAttachment(reader, attachmentId))).toContain('404')
    await expect(openAttachment(editor, attachmentId)).resolves.toHaveProperty('url')
    await detach(editor, attachmentId)
    expect(await failure(detach(editor, attachmentId))).toContain('404')
  })

  it('las claves no se guardan', async () => {
    const { id } = await service.createContent(editor, form)
    const { clave } = await askUpload(editor, id, file)
    const rows = await database.db.selectFrom('permisos_archivo').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(clave)
  })
})
