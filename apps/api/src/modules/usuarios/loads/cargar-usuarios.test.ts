import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LAST_ADMINISTRATOR, NOT_YOURS_TO_GIVE } from '@cauce/domain/session/granting'
import { ONLY_DIGITS } from '@cauce/domain/users/document-number'
import { EMAIL_TAKEN, UNKNOWN_SITE } from '@cauce/domain/users/user-form'
import { INVALID_EMAIL } from '@cauce/domain/text/email'
import { createOperator } from '../create-user.ts'
import { actsOf, newOperator, openUsers, refusal, ROLE, type UsersFixture } from '../fixture.ts'
import { cancelLoad, loadBatch } from './batch.ts'
import { loadLines, rejectedFile, templateFile } from './lines.ts'
import { reviewLoad } from './review.ts'

let users: UsersFixture
beforeAll(async () => {
  users = await openUsers()
})
afterAll(() => users.close())

const HEADER = 'tipo_documento;numero_documento;nombres;apellidos;correo;cargo;sede;roles'
let files = 0
const fileOf = (...lines: string[]): string => [HEADER, ...lines, `CC;${(files += 1) + 70_000_000};;;;;;`].join('\n')
/** The last line of every file is wrong, so that each file is another one. */
const review = async (texto: string, who = users.chief) =>
  (await reviewLoad(await users.as(who), { nombre: 'personal.csv', texto })).carga
const refused = async (texto: string) => (await refusal(review(texto))) ?? ''
const lines = async (id: number) => (await loadLines(await users.as(users.chief), id, { por_pagina: 100 })).data
const load = async (id: number, who = users.chief) => loadBatch(await users.as(who), id)
const people = async (): Promise<number> => (await users.db.selectFrom('users').select('id').execute()).length

describe('revisar', () => {
  it('dice de cada línea qué haría, sin hacer nada', async () => {
    const before = await people()
    const carga = await review(
      fileOf(
        'CC;1.001.001;Ana;Ruiz;ana1@cauce.demo;Auxiliar;Sede Laureles;Auxiliar',
        'CC;AB1;Luis;Mesa;luis;;Sede Lejana;Auxiliar|Jefe',
        'CC;1001001;Ana;Ruiz;ana1@cauce.demo;;;Auxiliar',
      ),
    )
    expect(carga).toMatchObject({ total: 4, por_crear: 1, rechazadas: 3, creadas: 0, estado: 'revisada' })
    expect(await people()).toBe(before)
    const [first, second, third, last] = await lines(carga.id)
    expect(first).toMatchObject({ linea: 2, accion: 'crear', documento: 'CC 1.001.001', errores: [] })
    expect(second?.errores).toEqual([
      { columna: 'numero_documento', valor: 'AB1', mensaje: ONLY_DIGITS },
      { columna: 'sede', valor: 'Sede Lejana', mensaje: UNKNOWN_SITE },
      { columna: 'roles', valor: 'Auxiliar|Jefe', mensaje: 'No existe el rol Jefe' },
      { columna: 'correo', valor: 'luis', mensaje: INVALID_EMAIL },
    ])
    expect(third?.errores.map(({ mensaje }) => mensaje)).toEqual([
      'Se repite: ya está en la línea 2',
      'Se repite: ya está en la línea 2',
    ])
    expect(last?.errores.map(({ columna }) => columna)).toEqual(['roles', 'nombres', 'apellidos', 'correo'])
  })

  it('de un archivo que no se puede leer dice por qué', async () => {
    expect(await refused('nombre;correo\nAna;ana@x.co')).toContain('Falta la columna tipo_documento')
    expect(await refused(HEADER)).toContain('El archivo no tiene líneas de usuarios')
    expect(await refused(`${HEADER}\nCC;"100;Ana`)).toContain('comillas sin cerrar')
    expect(await refused(`${HEADER}\n${'CC;1;;;;;;\n'.repeat(5_001)}`)).toContain('El archivo tiene 5 001 líneas')
  })

  it('una celda de más se nota', async () => {
    const { id } = await review(`tipo_documento,numero_documento,cargo,roles\nCC,1002000,Jefe, del área,Auxiliar`)
    expect((await lines(id))[0]?.errores.some(({ mensaje }) => mensaje.includes('más celdas que columnas'))).toBe(true)
  })

  it('la línea de ejemplo de la plantilla no crea a nadie', async () => {
    const { id } = await review(Buffer.from(templateFile().bytes).toString('utf8'))
    expect(await lines(id)).toMatchObject([{ accion: 'rechazar' }])
  })

  it('nadie da por archivo lo que no puede dar, ni toca a quien puede más', async () => {
    await review(fileOf())
    const boss = newOperator()
    await createOperator(await users.as(users.chief), { ...boss, roles: [ROLE.auditor] })
    const { id } = await review(
      fileOf(
        'CC;1003001;Ana;Ruiz;ana3@cauce.demo;;;Auditor médico',
        `CC;${boss.numero_documento};;;;Jefe;;`,
        `CC;1003002;Eva;Ruiz;${boss.email};;;Auxiliar`,
      ),
      users.desk,
    )
    const [given, beyond, taken] = await lines(id)
    expect(given?.errores).toMatchObject([{ columna: 'roles', mensaje: NOT_YOURS_TO_GIVE }])
    expect(beyond?.errores[0]?.columna).toBe('numero_documento')
    expect(taken?.errores).toMatchObject([{ columna: 'correo', mensaje: EMAIL_TAKEN }])
  })
})

describe('cargar', () => {
  it('crea y cambia, con enlace y auditoría de cada uno; repetir no hace nada dos veces', async () => {
    const existing = newOperator({ cargo: 'Auxiliar' })
    const { id: known } = await createOperator(await users.as(users.chief), { ...existing, roles: [ROLE.auxiliar] })
    const texto = fileOf(
      'CC;1004001;Ana;Ruiz;ana4@cauce.demo;Auxiliar;0500102;Auxiliar|Médico general',
      `CC;${existing.numero_documento};;;;Coordinadora;;Médico general`,
      `CC;${existing.numero_documento.slice(0, -1)}9999;Eva;Paz;eva4@cauce.demo;;;Auxiliar`,
    )
    const carga = await review(texto)
    expect((await lines(carga.id))[1]?.cambios).toEqual([
      { columna: 'cargo', antes: 'Auxiliar', despues: 'Coordinadora' },
      { columna: 'roles', antes: 'Auxiliar', despues: 'Médico general' },
    ])
    const before = await people()
    expect(await load(carga.id)).toMatchObject({
      estado: 'terminada',
      creadas: 2,
      actualizadas: 1,
      por_crear: 0,
      rechazadas: 1,
    })
    expect(await people()).toBe(before + 2)
    expect(users.told.rights).toContain(known)
    expect((await actsOf(users.db, known)).map(({ accion }) => accion)).toEqual([
      'usuario.crear',
      'usuario.editar',
      'usuario.roles',
    ])
    const mail = await users.db.selectFrom('correos').select('texto').where('para', '=', 'ana4@cauce.demo').execute()
    expect(mail).toHaveLength(1)

    expect(await load(carga.id)).toMatchObject({ creadas: 2 })
    const again = await review(texto.replaceAll('\n', '\r\n'))
    expect(again).toMatchObject({ id: carga.id, estado: 'terminada', creadas: 2, actualizadas: 1, por_crear: 0 })
    await load(again.id)
    expect(await people()).toBe(before + 2)
  })

  it('dos que cargan a la vez el mismo archivo crean cada línea una vez', async () => {
    const texto = fileOf(
      ...Array.from({ length: 8 }, (_, at) => `CC;${1_005_000 + at};Ana;Ruiz;ana5${at}@cauce.demo;;;Auxiliar`),
    )
    const before = await people()
    const loads = await Promise.all([review(texto), review(texto)])
    expect(new Set(loads.map(({ id }) => id)).size).toBe(1)
    await Promise.all(loads.flatMap(({ id }) => [load(id), load(id, users.desk)]))
    expect(await people()).toBe(before + 8)
  })

  it('lo que cambió desde la revisión se rechaza línea por línea, y lo demás sigue', async () => {
    const { id } = await review(
      fileOf('CC;1006001;Ana;Ruiz;ana6@cauce.demo;;;Auxiliar', 'CC;1006002;Eva;Paz;eva6@cauce.demo;;;Auxiliar'),
    )
    await createOperator(await users.as(users.chief), {
      ...newOperator({ email: 'ana6@cauce.demo' }),
      roles: [ROLE.auxiliar],
    })
    expect(await load(id)).toMatchObject({ creadas: 1, rechazadas: 2, estado: 'terminada' })
    expect((await lines(id))[0]?.errores).toMatchObject([{ columna: 'correo', mensaje: EMAIL_TAKEN }])
  })

  it('no deja la instalación sin administrador', async () => {
    const only = newOperator()
    const { id: admin } = await createOperator(await users.as(users.chief), { ...only, roles: [ROLE.administrador] })
    const { id } = await review(
      fileOf(`CC;${only.numero_documento};;;;;;Auxiliar`, 'CC;1007001;Ana;Ruiz;ana7@cauce.demo;;;Auxiliar'),
    )
    const ctx = await users.as(users.chief)
    await users.db.updateTable('users').set({ activo: false }).where('id', '=', users.chief).execute()
    const after = await loadBatch(ctx, id)
    await users.db.updateTable('users').set({ activo: true }).where('id', '=', users.chief).execute()
    expect(after).toMatchObject({ creadas: 1, actualizadas: 0 })
    expect((await lines(id))[0]?.errores).toMatchObject([{ columna: 'roles', mensaje: LAST_ADMINISTRATOR }])
    expect((await actsOf(users.db, admin)).map(({ accion }) => accion)).toEqual(['usuario.crear'])
  })

  it('se hace de a cien líneas, y cancelada no sigue hasta subir de nuevo el archivo', async () => {
    const texto = fileOf(
      ...Array.from({ length: 120 }, (_, at) => `CC;${1_008_000 + at};Ana;Ruiz;ana8${at}@cauce.demo;;;Auxiliar`),
    )
    const { id } = await review(texto)
    expect(await load(id)).toMatchObject({ estado: 'en_curso', creadas: 100, por_crear: 20 })
    expect((await cancelLoad(await users.as(users.chief), id)).estado).toBe('cancelada')
    expect(await refusal(load(id))).toBe('409 carga.cancelada')
    expect(await review(texto)).toMatchObject({ id, estado: 'revisada', creadas: 100, por_crear: 20 })
    expect(await load(id)).toMatchObject({ estado: 'terminada', creadas: 120 })
    expect((await cancelLoad(await users.as(users.chief), id)).estado).toBe('terminada')
  })
})

it('el informe de rechazos se corrige y se carga tal como está', async () => {
  const { id } = await review(fileOf('CC;1009001;=Ana;Ruiz, Paz;ana9;"Jefe ""encargado""";Sede Bello;Auxiliar'))
  const report = await rejectedFile(await users.as(users.chief), id)
  const text = Buffer.from(report.bytes).toString('utf8')
  expect(text).toContain("'=Ana")
  expect(text).toContain(`correo: ${INVALID_EMAIL}`)
  const corrected = await review(text.replace(',ana9,', ',ana9@cauce.demo,'))
  expect(corrected).toMatchObject({ total: 2, por_crear: 1 })
  await load(corrected.id)
  const made = await users.db
    .selectFrom('operadores')
    .selectAll()
    .where('numero_documento', '=', '1009001')
    .executeTakeFirstOrThrow()
  expect(made).toMatchObject({ nombre: '=Ana', apellido: 'Ruiz, Paz', cargo: 'Jefe "encargado"' })
})

it('una carga que no existe es 404', async () => {
  expect(await refusal(load(999_999))).toContain('404')
})
