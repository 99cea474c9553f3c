import { createHash } from 'node:crypto'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalConsentText } from '@cauce/domain/consent/fingerprint'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { verifyPassword } from '../modules/auth/password.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { isPasswordExpired } from '@cauce/domain/session/password-expiry'
import { DEMO_PASSWORD } from './demo/people.ts'
import { freshenDemo } from './freshen.ts'
import { seedDatabase } from './seed.ts'

const TODAY = '2026-11-21'
const NOW = new Date('2026-11-21T12:24:00.000Z')
const OPTIONS = { demo: true, today: TODAY, now: NOW, log: () => {} } as const

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  expect(await seedDatabase(database.db, OPTIONS)).toBe(true)
})
afterAll(() => database.close())

const size = async (
  table: 'cups' | 'cie10' | 'municipios' | 'medicamentos' | 'esquemas' | 'reps' | 'afiliados' | 'colegios',
) =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

const permissionsOf = async (email: string) => {
  const rows = await database.db
    .selectFrom('users as u')
    .innerJoin('user_role as ur', 'ur.user_id', 'u.id')
    .innerJoin('role_permiso as rp', 'rp.role_id', 'ur.role_id')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select('p.nombre')
    .where('u.email', '=', email)
    .execute()
  return rows.map(({ nombre }) => nombre).toSorted()
}

describe('catálogos', () => {
  test('tienen el tamaño de los archivos y quedan registrados', async () => {
    expect(await size('cups')).toBe(13_614)
    expect(await size('cie10')).toBe(14_498)
    expect(await size('municipios')).toBe(1_122)
    expect(await size('medicamentos')).toBe(911)
    expect(await size('esquemas')).toBe(114)
    expect(await size('reps')).toBeGreaterThan(60)
    expect(await size('afiliados')).toBeGreaterThanOrEqual(40)
    expect(await size('colegios')).toBe(80)
  })

  test('todo procedimiento que pide consentimiento tiene texto, con la huella de lo que se lee', async () => {
    const texts = await database.db
      .selectFrom('consentimientos_textos as t')
      .innerJoin('cups as p', 'p.id', 't.cup_id')
      .selectAll('t')
      .select(['p.codigo as cup_codigo', 'p.nombre as cup_nombre'])
      .execute()
    const asking = await database.db.selectFrom('cups').select('id').where('requiere_consentimiento', '=', 1).execute()
    expect(new Set(texts.map(({ cup_id }) => cup_id))).toEqual(new Set(asking.map(({ id }) => id)))
    for (const text of texts)
      expect(text.huella).toBe(createHash('sha256').update(canonicalConsentText(text)).digest('hex'))
    expect(texts.filter(({ cup_codigo }) => cup_codigo === '452301').map(({ version }) => version)).toEqual([1, 2, 3])
  })

  test('las marcas de auditoría y consentimiento son las pedidas', async () => {
    const marks = await database.db
      .selectFrom('cups')
      .select(['codigo', 'requiere_auditoria', 'requiere_consentimiento'])
      .where('codigo', 'in', ['452301', '441302', '902210', '881302'])
      .orderBy('codigo')
      .execute()
    expect(marks.map((row) => Object.values(row))).toEqual([
      ['441302', 0, 1],
      ['452301', 1, 1],
      ['881302', 0, 0],
      ['902210', 0, 0],
    ])
  })

  test('la clase de cada alergia registrada existe en el catálogo de alergias', async () => {
    const known = new Set(
      (await database.db.selectFrom('alergias').select('clase').execute()).map(({ clase }) => clase),
    )
    const recorded = await database.db
      .selectFrom('alergias_afiliado')
      .select('nombre')
      .where('tipo', '=', 'clase')
      .execute()
    expect(recorded.map(({ nombre }) => nombre).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('usuarios', () => {
  test('entran con la contraseña de demostración y cada uno tiene sus permisos', async () => {
    const users = await database.db
      .selectFrom('users')
      .select(['email', 'password', 'tipo_usuario'])
      .orderBy('id')
      .execute()
    expect(users.map(({ email }) => email.split('@')[0])).toEqual([
      'medico',
      'oncologo',
      'referente',
      'auxiliar',
      'admin',
      'afiliado',
      'auditor',
      'afiliada',
      'vencido',
      'farmacia',
      'referencia',
      'hospital',
      'aseguramiento',
      'coordinacion',
      'auditor2',
      'concepto',
    ])
    expect(await verifyPassword(DEMO_PASSWORD, users[0]?.password ?? null)).toBe(true)
    expect(users.filter(({ tipo_usuario }) => tipo_usuario === 2).map(({ email }) => email)).toEqual([
      'afiliado@cauce.demo',
      'afiliada@cauce.demo',
    ])
    expect(await permissionsOf('medico@cauce.demo')).toEqual(
      expect.arrayContaining(['blog.vista', 'panelmedico.atenciones']),
    )
    expect(await permissionsOf('auxiliar@cauce.demo')).toEqual(['cita.afiliados'])
    expect(await permissionsOf('auditor@cauce.demo')).toEqual([
      'autorizacion.auditoria',
      'autorizacion.medicamentos',
      'autorizacion.menu',
      'autorizacion.oncologia',
      'autorizacion.ordenamiento',
      'autorizacion.otrosServicios',
      'autorizacion.servicios',
      'autorizacion.serviciosCirugia',
      'blog.vista',
      'consultas.todas',
      'desarrollo.normas',
      'historico.atenciones',
      'historico.consentimientos',
      'historico.incapacidades',
      'historico.ordenes',
      'historico.reportes',
      'incapacidades.anular',
      'normas.aprobar',
      'ordenamiento.segundaFirma',
    ])
    expect(await permissionsOf('farmacia@cauce.demo')).toEqual([
      'antecedentes.registrar',
      'antecedentes.sinConsulta',
      'codigosSumi.codigoSumi',
      'codigosSumi.formasFarmaceuticas',
      'codigosSumi.gruposTerapeuticos',
      'codigosSumi.subgruposTerapeuticos',
      'codigosSumi.viasAdministracion',
      'farmacia.menu.vista',
      'historico.atenciones',
      'historico.medicamentosParciales',
      'medicamentos.entregar',
    ])
    expect(await permissionsOf('admin@cauce.demo')).toEqual([...PERMISSIONS].toSorted())
  })

  test('la firma de la médica es una imagen con trazos', async () => {
    const { firma } = await database.db
      .selectFrom('operadores')
      .select('firma')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const image = PNG.sync.read(firma ?? Buffer.alloc(0))
    const inked = image.data.filter((value, index) => index % 4 === 3 && value > 0).length
    expect(inked).toBeGreaterThan(2_000)
  })
})

describe('arranques siguientes', () => {
  test('sobre una base con datos no hace nada', async () => {
    expect(await seedDatabase(database.db, OPTIONS)).toBe(false)
  })

  test('hoy no agrega nada; otro día agrega la agenda del día una sola vez y no toca lo que había', async () => {
    const before = await database.db.selectFrom('consultas').selectAll().orderBy('id').execute()
    expect(await freshenDemo(database.db, TODAY, NOW)).toBe(0)
    const later = new Date('2026-11-22T12:00:00.000Z')
    expect(await freshenDemo(database.db, '2026-11-22', later)).toBeGreaterThanOrEqual(24)
    expect(await freshenDemo(database.db, '2026-11-22', later)).toBe(0)
    const after = await database.db.selectFrom('consultas').selectAll().orderBy('id').execute()
    expect(after.slice(0, before.length)).toEqual(before)
  })

  test('al mes las contraseñas que nadie cambió siguen sirviendo; las demás y la vencida, no', async () => {
    const later = new Date('2026-12-31T12:00:00.000Z')
    const changed = await database.db
      .selectFrom('users')
      .select(['id', 'password'])
      .where('email', '=', 'medico@cauce.demo')
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('contrasenas_anteriores')
      .values({ user_id: changed.id, password: changed.password })
      .execute()
    await database.db
      .updateTable('users')
      .set({ password_changed_at: null })
      .where('email', '=', 'referente@cauce.demo')
      .execute()
    await freshenDemo(database.db, '2026-12-31', later)
    const users = await database.db.selectFrom('users').select(['email', 'password_changed_at']).execute()
    const expired = users.filter((user) =>
      isPasswordExpired(user.password_changed_at?.getTime() ?? null, later.getTime()),
    )
    expect(expired.map(({ email }) => email.split('@', 1).join('')).toSorted()).toEqual([
      'medico',
      'referente',
      'vencido',
    ])
  })

  test('sin demostración no hay personas inventadas, y tampoco agenda que refrescar', async () => {
    const plain = await openTestDatabase()
    expect(await seedDatabase(plain.db, { ...OPTIONS, demo: false })).toBe(true)
    for (const table of ['users', 'afiliados', 'reps', 'entidades', 'consultas'] as const) {
      expect(await plain.db.selectFrom(table).select('id').execute()).toEqual([])
    }
    expect(await freshenDemo(plain.db, TODAY, NOW)).toBe(0)
    await plain.close()
  })
})
